"""The one truth about what may be done: a refusal, or nothing against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from qiaopai.games.guandan.options import AntiTribute
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.plays.explain import selection
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.rules.tribute import may_refuse, payable, returnable
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Player, Seat

NOT_NOW = Refusal("not_now")
NOT_YOUR_TURN = Refusal("not_your_turn")
NOT_ASKED = Refusal("not_asked")
MUST_LEAD = Refusal("must_lead")
NOT_THAT_MEANING = Refusal("not_that_meaning")
CARD_CHOICE = Refusal("not_that_card")


def why_not(state: State, player: Player, action: CommandBody) -> Refusal | None:
    """Why the player may not do that now; None when it is regular."""
    check = _CHECKS.get(type(action))
    return Refusal("unknown_command") if check is None else check(state, player, action)


def meaning_of(state: State, player: Player, action: c.Play) -> Refusal | Meaning:
    """The meaning that a play has, or why it may not be made."""
    if state.phase is not Phase.PLAY:
        return NOT_NOW
    if state.turn is not player:
        return NOT_YOUR_TURN
    if (missing := _missing(state, player, action.cards)) is not None:
        return Refusal("card_not_held", {"card": missing.value})
    found = selection(action.cards, state.level, state.meaning, state.book)
    if isinstance(found, Refusal):
        return found
    if action.meaning is None:
        return found[0]
    return action.meaning if action.meaning in found else NOT_THAT_MEANING


def _missing(state: State, seat: Seat, cards: tuple[Card, ...]) -> Card | None:
    left = list(state.hand(seat))
    for card in cards:
        if card not in left:
            return card
        left.remove(card)
    return None


def _play(state: State, player: Player, action: c.Play) -> Refusal | None:
    meaning = meaning_of(state, player, action)
    return meaning if isinstance(meaning, Refusal) else None


def _pass(state: State, player: Player, action: c.Pass) -> Refusal | None:
    if state.phase is not Phase.PLAY:
        return NOT_NOW
    if state.turn is not player:
        return NOT_YOUR_TURN
    return MUST_LEAD if state.top is None else None


def pays(state: State, seat: Seat) -> bool:
    """Whether that seat owes a tribute that it has not laid yet."""
    due = state.phase is Phase.TRIBUTE and not state.payments
    return due and seat in state.payers and seat not in state.paid.open()


def _pay(state: State, player: Player, action: c.PayTribute) -> Refusal | None:
    if not pays(state, player):
        return NOT_ASKED
    return None if action.card in payable(state.hand(player), state.level) else CARD_CHOICE


def _anti(state: State, player: Player, action: c.AntiTribute) -> Refusal | None:
    if not pays(state, player) or state.book.anti_tribute is not AntiTribute.OPTIONAL:
        return NOT_ASKED
    if not may_refuse(state.hand(player), len(state.payers)):
        return Refusal("no_big_jokers")
    return None


def chooser(state: State) -> Seat | None:
    """Who chooses between equal tributes now."""
    waits = state.phase is Phase.TRIBUTE and bool(state.payments)
    return state.standing.order[0] if waits else None


def _take(state: State, player: Player, action: c.TakeTribute) -> Refusal | None:
    if chooser(state) is not player:
        return NOT_ASKED
    return None if action.payer in state.payers else CARD_CHOICE


def return_choices(state: State, seat: Seat) -> tuple[Card, ...]:
    """What that seat may give back now; nothing when it owes nothing."""
    if state.phase is not Phase.RETURN or state.returns or seat in state.returned.open():
        return ()
    got = next((one for one in state.payments if one.receiver is seat), None)
    return () if got is None else returnable(state.hand(seat), got, state.level, state.book)


def _return(state: State, player: Player, action: c.ReturnTribute) -> Refusal | None:
    choices = return_choices(state, player)
    if not choices:
        return NOT_ASKED
    return None if action.card in choices else CARD_CHOICE


def return_chooser(state: State) -> Seat | None:
    """Who chooses between two returned cards now: the payer of the first."""
    if not state.returns or state.phase is not Phase.RETURN:
        return None
    first = state.standing.order[0]
    return next(one.payer for one in state.payments if one.receiver is first)


def _take_return(state: State, player: Player, action: c.TakeReturn) -> Refusal | None:
    if return_chooser(state) is not player:
        return NOT_ASKED
    givers = [one.giver for one in state.returns]
    return None if action.giver in givers else CARD_CHOICE


_CHECKS: dict[type[CommandBody], Callable[[State, Player, Any], Refusal | None]] = {
    c.Play: _play,
    c.Pass: _pass,
    c.PayTribute: _pay,
    c.AntiTribute: _anti,
    c.TakeTribute: _take,
    c.ReturnTribute: _return,
    c.TakeReturn: _take_return,
}
