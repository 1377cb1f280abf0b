"""A table to write tests at, of any game with a declarer: commands as a player would send them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from qiaopai.cards import parse_card
from qiaopai.kernel.messages import Command, CommandBody, Event, Office
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.game import PlayGame
from qiaopai.kernel.play.state import Phase, PlayState
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import player_viewer

S = TypeVar("S", bound=PlayState)
V = TypeVar("V", bound=msgspec.Struct)


class PlayTable(Generic[S, V]):
    """A deal in progress; every command is one commit."""

    game: PlayGame[S, V]

    def __init__(self, start: p.StartDeal) -> None:
        self.state: S = self.game.initial()
        self.commits: list[tuple[Event, ...]] = []
        self.send(Command(Office.ROOM, 0, start))

    def send(self, command: Command) -> tuple[Event, ...]:
        events = self.game.decide(self.state, command)
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.commits.append(events)
        return events

    def do(self, by: Player, body: CommandBody) -> tuple[Event, ...]:
        return self.send(Command(by, len(self.commits), body))

    def refused(self, by: Player, body: CommandBody) -> str:
        """The code with which it is refused; the state must not change."""
        before = self.state
        try:
            self.game.decide(self.state, Command(by, 0, body))
        except Refused as refused:
            assert self.state == before
            return refused.code
        return ""

    def play(self, *plays: str) -> None:
        """Plays as `W:SJ`, each by whoever controls that hand."""
        for play in plays:
            hand, card = play.split(":")
            seat = Seat(hand)
            self.do(self.state.controller(seat), p.Play(seat, parse_card(card)))

    def may_not_play(self, play: str, by: Player | None = None) -> str:
        hand, card = play.split(":")
        player = by or self.state.controller(Seat(hand))
        return self.refused(player, p.Play(Seat(hand), parse_card(card)))

    def answer(self, by: Player, option: str) -> None:
        self.do(by, p.Answer(option))

    def default(self) -> None:
        """The first of those whom the deal waits for does what is done in his name."""
        player, question = next(iter(self.game.pending(self.state).items()))
        assert question.default is not None
        self.do(player, question.default)

    def finish(self) -> None:
        """Play on until the deal has ended, everyone doing what is done in his name."""
        while self.state.phase is not Phase.ENDED:
            self.default()

    def view(self, player: Player) -> V:
        return self.game.view(self.state, player_viewer(player))

    @property
    def waiting(self) -> dict[str, str]:
        """Whom it waits for and the kind of question."""
        pending: Any = self.game.pending(self.state)
        return {one.value: question.kind for one, question in pending.items()}
