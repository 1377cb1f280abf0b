"""A deal of Guandan for tests: given hands, a standing, and commands by seat."""

from __future__ import annotations

from typing import Any

import pytest

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card, Level, make_hand, parse_cards
from qiaopai.games.guandan.rules.course import Course
from qiaopai.games.guandan.rules.deal import Hands
from qiaopai.games.guandan.rules.setup import before_play
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.rules.tribute import payers
from qiaopai.games.guandan.spec.desk import DESK
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.messages import Command, CommandBody, Event, kind_of
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import player_viewer

N, E, S, W = Seat
LOW = "C3 D3"


class Table:
    """A deal that begins before the tribute, or with somebody's lead."""

    def __init__(
        self,
        hands: dict[Seat, str],
        level: str = "2",
        order: tuple[Seat, ...] = (),
        lead: Seat | None = None,
        out: tuple[Seat, ...] = (),
        salt: str = "0" * 64,
        rulebook: str = "ahcme",
        **changes: Any,
    ) -> None:
        options = GAME.configure(rulebook, changes)
        held = Hands(*(make_hand(parse_cards(hands.get(seat, LOW))) for seat in Seat))
        standing = Standing(order=order)
        self.state = State(
            options=options,
            phase=Phase.PLAY if lead else Phase.TRIBUTE,
            deal=Secret(held),
            hands=Secret(held),
            salt=Secret(salt),
            standing=standing,
            level=Level(LEVELS[level]),
            payers=() if lead else payers(standing, options),
            turn=lead,
            leader=lead,
            order=out,
        )
        self.events: list[Event] = []
        if lead is None:
            course = Course(self.state, 0, DESK)
            before_play(course)
            self._keep(course.finish())

    def _keep(self, events: tuple[Event, ...]) -> None:
        self.state = fold(GAME, events, self.state)
        self.events += events

    def do(self, seat: Seat, body: CommandBody) -> list[str]:
        """Do it; the kinds of what came of it."""
        events = GAME.decide(self.state, Command(seat, 0, body))
        self._keep(events)
        return [kind_of(event.body) for event in events]

    def play(self, seat: Seat, cards: str, meaning: Any = None) -> list[str]:
        return self.do(seat, c.Play(parse_cards(cards), meaning))

    def passes(self, *seats: Seat) -> list[str]:
        kinds: list[str] = []
        for seat in seats:
            kinds = self.do(seat, c.Pass())
        return kinds

    def refused(self, seat: Seat, body: CommandBody) -> Refusal:
        """The refusal, by decide and by why_not alike."""
        reason = GAME.why_not(self.state, Player(seat), body)
        assert isinstance(reason, Refusal)
        with pytest.raises(Refused) as caught:
            GAME.decide(self.state, Command(seat, 0, body))
        assert caught.value.refusal == reason
        return reason

    def choices(self, seat: Seat) -> list[CommandBody]:
        return list(GAME.legal(self.state, Player(seat)))

    def cards(self, seat: Seat) -> set[Card]:
        """The cards among which a seat may choose to pay or to return."""
        cards = {getattr(body, "card", None) for body in self.choices(seat)}
        return {card for card in cards if card is not None}

    def view(self, seat: Seat) -> Any:
        return GAME.view(self.state, player_viewer(seat))

    def asked(self) -> dict[Seat, str]:
        return {player: one.kind for player, one in GAME.pending(self.state).items()}


LEVELS = {level.text: level.value for level in Level}
