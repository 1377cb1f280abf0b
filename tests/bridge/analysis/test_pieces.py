"""A play in pieces has the marks of the whole."""

import random

import pytest
from tests.solver.making import quick

from qiaopai.cards import parse_card
from qiaopai.games.bridge.analysis.pieces import marks_of_piece, pieces
from qiaopai.games.bridge.analysis.play import analyse_play
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.solver.dds import Dds
from qiaopai.solver.positions import opening


def played(hands, declarer, trumps, chance, cards=52):
    position, plays = opening(hands, declarer, trumps), []
    while position is not None and len(plays) < cards:
        card = chance.choice(position.legal())
        plays.append((position.to_play, card))
        position = position.after(card)
    return plays


@pytest.mark.parametrize("cards", [0, 1, 4, 7, 52])
def test_the_marks_of_the_whole(solver: Dds, cards):
    chance = random.Random(cards)
    hands, trumps = quick(f"pieces {cards}"), Denomination.HEARTS.trumps
    plays = played(hands, Seat.EAST, trumps, chance, cards)
    cut = pieces(hands, Seat.EAST, trumps, plays)
    assert [play for piece in cut for play in piece.plays] == plays
    found = [mark for piece in cut for mark in marks_of_piece(solver, piece)]
    assert found == list(analyse_play(solver, hands, Seat.EAST, trumps, plays).marks)


def test_a_lead_out_of_turn_stands(solver: Dds):
    hands, trumps = quick("turn"), None
    lead = (Seat.NORTH, hands[Seat.NORTH][0])
    (piece,) = pieces(hands, Seat.EAST, trumps, [lead])
    assert (
        marks_of_piece(solver, piece)
        == analyse_play(solver, hands, Seat.EAST, trumps, [lead]).marks
    )


def test_what_cannot_be_followed():
    hands = quick("wrong")
    first = hands[Seat.SOUTH][0]
    with pytest.raises(Refused, match="trick_out_of_turn"):
        pieces(hands, Seat.EAST, None, [(Seat.SOUTH, first), (Seat.EAST, hands[Seat.EAST][0])])
    missing = next(card for card in map(parse_card, ("SA", "SK")) if card not in hands[Seat.SOUTH])
    with pytest.raises(Refused, match="card_not_held"):
        pieces(hands, Seat.EAST, None, [(Seat.SOUTH, missing)])
    whole = played(hands, Seat.EAST, None, random.Random(1))
    with pytest.raises(Refused, match="card_not_held"):
        pieces(hands, Seat.EAST, None, [*whole, whole[0]])
