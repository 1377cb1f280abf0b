"""A whole play card by card (逐張分析): what each card cost the side that played it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from qiaopai.cards import Card, Suit
from qiaopai.games.bridge.analysis.turns import Play, best_of
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import Position, opening


@dataclass(frozen=True, slots=True)
class Mark:
    """A card played and what it was worth (評註)."""

    seat: Seat
    card: Card
    tricks: int
    """Declarer's tricks in all if everybody plays perfectly after it."""
    cost: int
    """Tricks that it gave away; below 0 only where a revoke won something."""
    best: tuple[Card, ...]
    """The cards that would have given nothing away."""
    legal: bool = True
    """False: it did not follow suit although it could."""

    @property
    def text(self) -> str:
        """`=` for a card that cost nothing, else `-1`, `-2` …"""
        return f"{-self.cost:+}" if self.cost else "="


@dataclass(frozen=True, slots=True)
class PlayAnalysis:
    """A play with its marks; `tricks` is what declarer could take before the opening lead."""

    declarer: Seat
    trumps: Suit | None
    tricks: int
    marks: tuple[Mark, ...]

    def cost_of(self, side: Side) -> int:
        """Tricks that a side gave away in all."""
        return sum(mark.cost for mark in self.marks if mark.seat.side is side)


def analyse_play(
    solver: Solver, hands: Hands, declarer: Seat, trumps: Suit | None, plays: Sequence[Play]
) -> PlayAnalysis:
    """The marks of a play, whole or broken off.

    Raises:
        Refused: `bad_position`, `card_not_held`, `trick_out_of_turn`.
    """
    first = opening(hands, declarer, trumps)
    defence = max(solver.solve(first).values())
    marks = tuple(marks_of(solver, first, declarer.side, plays))
    return PlayAnalysis(declarer, trumps, first.tricks_left - defence, marks)


def marks_of(
    solver: Solver, position: Position, declaring: Side, plays: Iterable[Play]
) -> Iterator[Mark]:
    """One mark a card, each as soon as it is known.

    A lead by the wrong hand is taken as accepted; within a trick everybody plays in turn.
    """
    walk = _Walk(solver, declaring, position)
    for seat, card in plays:
        yield walk.play(seat, card)


class _Walk:
    """Goes through a play; `won` are declarer's tricks so far."""

    def __init__(self, solver: Solver, declaring: Side, position: Position) -> None:
        self.solver = solver
        self.declaring = declaring
        self.position: Position | None = position
        self.won = 0
        self.known: int | None = None
        """Declarer's tricks in all at this position, where the last card has told."""

    def play(self, seat: Seat, card: Card) -> Mark:
        position = self._turned_to(seat, card)
        legal = position.legal()
        if len(legal) == 1 and self.known is not None and card in legal:
            before, totals = self.known, {card: self.known}
        else:
            totals = self._totals(position)
            before = _most(totals.values(), seat.side is self.declaring)
        self._step(position, seat, card)
        after = totals[card] if card in totals else self._value()
        self.known = after
        sign = 1 if seat.side is self.declaring else -1
        best = best_of({one: sign * total for one, total in totals.items()})
        return Mark(seat, card, after, sign * (before - after), best, card in legal)

    def _turned_to(self, seat: Seat, card: Card) -> Position:
        position = self.position
        if position is None:
            raise Refused("card_not_held", card=card.text)
        if position.to_play is not seat:
            if position.trick.cards:
                raise Refused("trick_out_of_turn", seat=seat.value, card=card.text)
            position, self.known = replace(position, trick=Trick(seat)), None
        return position

    def _totals(self, position: Position) -> dict[Card, int]:
        """Declarer's tricks in all after each card that may be played."""
        mine = position.to_play.side is self.declaring
        left = position.tricks_left
        return {
            card: self.won + (tricks if mine else left - tricks)
            for card, tricks in self.solver.solve(position).items()
        }

    def _step(self, position: Position, seat: Seat, card: Card) -> None:
        self.position = position.after(card)
        trick = position.trick.with_card(seat, card)
        if trick.is_full and trick.winner(position.trumps).side is self.declaring:
            self.won += 1

    def _value(self) -> int:
        if self.position is None:
            return self.won
        mine = self.position.to_play.side is self.declaring
        return _most(self._totals(self.position).values(), mine)


def _most(totals: Iterable[int], declaring: bool) -> int:
    return max(totals) if declaring else min(totals)
