"""A table to write tests at: calls and cards as players would send them."""

from __future__ import annotations

from typing import Any

from qiaopai.cards import parse_card
from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import parse_call
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.view import CallView, View
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.messages import Command, CommandBody, Event, Office
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import player_viewer
from qiaopai.room.codec import encode

N, E, S, W = (Player(seat) for seat in Seat)

DEAL = parse_deal("N:432.432.432.AKQ5 765.8765.876.876 AKQ.AKQ.AKQ5.432 JT98.JT9.JT9.JT9")
"""North has clubs, south everything else; east has nothing."""


def auction(text: str, dealer: Seat = N) -> Auction:
    """The auction after those calls, each of which must be legal."""
    made = Auction(dealer)
    for word in text.split():
        call = parse_call(word)
        assert made.why_not(call) is None, word
        made = made.with_call(call)
    return made


def start_of(
    deal: Hands = DEAL,
    rulebook: str = "wbf2017",
    dealer: Seat = N,
    board: int = 1,
    number: int = 1,
    **changes: Any,
) -> p.StartDeal:
    """The room's command that starts it."""
    return p.StartDeal(
        number=number,
        board=board,
        dealer=dealer,
        rulebook=rulebook,
        commitment="",
        deal=Secret(deal.text),
        salt=Secret("0" * 64),
        changes=changes,
    )


class Table:
    """A deal in progress; every command is one commit."""

    def __init__(self, deal: Hands = DEAL, calls: str = "", **start: Any) -> None:
        self.state: State = GAME.initial()
        self.commits: list[tuple[Event, ...]] = []
        self.send(Command(Office.ROOM, 0, start_of(deal, **start)))
        self.call(calls)

    def send(self, command: Command) -> tuple[Event, ...]:
        events = GAME.decide(self.state, command)
        self.state = fold(GAME, events, self.state)
        self.commits.append(events)
        return events

    def do(self, by: Player, body: CommandBody) -> tuple[Event, ...]:
        return self.send(Command(by, len(self.commits), body))

    def refused(self, by: Player, body: CommandBody) -> str:
        """The code with which it is refused; the state must not change."""
        before = self.state
        try:
            GAME.decide(self.state, Command(by, 0, body))
        except Refused as refused:
            assert self.state == before
            return refused.code
        return ""

    def call(self, text: str, alert: bool = False, meaning: str = "") -> None:
        """Calls as `1C P X`, each by whoever is to call."""
        for word in text.split():
            player = Player(self.state.auction.next_seat)
            self.do(player, c.MakeCall(parse_call(word), alert, meaning))

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
        player, question = next(iter(GAME.pending(self.state).items()))
        assert question.default is not None
        self.do(player, question.default)

    def finish(self) -> None:
        """Play on until the deal has ended, everyone doing what is done in his name."""
        while self.state.phase is not Phase.ENDED:
            self.default()

    def view(self, player: Player) -> View:
        return GAME.view(self.state, player_viewer(player))

    def sees(self, player: Player) -> bytes:
        """His view as it goes over the wire."""
        return encode(self.view(player))

    def call_seen(self, player: Player, number: int) -> CallView:
        return self.view(player).auction[number - 1]

    @property
    def told(self) -> bytes:
        """Everything that is told to everyone, as it goes over the wire."""
        return encode([event.body for commit in self.commits for event in commit])

    @property
    def waiting(self) -> dict[str, str]:
        """Whom it waits for and the kind of question."""
        return {one.value: question.kind for one, question in GAME.pending(self.state).items()}
