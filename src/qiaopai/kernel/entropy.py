"""Entropy (亂數): every random choice of the project, from a seed, the same on every machine.

`word(i)` is the first 8 bytes, big endian, of SHA-256 of `seed:i`; `below` rejects the words that
would make small results likelier; `shuffle` goes from the end to the front.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct, unpack
from typing import TypeVar

T = TypeVar("T")
_WORDS = 1 << 64
_first_word = Struct(">Q").unpack_from


class Entropy:
    """A stream of random words drawn from a seed.

    >>> Entropy("2018-05-11").below(52) == Entropy("2018-05-11").below(52)
    True
    """

    __slots__ = ("_drawn", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def word(self) -> int:
        """The next word, 0 … 2^64 - 1."""
        digest = sha256(f"{self._seed}:{self._drawn}".encode()).digest()
        self._drawn += 1
        word: int = _first_word(digest)[0]
        return word

    def words(self, count: int) -> tuple[int, ...]:
        """So many words at once, the next ones."""
        seed, first = self._seed, self._drawn
        self._drawn = first + count
        digests = [sha256(f"{seed}:{n}".encode()).digest() for n in range(first, first + count)]
        return unpack(">" + "Q24x" * count, b"".join(digests))

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely."""
        word = self.word()
        # A word that high may be one to reject; that there are none below saves a long division.
        while word > _WORDS - bound and word >= _WORDS - _WORDS % bound:
            word = self.word()
        return word % bound

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The items in a random order."""
        mixed = list(items)
        places = range(len(mixed) - 1, 0, -1)
        before, words = self._drawn, self.words(len(places))
        others = [word % (place + 1) for word, place in zip(words, places, strict=True)]
        if max(words, default=0) >= _WORDS - len(mixed):  # `below` might reject one of them
            self._drawn = before
            others = [self.below(place + 1) for place in places]
        for place, other in zip(places, others, strict=True):
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed

    def choose(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def child(self, name: str) -> Entropy:
        """Independent entropy for a part of the work, without drawing from this one."""
        return Entropy(f"{self._seed}/{name}")
