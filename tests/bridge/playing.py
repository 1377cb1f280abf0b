"""A table to write tests at: calls and cards as players would send them."""

from __future__ import annotations

from typing import Any

from tests.playing import PlayTable

from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import parse_call
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.view import CallView, View
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
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


class Table(PlayTable[State, View]):
    game = GAME

    def __init__(self, deal: Hands = DEAL, calls: str = "", **start: Any) -> None:
        super().__init__(start_of(deal, **start))
        self.call(calls)

    def call(self, text: str, alert: bool = False, meaning: str = "") -> None:
        """Calls as `1C P X`, each by whoever is to call."""
        for word in text.split():
            player = Player(self.state.auction.next_seat)
            self.do(player, c.MakeCall(parse_call(word), alert, meaning))

    def sees(self, player: Player) -> bytes:
        """His view as it goes over the wire."""
        return encode(self.view(player))

    def call_seen(self, player: Player, number: int) -> CallView:
        return self.view(player).auction[number - 1]

    @property
    def told(self) -> bytes:
        """Everything that is told to everyone, as it goes over the wire."""
        return encode([event.body for commit in self.commits for event in commit])
