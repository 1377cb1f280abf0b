"""Whom a deal waits for, and what each may regularly do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from qiaopai.games.guandan.options import AntiTribute
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card, level_value
from qiaopai.games.guandan.rules.plays import moves
from qiaopai.games.guandan.rules.plays.kinds import Kind, Meaning
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.rules.tribute import may_refuse, payable
from qiaopai.games.guandan.rules.why_not import chooser, pays, return_choices, return_chooser
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Player, Seat

PLAYS = ("play", "pass")
TRIBUTES = ("pay_tribute", "anti_tribute")


def pending(state: State) -> Mapping[Player, Question]:
    """Whom the deal waits for, and the question to each."""
    if state.turn is not None:
        return {Player(state.turn): _turn(state, state.turn)}
    return {Player(seat): one for seat in Seat if (one := _asked(state, seat)) is not None}


def _turn(state: State, seat: Seat) -> Question:
    default: CommandBody = c.Pass()
    if state.top is None:
        card = lowest(state, seat)
        default = c.Play((card,), Meaning(Kind.SINGLE, 1, level_value(card, state.level)))
    return Question("play", seat, (), default, PLAYS, state.book.turn_seconds)


def lowest(state: State, seat: Seat) -> Card:
    """The lowest card of that hand."""
    return min(state.hand(seat), key=partial(_height, state))


def _height(state: State, card: Card) -> tuple[int, int]:
    return level_value(card, state.level), card.index


def _asked(state: State, seat: Seat) -> Question | None:
    """What a seat is asked before the play."""
    book = state.book if state.options is not None else None
    if book is None or state.phase in (Phase.PLAY, Phase.ENDED):
        return None
    actions = _answers(state, seat)
    if not actions:
        return None
    kind = _KINDS[type(actions[0])]
    answers = TRIBUTES if kind == "tribute" else ()
    returning = kind in ("return", "take_return")
    seconds = book.return_seconds if returning else book.tribute_seconds
    return Question(kind, seat, (), actions[0], answers, seconds)


_KINDS: dict[type[CommandBody], str] = {
    c.PayTribute: "tribute",
    c.TakeTribute: "take_tribute",
    c.ReturnTribute: "return",
    c.TakeReturn: "take_return",
}


def _answers(state: State, seat: Seat) -> list[CommandBody]:
    if pays(state, seat):
        return list(_tributes(state, seat))
    if chooser(state) is seat:
        return [c.TakeTribute(one.payer) for one in state.payments]
    if return_chooser(state) is seat:
        return [c.TakeReturn(one.giver) for one in state.returns]
    choices = return_choices(state, seat)
    return [c.ReturnTribute(card) for card in sorted(choices, key=partial(_height, state))]


def _tributes(state: State, seat: Seat) -> Iterator[CommandBody]:
    hand = state.hand(seat)
    yield from (c.PayTribute(card) for card in payable(hand, state.level))
    if state.book.anti_tribute is AntiTribute.OPTIONAL and may_refuse(hand, len(state.payers)):
        yield c.AntiTribute()


def legal(state: State, player: Player) -> list[CommandBody]:
    """What the player may regularly do now; of plays the canonical ones."""
    if state.phase is not Phase.PLAY:
        return [] if state.options is None else _answers(state, player)
    if state.turn is not player:
        return []
    found = moves(state.hand(player), state.level, state.meaning, state.book)
    plays: list[CommandBody] = [c.Play(one.cards, one.meaning) for one in found]
    return plays if state.top is None else [*plays, c.Pass()]


def universe(state: State, player: Player) -> Iterable[CommandBody]:
    """What the player could try, regular or not: of plays those that are canonical on a lead."""
    yield from (c.Pass(), c.AntiTribute(), c.Play(()))
    hand = state.hand(player) if state.hands is not None else ()
    if hand:
        for one in moves(hand, state.level, None, state.book):
            yield c.Play(one.cards, one.meaning)
        yield c.Play((hand[0],) * 3)
    for card in Card:
        yield from (c.PayTribute(card), c.ReturnTribute(card))
        if card not in hand:
            yield c.Play((card,))
    for seat in Seat:
        yield from (c.TakeTribute(seat), c.TakeReturn(seat))
