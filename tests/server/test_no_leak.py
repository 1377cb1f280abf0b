"""No byte names a card to somebody who may not know it; planted leaks are found."""

import asyncio
import itertools

import msgspec
import pytest
from tests.server.serving import serving
from tests.server.tap import Leak, listen_in

from qiaopai.cards import hand_text
from qiaopai.games import discover
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import player_viewer
from qiaopai.room.clock import SystemChances

GAME = type(discover()["minibridge"])
TRUE_VIEW, TRUE_WHY_NOT = GAME.view, GAME.why_not


@pytest.fixture(autouse=True)
def seeded(monkeypatch):
    """Deals that can be dealt again."""
    numbers = itertools.count(1)
    monkeypatch.setattr(SystemChances, "seed", lambda self: f"no leak {next(numbers)}")


def listen(settings=None, rulebook="tw", deals=1, seed=1):
    async def scene():
        async with serving() as server:
            return await listen_in(server, settings or {}, rulebook, deals, seed)

    return asyncio.run(asyncio.wait_for(scene(), 120))


@pytest.mark.parametrize(
    ("settings", "rulebook"),
    [
        ({"undo": "casual"}, "tw"),
        ({"advice": True, "count_points": "player"}, "jcbl"),
        ({"hall": True}, "tw"),
    ],
)
def test_nobody_is_told_too_much(settings, rulebook):
    assert listen(settings, rulebook) > 500


def partner_of_dummy(self, state, viewer):
    """Everybody sees declarer's hand as soon as dummy is faced."""
    seen = TRUE_VIEW(self, state, viewer)
    if state.declarer is None:
        return seen
    theirs = TRUE_VIEW(self, state, player_viewer(state.declarer)).hands
    return msgspec.structs.replace(
        seen, hands={**seen.hands, state.declarer: theirs[state.declarer]}
    )


def legal_of_others(self, state, viewer):
    """The list of what another may do."""
    seen = TRUE_VIEW(self, state, viewer)
    asked = next(iter(self.pending(state)), None)
    if seen.phase != "play" or asked is None or viewer.player == asked:
        return seen
    theirs = TRUE_VIEW(self, state, player_viewer(asked))
    return msgspec.structs.replace(seen, legal=theirs.legal)


def unsorted_hands(self, state, viewer):
    """One's own hand in the order of dealing."""
    seen = TRUE_VIEW(self, state, viewer)
    hands = {
        seat: hand
        if hand.cards is msgspec.UNSET
        else msgspec.structs.replace(hand, cards=hand.cards[::-1])
        for seat, hand in seen.hands.items()
    }
    return msgspec.structs.replace(seen, hands=hands)


def open_salt(self, state, viewer):
    """The salt before the end."""
    return msgspec.structs.replace(TRUE_VIEW(self, state, viewer), salt=state.salt.open())


def hand_in_words(self, state, viewer):
    """Another's hand, in the notation of PBN."""
    text = hand_text(state.dealt[next(seat for seat in Seat if seat != viewer.player)])
    return msgspec.structs.replace(TRUE_VIEW(self, state, viewer), commitment=text)


def telling_refusal(self, state, player, action):
    """A refusal that says what the hand does hold."""
    answer = TRUE_WHY_NOT(self, state, player, action)
    if isinstance(answer, Refusal) and getattr(action, "hand", player) != player:
        held = state.left[action.hand]
        return Refusal(answer.code, {"card": held[0].text if held else ""})
    return answer


@pytest.mark.parametrize(
    ("attribute", "leak"),
    [
        ("view", partner_of_dummy),
        ("view", legal_of_others),
        ("view", unsorted_hands),
        ("view", open_salt),
        ("view", hand_in_words),
        ("why_not", telling_refusal),
    ],
)
def test_planted_leaks_are_found(monkeypatch, attribute, leak):
    monkeypatch.setattr(GAME, attribute, leak)
    with pytest.raises(Leak):
        listen()
