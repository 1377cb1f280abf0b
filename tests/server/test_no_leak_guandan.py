"""At a table of Guandan no byte names a card to who may not know it; planted leaks are found."""

import asyncio
import itertools

import msgspec
import pytest
from tests.server.serving import serving
from tests.server.tap import Leak
from tests.server.tap_guandan import listen_in

from qiaopai.games import discover
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.viewers import player_viewer
from qiaopai.room.clock import SystemChances

GAME = type(discover()["guandan"])
TRUE_VIEW, TRUE_WHY_NOT = GAME.view, GAME.why_not


@pytest.fixture(autouse=True)
def seeded(monkeypatch):
    """Deals that can be dealt again."""
    numbers = itertools.count(1)
    monkeypatch.setattr(SystemChances, "seed", lambda self: f"no leak {next(numbers)}")


def listen(deals=1, seed=1, **settings):
    async def scene():
        async with serving() as server:
            return await listen_in(server, settings, deals, seed)

    return asyncio.run(asyncio.wait_for(scene(), 240))


def test_nobody_is_told_too_much():
    looked, told = listen(deals=3, show_partner_when_out=True, anti_tribute="optional", advice=True)
    assert looked > 1500
    assert {"tribute_paid", "tribute_returned", "undo_asked", "rewound", "went_out"} <= told


def partner(self, state, viewer):
    """Everybody sees his partner's hand."""
    seen = TRUE_VIEW(self, state, viewer)
    if viewer.player is None:
        return seen
    return msgspec.structs.replace(seen, partner_hand=state.hand(viewer.player.partner))


def legal_of_others(self, state, viewer):
    """The list of what another may do."""
    asked = next(iter(self.pending(state)), None)
    seen = TRUE_VIEW(self, state, viewer)
    if asked is None or viewer.player == asked:
        return seen
    theirs = TRUE_VIEW(self, state, player_viewer(asked))
    return msgspec.structs.replace(seen, legal=theirs.legal)


def unsorted_hands(self, state, viewer):
    """One's own hand in the order of drawing."""
    seen = TRUE_VIEW(self, state, viewer)
    return msgspec.structs.replace(seen, hand=seen.hand[::-1]) if viewer.player else seen


def open_salt(self, state, viewer):
    """The salt before the end."""
    return msgspec.structs.replace(TRUE_VIEW(self, state, viewer), salt=state.salt.open())


def deal_in_words(self, state, viewer):
    """The whole deal as it is written."""
    return msgspec.structs.replace(TRUE_VIEW(self, state, viewer), commitment=state.dealt.text)


def telling_advice(self, view):
    """Advice that names a card of somebody else, through the view of the one who is asked."""
    return (c.PayTribute(Card.HR if Card.HR not in (view.hand or ()) else Card.SB), "bot-gives")


def telling_refusal(self, state, player, action):
    """A refusal that says what the partner holds."""
    answer = TRUE_WHY_NOT(self, state, player, action)
    held = state.hand(player.partner)
    return Refusal(answer.code, {"card": held[-1].value}) if answer and held else answer


@pytest.mark.parametrize(
    ("attribute", "leak"),
    [
        ("view", partner),
        ("view", legal_of_others),
        ("view", unsorted_hands),
        ("view", open_salt),
        ("view", deal_in_words),
        ("why_not", telling_refusal),
        ("advice", telling_advice),
    ],
)
def test_planted_leaks_are_found(monkeypatch, attribute, leak):
    monkeypatch.setattr(GAME, attribute, leak)
    with pytest.raises(Leak):
        listen()
