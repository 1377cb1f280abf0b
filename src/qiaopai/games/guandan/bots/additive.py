"""The additive cost of a play (加法代價): how high it is, and what it breaks.

A play costs its height, a penalty for every group of the hand that it breaks, one for wild cards
and bombs; being rid of cards counts for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.bots.worth.layout import Layout
from qiaopai.games.guandan.rules.cards import is_wild
from qiaopai.games.guandan.rules.plays import Kind

BREAKS: Sequence[float] = (0, 0, 4.5, 7.5, 21, 18, 15, 15, 15, 15, 15)
"""The penalty for taking cards out of a group of that size and leaving some."""
SMALLER_BOMB = 4.0
WILD, BOMB, HEIGHT, CARDS, PARTNER = 6.0, 10.0, 1.0, 4.0, 9.0
PASS = 16.0
FEW, VERY_FEW = 10, 4
HIGH = 12


def play_cost(situation: Situation, option: Option) -> float:
    """What the play costs; less is better."""
    meaning = option.meaning
    if len(option.cards) == len(situation.hand):
        return -1000.0
    total = HEIGHT * _height(option) + _broken(situation, option)
    total += WILD * sum(is_wild(card, situation.level) for card in option.cards)
    if meaning.is_bomb:
        total += BOMB + meaning.bomb_class
    fewest = min(situation.opponents, default=0)
    if situation.leads:
        total -= CARDS * meaning.size
        if meaning.size in situation.opponents and not meaning.is_bomb:
            total += 2.0 * (17 - _height(option))
    else:
        # Who is about to go out is to be stopped, by whatever it takes.
        total -= 8.0 * (fewest <= FEW) + 14.0 * (fewest <= VERY_FEW)
    return total


def pass_cost(situation: Situation) -> float:
    """What passing costs: little while partner holds the trick."""
    return -PARTNER if situation.partner_holds else PASS


def overtakes(situation: Situation, option: Option) -> bool:
    """Whether it would take the trick from partner with a bomb, or though he is high."""
    if not situation.partner_holds or len(option.cards) == len(situation.hand):
        return False
    assert situation.table is not None
    return option.meaning.is_bomb or situation.table.key >= HIGH


def _height(option: Option) -> float:
    meaning = option.meaning
    if meaning.kind is Kind.FULL_HOUSE:
        pair = min(option.cards[0].rank, option.cards[-1].rank)
        return (meaning.key + pair) / 2
    return float(meaning.key)


def _broken(situation: Situation, option: Option) -> float:
    held = Layout(situation.hand, situation.level).counts
    used = Layout(option.cards, situation.level).counts
    total = 0.0
    for before, taken in zip(held, used, strict=True):
        if not taken or taken == before:
            continue
        left_is_bomb = before - taken >= 4
        total += SMALLER_BOMB if left_is_bomb else BREAKS[before]
    return total
