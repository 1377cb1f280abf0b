"""What happens, as messages to a program (`notify`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import UNSET

from qiaopai.games.guandan.formats.njupt.words import (
    NOBODY,
    PASS,
    Action,
    Message,
    action,
    laid,
    positions,
)
from qiaopai.games.guandan.rules import events as e
from qiaopai.games.guandan.rules.cards import parse_level
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.seats import Seat


class Teller:
    """Tells one program of a match (播報): what is on the table, it keeps in mind."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self._top: tuple[int, Action | None] = (NOBODY, None)
        self._victories = [0, 0, 0, 0]

    def joined(self, view: View) -> list[Message]:
        """A program has sat down in the middle of a deal."""
        if view.table is not UNSET:
            place = positions(view.turn_direction)[view.table.seat]
            self._top = (place, laid(view.table, parse_level(view.level)))
        return [self._beginning(view)]

    def messages(self, told: Iterable[EventBody], view: View) -> list[Message]:
        """The messages for what has happened; `view` is the view after it."""
        found: list[Message] = []
        for event in told:
            tell = _TELLS.get(type(event))
            if tell is not None:
                found += tell(self, event, view)
        return found

    def _beginning(self, view: View) -> Message:
        hand = () if view.hand is UNSET else view.hand
        return {
            "type": "notify",
            "stage": "beginning",
            "handCards": [card.value for card in reversed(hand)],
            "myPos": positions(view.turn_direction)[self.me],
        }

    def _started(self, event: e.DealStarted, view: View) -> Iterator[Message]:
        self._top = (NOBODY, None)
        yield self._beginning(view)

    def _anti(self, event: e.AntiTributeShown, view: View) -> Iterator[Message]:
        places = positions(view.turn_direction)
        shown = [places[seat] for seat in event.jokers]
        yield {
            "type": "notify",
            "stage": "anti-tribute",
            "antiNums": len(shown),
            "antiPos": shown,
        }

    def _paid(self, event: e.TributePaid | e.TributeTaken, view: View) -> Iterator[Message]:
        gifts = [(one.payer, one.receiver, one.card.value) for one in event.payments]
        yield from _gifts("tribute", gifts, view)

    def _back(self, event: e.TributeReturned | e.ReturnTaken, view: View) -> Iterator[Message]:
        gifts = [(one.giver, one.receiver, one.card.value) for one in event.returns]
        yield from _gifts("back", gifts, view)

    def _played(self, event: e.Played, view: View) -> Iterator[Message]:
        place = positions(view.turn_direction)[event.player]
        self._top = (place, action(event.cards, event.meaning, parse_level(view.level)))
        yield self._play(place, self._top[1])

    def _passed(self, event: e.Passed, view: View) -> Iterator[Message]:
        yield self._play(positions(view.turn_direction)[event.player], PASS)

    def _play(self, place: int, what: Action | None) -> Message:
        return {
            "type": "notify",
            "stage": "play",
            "curPos": place,
            "curAction": what,
            "greaterPos": self._top[0],
            "greaterAction": self._top[1],
        }

    def _ended(self, event: e.DealEnded, view: View) -> Iterator[Message]:
        places, result = positions(view.turn_direction), event.result
        rest = {places[seat]: cards for seat, cards in event.left.items() if cards}
        yield {
            "type": "notify",
            "stage": "episodeOver",
            "order": [places[seat] for seat in result.order],
            "curRank": view.level,
            "restCards": [[place, [card.value for card in rest[place]]] for place in sorted(rest)],
        }
        if result.match_winner is None:
            return
        for seat in result.match_winner.seats:
            self._victories[places[seat]] += 1
        yield {"type": "notify", "stage": "gameOver", "curTimes": 1, "settingTimes": 1}
        yield {
            "type": "notify",
            "stage": "gameResult",
            "victoryNum": list(self._victories),
            "draws": [0, 0, 0, 0],
        }


def _gifts(stage: str, gifts: list[tuple[Seat, Seat | None, str]], view: View) -> Iterator[Message]:
    """Once it is settled who gets which card."""
    places = positions(view.turn_direction)
    result = [[places[one], places[to], card] for one, to, card in gifts if to is not None]
    if len(result) == len(gifts):
        yield {"type": "notify", "stage": stage, "result": result}


_TELLS: Mapping[type[EventBody], Callable[[Teller, Any, View], Iterator[Message]]] = {
    e.DealStarted: Teller._started,
    e.AntiTributeShown: Teller._anti,
    e.TributePaid: Teller._paid,
    e.TributeTaken: Teller._paid,
    e.TributeReturned: Teller._back,
    e.ReturnTaken: Teller._back,
    e.Played: Teller._played,
    e.Passed: Teller._passed,
    e.DealEnded: Teller._ended,
}
