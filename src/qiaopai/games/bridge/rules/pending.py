"""Whom a deal waits for, and what each may regularly do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.desk import Desk
from qiaopai.games.bridge.rules.state import State
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.pending import play_legal, play_pending, play_universe
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player

SILENT = "—"
"""The explanation given in the name of a player who does not answer: nothing agreed."""

_CALLS = {call: c.MakeCall(call) for call in Call}
_PASS = _CALLS[Call.PASS]


def pending(state: State, desk: Desk) -> Mapping[Player, Question]:
    """Whom the deal waits for: the play or the call, and answers about calls."""
    asked = _asked(state) if state.asked else {}
    if state.phase is not Phase.AUCTION:
        return {**asked, **play_pending(state, desk)}
    player = Player(state.auction.next_seat)
    return {**asked, player: Question("call", player, default=_PASS)}


def _asked(state: State) -> Mapping[Player, Question]:
    """Each caller who is asked, about the first of his calls that he is asked about."""
    if state.phase not in (Phase.AUCTION, Phase.PLAY):
        return {}
    return {
        Player(caller): Question("explain", caller, default=c.Explain(number, SILENT))
        for number in reversed(state.asked)
        if (caller := state.caller(number))
    }


def legal(state: State, player: Player, desk: Desk) -> Sequence[CommandBody]:
    """Everything the player may regularly do now, texts left to him."""
    question = pending(state, desk).get(player)
    about = _about_calls(state, player)
    if question is not None and question.kind == "call":
        return [*(_CALLS[call] for call in state.auction.legal()), *about]
    if state.phase is Phase.AUCTION:
        return list(about)
    asked = None if question is None or question.kind == "explain" else question
    return [*play_legal(state, player, asked, desk), *about]


def _about_calls(state: State, player: Player) -> Iterable[CommandBody]:
    """Questions about the opponents' calls; then his own, those he is asked about first."""
    if state.phase not in (Phase.AUCTION, Phase.PLAY):
        return
    auction, asked = state.auction, state.asked
    for number in sorted([*auction.numbers_of(player.left), *auction.numbers_of(player.right)]):
        if number not in asked:
            yield _ask(number)
    for number in sorted(auction.numbers_of(player), key=lambda one: one not in asked):
        yield _explain(number)


@cache
def _ask(number: int) -> CommandBody:
    return c.AskMeaning(number)


@cache
def _explain(number: int) -> CommandBody:
    return c.Explain(number, SILENT)


def universe(state: State, player: Player) -> Iterable[CommandBody]:
    """Everything the player could try, regular or not."""
    yield from (c.MakeCall(call) for call in Call)
    numbers = range(len(state.auction.calls) + 2)
    yield from (c.AskMeaning(number) for number in numbers)
    yield from (c.Explain(number, SILENT) for number in numbers)
    yield from play_universe(state)
