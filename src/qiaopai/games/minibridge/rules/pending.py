"""Whom a deal waits for, and what each may regularly do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from qiaopai.games.minibridge.options import CountPoints
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.contract import Contract, menu
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.rules.why_not import next_announcer
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.pending import play_legal, play_pending, play_universe
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Player

LEVELS = ("part", "game", *(str(tricks) for tricks in range(6, 15)))


def pending(state: State, desk: Desk) -> Mapping[Player, Question]:
    """Whom the deal waits for, and the question to each."""
    if state.phase is Phase.ANNOUNCING:
        return _announcing(state)
    if state.phase is Phase.CONTRACT:
        return _choosing(state)
    return play_pending(state, desk)


def _announcing(state: State) -> Mapping[Player, Question]:
    player = next_announcer(state)
    if player is None or state.book.count_points is CountPoints.AUTO:
        return {}
    default = c.Announce(hcp(state.dealt[player]))
    return {player: Question("announce", player, default=default)}


def _choosing(state: State) -> Mapping[Player, Question]:
    declarer = state.declarer
    assert declarer is not None
    contract = min(
        contracts(state), key=lambda one: (one.tricks, one.denomination.trumps is not None)
    )
    default = c.ChooseContract(contract.denomination, contract.level)
    return {state.controller(declarer): Question("choose_contract", declarer, default=default)}


def contracts(state: State) -> tuple[Contract, ...]:
    """What declarer may choose now."""
    if state.phase is not Phase.CONTRACT or state.declarer is None:
        return ()
    return menu(state.book, state.points_of(state.declarer.side), state.dealt, state.declarer)


def legal(state: State, player: Player, desk: Desk) -> Sequence[CommandBody]:
    """Everything the player may regularly do now."""
    question = pending(state, desk).get(player)
    if question is not None and question.kind == "choose_contract":
        return [c.ChooseContract(one.denomination, one.level) for one in contracts(state)]
    return play_legal(state, player, question, desk)


def universe(state: State, player: Player) -> Iterable[CommandBody]:
    """Everything the player could try, regular or not."""
    yield from (c.Announce(points) for points in range(-1, 39))
    for denomination in Denomination:
        yield from (c.ChooseContract(denomination, level) for level in LEVELS)
    yield from play_universe(state)
