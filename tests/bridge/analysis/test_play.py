"""Marks of a whole play, best cards and lines, against plain re-solving of every position."""

from itertools import pairwise

import pytest
from tests.bridge.analysis.plays import best_line, in_turn
from tests.solver.making import deal

from qiaopai.cards import Card, parse_card, parse_cards
from qiaopai.games.bridge.analysis.play import PlayAnalysis, analyse_play
from qiaopai.games.bridge.analysis.turns import best_of
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.solver.dds import Dds
from qiaopai.solver.positions import Position, opening

SUITS = parse_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
BOARD = parse_deal("N:A943.J.7543.J875 Q85.KT5.92.QT962 KJ76.874.QJT8.AK T2.AQ9632.AK6.43")


def random_play(seed: str) -> tuple[Position, list[tuple[Seat, Card]]]:
    entropy = Entropy(seed)
    first = opening(
        deal(seed), entropy.choose(tuple(Seat)), entropy.choose(tuple(Denomination)).trumps
    )
    plays, position = [], first
    while position:
        card = entropy.choose(position.legal())
        plays.append((position.to_play, card))
        position = position.after(card)
    return first, plays


def plain_totals(solver: Dds, first: Position, plays: list, declaring: Side) -> list[int]:
    """Declarer's tricks in all at every position, each solved by itself."""
    totals, won, position = [], 0, first
    for _, card in [*plays, (None, None)]:
        if position is None:
            totals.append(won)
            break
        most = max(solver.solve(position).values())
        mine = position.to_play.side is declaring
        totals.append(won + (most if mine else position.tricks_left - most))
        if card is None:
            break
        trick = position.trick.with_card(position.to_play, card)
        won += trick.is_full and trick.winner(position.trumps).side is declaring
        position = position.after(card)
    return totals


@pytest.mark.parametrize("seed", ["play 1", "play 2", "play 3"])
def test_marks_against_plain_solving(solver: Dds, seed: str) -> None:
    first, plays = random_play(seed)
    declarer = first.to_play.right
    found = analyse_play(solver, first.hands, declarer, first.trumps, plays)
    totals = plain_totals(solver, first, plays, declarer.side)
    assert [found.tricks, *(mark.tricks for mark in found.marks)] == totals
    for mark, (before, after) in zip(found.marks, pairwise(totals), strict=True):
        lost = before - after if mark.seat.side is declarer.side else after - before
        assert mark.cost == lost >= 0
        assert (mark.card in mark.best) == (lost == 0)
        assert mark.text == (f"-{lost}" if lost else "=")
        assert mark.legal


@pytest.mark.parametrize("count", [0, 1, 3, 4, 17])
def test_a_play_broken_off(solver: Dds, count: int) -> None:
    first, plays = random_play("broken off")
    whole = analyse_play(solver, first.hands, first.to_play.right, first.trumps, plays[:20])
    part = analyse_play(solver, first.hands, first.to_play.right, first.trumps, plays[:count])
    assert part.tricks == whole.tricks
    assert part.marks == whole.marks[:count]


def test_costs_add_up(solver: Dds) -> None:
    first, plays = random_play("sum")
    declarer = first.to_play.right
    found = analyse_play(solver, first.hands, declarer, first.trumps, plays)
    lost, gained = found.cost_of(declarer.side), found.cost_of(declarer.side.opponents)
    assert found.marks[-1].tricks == found.tricks - lost + gained


def test_a_revoke_can_win_a_trick(solver: Dds) -> None:
    """West follows with a club although he has spades left, and keeps his king."""
    hands = parse_deal("N:AQ.A432.5432.432 K3.KQJT9.KQJ.KQJ J2.8765.A876.A65 T987654..T9.T987")
    cards = parse_cards("C7 C2 CJ CA S2 S4 SQ D9")
    plays = in_turn(hands, Seat.SOUTH, None, cards[:4])
    plays += [(Seat.SOUTH, cards[4]), (Seat.WEST, parse_card("D9"))]
    found = analyse_play(solver, hands, Seat.SOUTH, None, plays)
    last = found.marks[-1]
    assert not last.legal
    assert last.card not in last.best
    assert [mark.legal for mark in found.marks[:-1]] == [True] * 5


def test_a_lead_out_of_turn_that_was_accepted(solver: Dds) -> None:
    plays = [(Seat.EAST, parse_card("D9"))]
    found = analyse_play(solver, BOARD, Seat.SOUTH, Denomination.HEARTS.trumps, plays)
    assert found.marks[0].seat is Seat.EAST


def test_a_card_out_of_turn_within_a_trick(solver: Dds) -> None:
    plays = [(Seat.WEST, parse_card("DA")), (Seat.EAST, parse_card("D9"))]
    with pytest.raises(Refused, match="trick_out_of_turn"):
        analyse_play(solver, BOARD, Seat.SOUTH, None, plays)


@pytest.mark.parametrize("text", ["SA", "DA DA", "DA D3 DA"])
def test_a_card_that_is_not_held(solver: Dds, text: str) -> None:
    plays = list(zip((Seat.WEST, Seat.NORTH, Seat.EAST), parse_cards(text), strict=False))
    with pytest.raises(Refused, match="card_not_held"):
        analyse_play(solver, BOARD, Seat.SOUTH, None, plays)


def test_more_cards_than_there_are(solver: Dds) -> None:
    cards = [card for n in range(13) for seat in Seat for card in (SUITS[seat][n],)]
    plays = in_turn(SUITS, Seat.WEST, None, cards)
    found = analyse_play(solver, SUITS, Seat.WEST, None, plays)
    assert isinstance(found, PlayAnalysis)
    assert found.marks[-1].tricks == found.tricks == 0
    with pytest.raises(Refused, match="card_not_held"):
        analyse_play(solver, SUITS, Seat.WEST, None, [*plays, plays[0]])


def test_a_line_of_best_play_costs_nothing(solver: Dds) -> None:
    first = opening(BOARD, Seat.SOUTH, Denomination.SPADES.trumps)
    line = list(best_line(solver, first))
    assert len(line) == 52
    found = analyse_play(solver, BOARD, Seat.SOUTH, Denomination.SPADES.trumps, line)
    assert found.tricks == 9
    assert {mark.cost for mark in found.marks} == {0}
    assert found.marks[-1].tricks == 9


def test_best_cards_are_those_with_most_tricks(solver: Dds) -> None:
    first = opening(BOARD, Seat.SOUTH, Denomination.HEARTS.trumps)
    tricks = solver.solve(first)
    best = best_of(tricks)
    assert set(best) == {card for card in tricks if tricks[card] == max(tricks.values())}
    assert set(tricks) - set(best) == {parse_card("D6")}
