"""Grouping a hand (一鍵理牌): divided into the fewest plays, the best bombs kept.

>>> from qiaopai.games.guandan.rules.cards import parse_cards
>>> rules = Options(id="ahcme", source="seed 002")
>>> for group in grouping(parse_cards("S3 H4 C5 D6 S7 S9 H9 C9 CK DK"), Level.TWO, rules):
...     print(group.meaning.kind.value, *group.cards)
full_house DK CK S9 H9 C9
straight S7 D6 C5 H4 S3
"""

from __future__ import annotations

import msgspec

from qiaopai.cards.card import Suit
from qiaopai.games.guandan.analysis.division import LOW_ACE, Division, divide
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import (
    ACE,
    BIG_JOKER,
    RANKS,
    SMALL_JOKER,
    Card,
    Hand,
    Level,
    make_hand,
    rank_value,
)
from qiaopai.games.guandan.rules.plays.generate import readings
from qiaopai.games.guandan.rules.plays.holding import SUITS, Holding
from qiaopai.games.guandan.rules.plays.kinds import Meaning


class Group(msgspec.Struct, frozen=True):
    """Cards that make one play (一組), with their strongest meaning."""

    cards: Hand
    meaning: Meaning


def grouping(hand: Hand, level: Level, rules: Options) -> tuple[Group, ...]:
    """The hand in the fewest plays that it can be played in, the strongest first."""
    held = Holding(hand, level)
    parts = _Dealer(held, divide(held, rules), rules).parts()
    groups = [Group(cards, readings(cards, level, rules)[0]) for cards in map(make_hand, parts)]
    return tuple(sorted(groups, key=_strength, reverse=True))


def _strength(group: Group) -> tuple[int, int, int, int]:
    meaning = group.meaning
    return meaning.bomb_class, meaning.size, meaning.key, group.cards[0].index


class _Dealer:
    """Deals the cards out to the plays of a division, straight flushes first."""

    def __init__(self, held: Holding, division: Division, rules: Options) -> None:
        self.division = division
        self.level = held.level
        self.joker_pairs = rules.full_house_joker_pair
        self.wild = held.wild
        ranks = (*RANKS, SMALL_JOKER, BIG_JOKER)
        self.faces = {rank: list(held.faces(rank)) for rank in ranks}
        self.wilds = dict.fromkeys(ranks, 0)
        for step in division.steps:
            self.wilds[_natural(step.rank)] += step.wilds

    def parts(self) -> list[list[Card]]:
        """The cards of each play."""
        steps = self.division.steps
        found, straights = [], []
        for first in [step.rank for step in steps for _ in range(step.straights)]:
            flush = self._flush(first)
            if flush:
                found.append(flush)
            else:
                straights.append(first)
        found += [self._row(first, 5, 1) for first in straights]
        for step in steps:
            found += [self._row(step.rank, 3, 2) for _ in range(step.tubes)]
            found += [self._row(step.rank, 2, 3) for _ in range(step.plates)]
        return found + self._alike()

    def _flush(self, first: int) -> list[Card]:
        """The straight as a straight flush, if one suit has all its cards."""
        ranks = [_natural(rank) for rank in range(first, first + 5)]
        for suit in SUITS:
            cards = [card for rank in ranks if (card := self._of(rank, suit))]
            if len(cards) == len(ranks):
                for rank, card in zip(ranks, cards, strict=True):
                    self._remove(rank, card)
                return cards
        return []

    def _of(self, rank: int, suit: Suit) -> Card | None:
        held = [card for card in self.faces[rank] if card.suit is suit]
        return held[0] if held else self.wild if self.wilds[rank] else None

    def _remove(self, rank: int, card: Card) -> None:
        if card is self.wild:
            self.wilds[rank] -= 1
        else:
            self.faces[rank].remove(card)

    def _row(self, first: int, length: int, each: int) -> list[Card]:
        ranks = range(first, first + length)
        return [card for rank in ranks for card in self._take(_natural(rank), each)]

    def _take(self, rank: int, count: int) -> list[Card]:
        """So many cards of that rank, natural cards before wild cards."""
        faces = self.faces[rank]
        taken, faces[:] = faces[:count], faces[count:]
        missing = count - len(taken)
        self.wilds[rank] -= missing
        return taken + [self.wild] * missing

    def _alike(self) -> list[list[Card]]:
        """Cards of one rank; the lowest triples and the lowest pairs meet."""
        triples: list[list[Card]] = []
        pairs: list[list[Card]] = []
        others: list[list[Card]] = []
        steps = sorted(self.division.steps, key=lambda step: rank_value(step.rank, self.level))
        for step in steps:
            for size in sorted(step.sizes):
                into = {2: pairs, 3: triples}.get(size, others)
                into.append(self._take(_natural(step.rank), size))
        for cards in self._jokers():
            (pairs if len(cards) == 2 and self.joker_pairs else others).append(cards)
        met = min(len(triples), len(pairs))
        houses = [triple + pair for triple, pair in zip(triples, pairs, strict=False)]
        return others + houses + triples[met:] + pairs[met:]

    def _jokers(self) -> list[list[Card]]:
        small, big = self.faces[SMALL_JOKER], self.faces[BIG_JOKER]
        if self.division.jokers == (4,):
            return [small + big]
        return [jokers for jokers in (small, big) if jokers]


def _natural(rank: int) -> int:
    return ACE if rank == LOW_ACE else rank
