"""Grouping makes the fewest plays; hints keep bombs; straight flushes are found."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.guandan import definition
from tests.guandan.holdings import BOOK, random_hands

from qiaopai.cards.card import Suit
from qiaopai.games.guandan.analysis.grouping import Group, grouping
from qiaopai.games.guandan.analysis.hints import hints
from qiaopai.games.guandan.analysis.straight_flushes import straight_flushes
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import (
    Card,
    Hand,
    Level,
    make_hand,
    parse_cards,
    wild_of,
    without,
)
from qiaopai.games.guandan.rules.plays import Kind, Meaning, concrete, moves, readings


def check_groups(hand: Hand, level: Level, rules: Options = BOOK) -> tuple[Group, ...]:
    groups = grouping(hand, level, rules)
    assert make_hand(card for group in groups for card in group.cards) == hand
    for group in groups:
        assert group.meaning in readings(group.cards, level, rules)
    return groups


@pytest.mark.parametrize(
    "cards",
    [
        "HR HR HA HA DA SK HK CK CQ H3 S2",
        "HR HR DT C9 H7 D7 D7 H6 C6 C6 D4 S2",
        "HR HR HA DA CA ST HT H7 S6 S5 H2",
    ],
)
def test_of_equal_groupings_the_one_that_spares_the_jokers_is_taken(cards: str) -> None:
    groups = check_groups(parse_cards(cards), Level.TWO)
    assert Meaning(Kind.PAIR, 2, 17) in [group.meaning for group in groups]
    fewest = definition.fewest_plays(cards.split(), "2")
    assert len(groups) == fewest


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_no_hand_of_twelve_cards_makes_fewer_plays(part: int) -> None:
    wilds = part % 3
    for hand, level in random_hands(f"fewest {part}", 20, 12, wilds):
        groups = check_groups(hand, level)
        assert len(groups) == definition.fewest_plays([str(c) for c in hand], level.text)


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_no_small_hand_makes_fewer_plays(wilds: int) -> None:
    for hand, level in random_hands(f"few {wilds}", 20, 9, wilds):
        groups = check_groups(hand, level)
        assert len(groups) == definition.fewest_plays([str(c) for c in hand], level.text)


class Strict(definition.Book):
    max_bomb = 8
    joker_pair = False


@pytest.mark.parametrize(
    "text",
    [
        "S3 H3 C3 D3 S3 H3 C3 D3 H2 SK HK",
        "S3 H3 C3 D3 S3 H3 C3 D3 H2 H2 SK HK",
        "S3 H3 C3 D3 S3 H3 C3 D3 H2 H2 SK HK CK",
        "S3 H3 C3 D3 S3 H3 C3 D3 H2 S4 H4 S7 H7 S9 H9",
        "S3 H3 C3 S7 H7 C7 S5 H5 C5 D5",
        "S3 H3 C3 S7 H7 C7 D7 S7 SK HK",
        "S3 H3 S5 H5 S7 H7 C7 D7 S7 H7",
        "S3 H3 C3 S5 H5 C5 S9 H9 C9 S7 H7 C7 D7 S7 H7",
        "SB SB C9 D9 H9 HR HR",
        "SB SB C9 D9 H9 CT DT HT",
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_the_fewest_plays_with_other_options(text: str, strict: bool) -> None:
    changes = {"max_bomb": 8, "full_house_joker_pair": False} if strict else {}
    book = Strict if strict else definition.Book
    groups = check_groups(parse_cards(text), Level.TWO, BOOK.with_changes(changes))
    assert len(groups) == definition.fewest_plays(text.split(), "2", book)


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_a_whole_hand_is_grouped(wilds: int) -> None:
    for hand, level in random_hands(f"whole {wilds}", 20, 27, wilds):
        groups = check_groups(hand, level)
        assert len(groups) <= 14
        powers = [group.meaning.bomb_class for group in groups]
        assert powers == sorted(powers, reverse=True)


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("S3 S4 S5 S6 S7 H4 C6", ["straight_flush", "single", "single"]),
        ("S3 H4 C5 D6 S7 H3 H4 H5 H6 H7", ["straight_flush", "straight"]),
        ("S3 S4 S5 S6 S7 H8", ["straight_flush", "single"]),
        ("H3 S4 S5 S6 S7 S8", ["straight_flush", "single"]),
        ("S3 H3 C3 D3 S4 H4", ["bomb", "pair"]),
        ("SB SB HR HR S3 H3 C3", ["four_jokers", "triple"]),
        ("H2 H2", ["pair"]),
    ],
)
def test_the_better_bombs_are_kept(text: str, groups: list[str]) -> None:
    found = check_groups(parse_cards(text), Level.TWO)
    assert [group.meaning.kind.value for group in found] == groups


def flushes(cards: Counter[Card]) -> int:
    """How many straight flushes can be laid out, by trying all."""
    best = 0
    for start in range(10):
        for suit in "SHCD":
            run = [Card(suit + rank) for rank in definition.ROW[start : start + 5]]
            if all(cards[card] for card in run):
                best = max(best, 1 + flushes(cards - Counter(run)))
    return best


def breaks(hand: Hand, level: Level, cards: Hand, meaning: Meaning) -> bool:
    """Whether a play takes a part of four or more alike, of four jokers, of a straight flush."""
    held = Counter(card for card in hand if card is not wild_of(level))
    used = Counter(card for card in cards if card is not wild_of(level))
    for rank in range(2, 15):
        whole = sum(n for card, n in held.items() if card.rank == rank)
        taken = sum(n for card, n in used.items() if card.rank == rank)
        if whole >= 4 and 0 < taken < whole:
            return True
    jokers = used[Card.SB] + used[Card.HR]
    if held[Card.SB] == held[Card.HR] == 2 and 0 < jokers < 4:
        return True
    return flushes(held) - flushes(held - used) > (meaning.kind is Kind.STRAIGHT_FLUSH)


@pytest.mark.parametrize("wilds", [0, 1, 2])
@pytest.mark.parametrize("leading", [True, False])
def test_no_hint_breaks_a_bomb_while_another_answer_exists(wilds: int, leading: bool) -> None:
    tables = [Meaning(Kind.PAIR, 2, 4), Meaning(Kind.STRAIGHT, 5, 6), Meaning(Kind.SINGLE, 1, 9)]
    seen = set()
    for turn, (hand, level) in enumerate(random_hands(f"hints {wilds}", 24, 14, wilds)):
        table = None if leading else tables[turn % 3]
        given = hints(hand, level, table, BOOK)
        legal = concrete(hand, level, table, BOOK)
        assert {(group.cards, group.meaning) for group in given} <= set(legal)
        assert {group.meaning for group in given} == {meaning for _, meaning in legal}
        broken = [breaks(hand, level, group.cards, group.meaning) for group in given]
        assert broken == sorted(broken)
        kept = {m for cards, m in legal if not breaks(hand, level, cards, m)}
        assert kept == {g.meaning for g, bad in zip(given, broken, strict=True) if not bad}
        classes = [g.meaning.bomb_class for g, bad in zip(given, broken, strict=True) if not bad]
        assert classes == sorted(classes)
        seen.update(broken)
    assert seen == {True, False}


def test_hints_come_smallest_first() -> None:
    hand = parse_cards("S3 H3 C5 D5 S9 H9 SK HK CK S7 H7 C7 D7 H2")
    given = hints(hand, Level.TWO, Meaning(Kind.PAIR, 2, 4), BOOK)
    shown = [(group.meaning.kind.value, group.meaning.key) for group in given]
    # Whole pairs, then one of three kings, then wild cards, bombs, and the sevens broken up.
    assert shown[:3] == [("pair", 5), ("pair", 9), ("pair", 13)]
    bomb = shown.index(("bomb", 7))
    assert bomb < shown.index(("pair", 7))
    assert all(kind == "pair" for kind, _ in shown[:bomb])


def test_four_jokers_are_kept_together() -> None:
    given = hints(parse_cards("SB SB HR HR S3 S4"), Level.TWO, Meaning(Kind.SINGLE, 1, 14), BOOK)
    shown = [(group.meaning.kind.value, group.meaning.key) for group in given]
    assert shown == [("four_jokers", 0), ("single", 16), ("single", 17)]


def test_a_wild_card_is_spent_to_keep_a_bomb() -> None:
    hand = parse_cards("S5 H6 S7 H7 C7 D7 S8 C9 H2")
    first = hints(hand, Level.TWO, Meaning(Kind.STRAIGHT, 5, 8), BOOK)[0]
    assert " ".join(first.cards) == " ".join(parse_cards("C9 S8 H6 S5 H2"))


def test_straight_flushes_suit_by_suit() -> None:
    hand = parse_cards("S3 S4 S5 S6 S7 D9 DT DJ DQ HK H2")
    found = straight_flushes(hand, Level.TWO, BOOK)
    shown = {
        suit: [(" ".join(g.cards), g.meaning.key) for g in groups]
        for suit, groups in found.items()
        if groups
    }
    assert shown == {
        Suit.SPADES: [
            ("S7 S6 S5 S4 S3", 7),
            ("S7 S6 S5 S4 H2", 8),
            ("S6 S5 S4 S3 H2", 6),
        ],
        Suit.DIAMONDS: [("DQ DJ DT D9 H2", 13), ("DQ DJ DT D9 H2", 12)],
    }


def test_every_straight_flush_is_found() -> None:
    for hand, level in random_hands("flushes", 40, 16, 1):
        found = straight_flushes(hand, level, BOOK)
        wanted = [m for m in moves(hand, level, None, BOOK) if m.kind is Kind.STRAIGHT_FLUSH]
        assert sum(map(len, found.values())) == len(wanted)
        for groups in found.values():
            wilds = [group.cards.count(wild_of(level)) for group in groups]
            assert wilds == sorted(wilds)
            assert all(without(hand, group.cards) for group in groups)
            for one, other in pairwise(groups):
                assert one.meaning != other.meaning
