"""What is chosen outside the play (進貢、還牌): which of equal cards, whose, what goes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import UNSET

from qiaopai.games.guandan.bots.reading import RULES, hand_of, level_of
from qiaopai.games.guandan.bots.situation import Option
from qiaopai.games.guandan.bots.weighing import partitioner
from qiaopai.games.guandan.bots.worth import Weights
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card, Hand, level_value, make_hand, without
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.messages import CommandBody

HEIGHT = 0.01
"""Of two cards that are as easily spared, the lower one is given."""


def played(option: Option | None) -> CommandBody:
    """The command of a play, or of none."""
    return c.Pass() if option is None else c.Play(option.cards, option.meaning)


def simple_gift(view: View) -> CommandBody | None:
    """The first of what may be given or taken: the lowest; None where cards are to be played."""
    gifts = _gifts(view)
    return gifts[0] if gifts else None


def careful_gift(view: View, weights: Weights) -> CommandBody | None:
    """The gift that leaves the best hand; None where cards are to be played."""
    gifts = _gifts(view)
    if not gifts:
        return None
    level, hand = level_of(view), hand_of(view)
    cost = partitioner(level, RULES, weights).cost

    def worth(gift: CommandBody) -> float:
        if isinstance(gift, c.PayTribute | c.ReturnTribute):
            rest = without(hand, (gift.card,))
            return cost(rest) + HEIGHT * level_value(gift.card, level)
        return _taken(view, gift, hand, cost)

    return min(gifts, key=worth)


def _gifts(view: View) -> list[CommandBody]:
    """Both big jokers are shown before a tribute is paid."""
    legal: Iterable[CommandBody] = () if view.legal is UNSET else view.legal
    gifts = [action for action in legal if not isinstance(action, c.Play | c.Pass)]
    return [one for one in gifts if isinstance(one, c.AntiTribute)] or gifts


def _taken(view: View, gift: CommandBody, hand: Hand, cost: Callable[[Hand], float]) -> float:
    """What the hand costs with the card that is taken."""
    card = _card_of(view, gift)
    return 0.0 if card is None else cost(make_hand((*hand, card)))


def _card_of(view: View, gift: CommandBody) -> Card | None:
    if view.tribute is UNSET:
        return None
    if isinstance(gift, c.TakeTribute):
        return next((one.card for one in view.tribute.payments if one.payer is gift.payer), None)
    if isinstance(gift, c.TakeReturn):
        return next((one.card for one in view.tribute.returns if one.giver is gift.giver), None)
    return None
