"""A play cut into pieces (分段分析), so that its marks come as they are found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from qiaopai.cards import Suit
from qiaopai.games.bridge.analysis.play import Mark, marks_of
from qiaopai.games.bridge.analysis.turns import Play
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.interface import Solver
from qiaopai.solver.positions import Position, opening


@dataclass(frozen=True, slots=True)
class Piece:
    """A trick of a play, or what there is of it; `won` are declarer's tricks before it."""

    position: Position
    declaring: Side
    won: int
    plays: tuple[Play, ...]


def pieces(
    hands: Hands, declarer: Seat, trumps: Suit | None, plays: Sequence[Play]
) -> tuple[Piece, ...]:
    """The play trick by trick.

    Raises:
        Refused: `bad_position`, `card_not_held`, `trick_out_of_turn`.
    """
    return tuple(_pieces(opening(hands, declarer, trumps), declarer.side, plays))


def _pieces(first: Position, declaring: Side, plays: Sequence[Play]) -> Iterator[Piece]:
    position: Position | None = first
    won = 0
    for start in range(0, len(plays), 4):
        trick = tuple(plays[start : start + 4])
        if position is None:
            raise Refused("card_not_held", card=trick[0][1].text)
        yield Piece(position, declaring, won, trick)
        position, winner = _after(position, trick)
        won += winner is not None and winner.side is declaring


def _after(position: Position, plays: Sequence[Play]) -> tuple[Position | None, Seat | None]:
    """The position after a trick, and who won it; who leads out of turn is taken to have led."""
    trick = Trick(plays[0][0])
    now: Position | None = replace(position, trick=trick)
    for seat, card in plays:
        if now is None or now.to_play is not seat:
            raise Refused("trick_out_of_turn", seat=seat.value, card=card.text)
        trick = trick.with_card(seat, card)
        now = now.after(card)
    return now, trick.winner(position.trumps) if trick.is_full else None


def marks_of_piece(solver: Solver, piece: Piece) -> tuple[Mark, ...]:
    """The marks of a piece, as they stand in the whole play."""
    marks = marks_of(solver, piece.position, piece.declaring, piece.plays)
    return tuple(replace(mark, tricks=mark.tricks + piece.won) for mark in marks)
