"""At a table of contract bridge nobody reads what was told to others; planted leaks are found."""

import asyncio
import itertools

import msgspec
import pytest
from tests.server.serving import serving
from tests.server.tap import Leak
from tests.server.tap_bridge import listen_in

from qiaopai.games import discover
from qiaopai.games.bridge.rules import events
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import player_viewer
from qiaopai.room.clock import SystemChances

GAME = type(discover()["bridge"])
TRUE_VIEW = GAME.view


@pytest.fixture(autouse=True)
def seeded(monkeypatch):
    """Deals that can be dealt again."""
    numbers = itertools.count(1)
    monkeypatch.setattr(SystemChances, "seed", lambda self: f"no leak {next(numbers)}")


def listen(deals=1, seed=1):
    async def scene():
        async with serving() as server:
            return await listen_in(server, deals, seed)

    return asyncio.run(asyncio.wait_for(scene(), 200))


def test_nobody_is_told_too_much():
    messages, told = listen(deals=2)
    assert messages > 1000
    assert told >= {"meaning_asked", "meaning_given", "undo_asked", "rewound", "claimed"}


def told_to_partner(self, state, viewer):
    """Alerts and texts as the opponents read them, for everybody."""
    seen = TRUE_VIEW(self, state, viewer)
    theirs = TRUE_VIEW(self, state, player_viewer(Seat.NORTH)).auction
    return msgspec.structs.replace(seen, auction=theirs)


def flag_to_partner(self, state, viewer):
    """Only that a call was alerted."""
    seen = TRUE_VIEW(self, state, viewer)
    calls = tuple(
        msgspec.structs.replace(
            call, alert=bool((meaning := state.meaning(number)) and meaning.alert) or msgspec.UNSET
        )
        for number, call in enumerate(seen.auction, 1)
    )
    return msgspec.structs.replace(seen, auction=calls)


def claim_to_partner(self, state, viewer):
    """A claimer's hand is open to his partner, too."""
    seen = TRUE_VIEW(self, state, viewer)
    if state.claim is None:
        return seen
    claim = msgspec.structs.replace(seen.claim, cards=state.claim.cards)
    return msgspec.structs.replace(seen, claim=claim)


def hand_of_next(self, state, viewer):
    """During the auction one's left-hand opponent lies open."""
    seen = TRUE_VIEW(self, state, viewer)
    if viewer.player is None:
        return seen
    left = viewer.player.left
    theirs = TRUE_VIEW(self, state, player_viewer(left)).hands[left]
    return msgspec.structs.replace(seen, hands={**seen.hands, left: theirs})


@pytest.mark.parametrize("leak", [told_to_partner, flag_to_partner, claim_to_partner, hand_of_next])
def test_planted_leaks_in_the_view_are_found(monkeypatch, leak):
    monkeypatch.setattr(GAME, "view", leak)
    with pytest.raises(Leak):
        listen(deals=3)


def test_a_text_in_the_body_of_an_event_is_found(monkeypatch):
    class CallMade(events.CallMade, frozen=True, tag="call_made"):
        text: str = ""

    true = GAME.decide

    def telling(self, state, command):
        made = true(state, command)
        text = getattr(command.body, "text", "")
        if not text or not isinstance(made[0].body, events.CallMade):
            return made
        body = CallMade(made[0].body.seat, made[0].body.call, text)
        return (msgspec.structs.replace(made[0], body=body), *made[1:])

    evolve = GAME.evolve

    def plain(self, state, event):
        if isinstance(event.body, CallMade):
            body = events.CallMade(event.body.seat, event.body.call)
            event = msgspec.structs.replace(event, body=body)
        return evolve(state, event)

    monkeypatch.setattr(GAME, "decide", telling)
    monkeypatch.setattr(GAME, "evolve", plain)
    with pytest.raises(Leak):
        listen()
