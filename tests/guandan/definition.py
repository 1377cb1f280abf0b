"""The plays of Guandan from their definitions alone: every subset, every substitution.

Slow and simple, and nothing of the package but the names of cards and kinds. A hand is a list of
face texts. A wild card is replaced by every rank in turn; its suit is left open (None), since it
may have any.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

RANKS = "23456789TJQKA"
ROW = "A23456789TJQKA"
Play = tuple[tuple[str, ...], tuple[str, int, int]]
"""The faces, sorted, and kind, size, key."""


class Book:
    """The options that concern plays, as the defaults of `ahcme`."""

    max_bomb = 10
    joker_pair = True
    suited = "never_when_physical"
    lower = False


def value(rank: str, level: str) -> int:
    if rank in {"B", "R"}:
        return {"B": 16, "R": 17}[rank]
    return 15 if rank == level else RANKS.index(rank) + 2


def rows(length: int) -> dict[str, int]:
    """The ranks of every sequence, sorted, with the key."""
    return {
        "".join(sorted(ROW[start : start + length])): start + length
        for start in range(len(ROW) - length + 1)
    }


ROWS = {length: rows(length) for length in (2, 3, 5)}


def sequence(ranks: Counter[str], length: int, each: int) -> int | None:
    """The key, if these are so many of each of so many ranks in a row."""
    if set(ranks.values()) != {each}:
        return None
    return ROWS[length].get("".join(sorted(ranks)))


def meanings(cards: tuple[str, ...], level: str, book: type[Book]) -> set[tuple[str, int, int]]:
    """What exactly these cards can mean."""
    naturals = [card for card in cards if card != f"H{level}"]
    wilds = len(cards) - len(naturals)
    found: set[tuple[str, int, int]] = set()
    for stand_ins in combinations_with_replacement(RANKS, wilds):
        found.update(as_they_lie(naturals, stand_ins, level, book))
    return found


def as_they_lie(
    naturals: list[str], stand_ins: tuple[str, ...], level: str, book: type[Book]
) -> Iterator[tuple[str, int, int]]:
    """The meanings when the wild cards stand for cards of these ranks."""
    ranks = Counter([card[1] for card in naturals] + list(stand_ins))
    yield from alike(naturals, ranks, level, book)
    if sorted(naturals) == ["HR", "HR", "SB", "SB"] and not stand_ins:
        yield "four_jokers", 4, 0
    if "B" not in ranks and "R" not in ranks:
        yield from in_a_row(naturals, ranks, bool(stand_ins), book)


def alike(
    naturals: list[str], ranks: Counter[str], level: str, book: type[Book]
) -> Iterator[tuple[str, int, int]]:
    """One rank, or a triple with a pair."""
    # Wild cards without a natural card stand for level cards.
    strange = {rank for rank in ranks if rank != level} - {card[1] for card in naturals}
    jokers = {"B", "R"}
    for rank, count in ranks.items():
        key = value(rank, level)
        if len(ranks) == 1 and count <= 2 and (not strange or book.lower):
            yield ["single", "pair"][count - 1], count, key
        if len(ranks) == 1 and count >= 3 and rank not in jokers and count <= book.max_bomb:
            yield "triple" if count == 3 else "bomb", count, key
    if sorted(ranks.values()) == [2, 3]:
        (triple, _), (pair, _) = ranks.most_common()
        five_level_cards = {card[1] for card in naturals} == {level} == {triple}
        allowed = book.joker_pair or pair not in jokers
        if triple not in jokers and allowed and not strange and not five_level_cards:
            yield "full_house", 5, value(triple, level)


def in_a_row(
    naturals: list[str], ranks: Counter[str], wild: bool, book: type[Book]
) -> Iterator[tuple[str, int, int]]:
    """Sequences of ranks."""
    if key := sequence(ranks, 3, 2):
        yield "tube", 6, key
    if key := sequence(ranks, 2, 3):
        yield "plate", 6, key
    if key := sequence(ranks, 5, 1):
        suits = {card[0] for card in naturals}
        physical = suits | ({"H"} if wild else set())
        barred = {
            "never_when_physical": len(physical) == 1,
            "always": False,
            "never_with_one_suit_naturals": len(suits) == 1,
        }
        if len(suits) == 1:
            yield "straight_flush", 5, key
        if not barred[book.suited]:
            yield "straight", 5, key


def subsets(hand: list[str]) -> Iterator[tuple[str, ...]]:
    """Every different multiset of up to ten cards that could be a play."""
    faces = sorted(Counter(hand).items())
    for counts in product(*(range(held + 1) for _, held in faces)):
        if 0 < sum(counts) <= 10:
            yield tuple(face for (face, _), n in zip(faces, counts, strict=True) for _ in range(n))


def plays(hand: list[str], level: str, book: type[Book] = Book) -> set[Play]:
    """Every play as a lead."""
    found: set[Play] = set()
    for cards in subsets(hand):
        if len(cards) <= 6 or len({card[1] for card in cards if card != f"H{level}"}) == 1:
            found |= {(cards, meaning) for meaning in meanings(cards, level, book)}
    return found


CLASSES = ["bomb4", "bomb5", "straight_flush", "bomb6", "bomb7", "bomb8", "bomb9", "bomb10"]
ORDER = [*CLASSES, "four_jokers"]


def beats(mine: tuple[str, int, int], table: tuple[str, int, int]) -> bool:
    """Whether one meaning beats the other, from the list of the source."""

    def place(kind: str, size: int) -> int:
        name = f"bomb{size}" if kind == "bomb" else kind
        return ORDER.index(name) if name in ORDER else -1

    ours, theirs = place(*mine[:2]), place(*table[:2])
    if ours != theirs:
        return ours > theirs
    return mine[:2] == table[:2] and mine[2] > table[2]


def fewest_plays(hand: list[str], level: str, book: type[Book] = Book) -> int:
    """The fewest plays that a hand can be played in, by trying all."""
    playable = frozenset(cards for cards, _ in plays(hand, level, book))
    faces = sorted(set(hand))
    vectors = [tuple(cards.count(face) for face in faces) for cards in playable]

    @cache
    def fewest(left: tuple[int, ...]) -> int:
        first = next((place for place, count in enumerate(left) if count), None)
        if first is None:
            return 0
        return 1 + min(
            fewest(tuple(have - take for have, take in zip(left, vector, strict=True)))
            for vector in by_first[first]
            if all(have >= take for have, take in zip(left, vector, strict=True))
        )

    by_first: dict[int, list[tuple[int, ...]]] = {place: [] for place in range(len(faces))}
    for vector in vectors:
        by_first[next(place for place, count in enumerate(vector) if count)].append(vector)
    return fewest(tuple(hand.count(face) for face in faces))
