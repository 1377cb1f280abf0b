"""Seats, sides and both directions of play (tw art. 2)."""

import pytest

from qiaopai.kernel.seats import Rotation, Seat, Side, all_players

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


@pytest.mark.parametrize(
    ("seat", "left", "partner", "right"), [(N, E, S, W), (E, S, W, N), (S, W, N, E), (W, N, E, S)]
)
def test_art_2_neighbours(seat: Seat, left: Seat, partner: Seat, right: Seat) -> None:
    assert (seat.left, seat.partner, seat.right) == (left, partner, right)


def test_art_2_two_pairs_facing() -> None:
    assert [seat.side for seat in (N, E, S, W)] == [Side.NS, Side.EW, Side.NS, Side.EW]
    assert Side.NS.seats == (N, S)
    assert Side.EW.seats == (E, W)
    assert Side.NS.opponents is Side.EW
    assert Side.EW.opponents is Side.NS


@pytest.mark.parametrize(
    ("rotation", "order"),
    [(Rotation.CLOCKWISE, (S, W, N, E)), (Rotation.COUNTER_CLOCKWISE, (S, E, N, W))],
)
def test_seats_in_both_directions(rotation: Rotation, order: tuple[Seat, ...]) -> None:
    assert rotation.from_seat(S) == order
    for seat, following in zip(order, (*order[1:], order[0]), strict=True):
        assert rotation.next(seat) is following


def test_there_are_four_players() -> None:
    assert all_players() == (N, E, S, W)
