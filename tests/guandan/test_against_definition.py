"""The generator finds the plays that the definitions give, over all subsets of 500 hands."""

from collections import Counter
from random import Random

import pytest
from tests.guandan import definition
from tests.guandan.holdings import BOOK, random_hands

from qiaopai.games.guandan.rules.cards import Hand, Level, wild_of
from qiaopai.games.guandan.rules.plays import Kind, Meaning, concrete, moves, readings

CASES = [(wilds, part) for wilds, parts in ((0, 10), (1, 10), (2, 5)) for part in range(parts)]
SIZES = {0: 12, 1: 12, 2: 10}


def as_texts(cards: Hand, meaning: Meaning) -> definition.Play:
    return tuple(sorted(map(str, cards))), (meaning.kind.value, meaning.size, meaning.key)


def details(play: definition.Play, level: Level) -> tuple[object, ...]:
    """Full houses of each pair, and straight flushes of each suit, are moves of their own."""
    cards, meaning = play
    naturals = [card for card in cards if card != wild_of(level)]
    if meaning[0] == "straight_flush":
        return (*meaning, naturals[0][0])
    if meaning[0] == "full_house":
        pairs = {card[1] for card in naturals} - {
            rank for rank in definition.RANKS if definition.value(rank, level.text) == meaning[2]
        }
        return (*meaning, *(pairs or {level.text}))
    return meaning


@pytest.mark.parametrize(("wilds", "part"), CASES)
def test_every_play_of_a_hand(wilds: int, part: int) -> None:
    random = Random(f"tables {wilds} {part}")
    for hand, level in random_hands(f"plays {wilds} {part}", 20, SIZES[wilds], wilds):
        wanted = definition.plays([str(card) for card in hand], level.text)
        check(hand, level, None, wanted)
        table = random.choice(sorted(wanted))[1]
        beating = {play for play in wanted if definition.beats(play[1], table)}
        check(hand, level, Meaning(Kind(table[0]), *table[1:]), beating)


def check(hand: Hand, level: Level, table: Meaning | None, wanted: set[definition.Play]) -> None:
    found = concrete(hand, level, table, BOOK)
    assert {as_texts(*play) for play in found} == wanted
    assert len(set(found)) == len(found)
    canonical = moves(hand, level, table, BOOK)
    shown = {as_texts(move.cards, move.meaning) for move in canonical}
    assert shown <= wanted
    every = Counter(details(as_texts(m.cards, m.meaning), level) for m in canonical)
    assert set(every) == {details(play, level) for play in wanted}
    assert max(every.values(), default=1) == 1
    wild = wild_of(level)
    fewest: dict[object, int] = {}
    for play in wanted:
        used = play[0].count(wild)
        fewest[details(play, level)] = min(used, fewest.get(details(play, level), used))
    for move in canonical:
        play = as_texts(move.cards, move.meaning)
        assert play[0].count(wild) == fewest[details(play, level)]


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_the_meanings_of_selected_cards(wilds: int) -> None:
    random = Random(f"selections {wilds}")
    for hand, level in random_hands(f"readings {wilds}", 60, 14, wilds):
        for _ in range(40):
            cards = tuple(card for card in hand if random.random() < 0.35)
            texts = tuple(map(str, cards))
            wanted = definition.meanings(texts, level.text, definition.Book) if cards else set()
            found = readings(cards, level, BOOK)
            assert {(m.kind.value, m.size, m.key) for m in found} == wanted
            assert list(found) == sorted(found, key=lambda m: m.strength, reverse=True)
