"""Whom a deal waits for, and what each may regularly do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.why_not import why_not
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.pending import play_legal, play_pending, play_universe
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player

SILENT = "—"
"""The explanation given in the name of a player who does not answer: nothing agreed."""


def pending(state: State, desk: Desk) -> Mapping[Player, Question]:
    """Whom the deal waits for: the play or the call, and answers about calls."""
    asked = {
        Player(caller): Question("explain", caller, default=c.Explain(number, SILENT))
        for number in reversed(state.asked)
        if state.phase in (Phase.AUCTION, Phase.PLAY) and (caller := state.caller(number))
    }
    if state.phase is not Phase.AUCTION:
        return {**asked, **play_pending(state, desk)}
    player = Player(state.auction.next_seat)
    return {**asked, player: Question("call", player, default=c.MakeCall(Call.PASS))}


def legal(state: State, player: Player, desk: Desk) -> Sequence[CommandBody]:
    """Everything the player may regularly do now, texts left to him."""
    question = pending(state, desk).get(player)
    about = [*_asks(state, player, desk), *_explanations(state, player)]
    if question is not None and question.kind == "call":
        return [*(c.MakeCall(call) for call in state.auction.legal()), *about]
    if state.phase is Phase.AUCTION:
        return about
    asked = None if question is None or question.kind == "explain" else question
    return [*play_legal(state, player, asked, desk), *about]


def _asks(state: State, player: Player, desk: Desk) -> Iterable[CommandBody]:
    numbers = range(1, len(state.auction.calls) + 1)
    actions = (c.AskMeaning(number) for number in numbers)
    return (one for one in actions if why_not(state, player, one, desk) is None)


def _explanations(state: State, player: Player) -> Iterable[CommandBody]:
    """What he has been asked to explain; a call may also be explained unasked."""
    if state.phase in (Phase.AUCTION, Phase.PLAY):
        for number, (seat, _) in enumerate(state.auction, start=1):
            if seat is player:
                yield c.Explain(number, SILENT)


def universe(state: State, player: Player) -> Iterable[CommandBody]:
    """Everything the player could try, regular or not."""
    yield from (c.MakeCall(call) for call in Call)
    numbers = range(len(state.auction.calls) + 2)
    yield from (c.AskMeaning(number) for number in numbers)
    yield from (c.Explain(number, SILENT) for number in numbers)
    yield from play_universe(state)
