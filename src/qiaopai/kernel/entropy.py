"""Entropy (亂數): every random choice of the project, from a seed, the same on every machine.

`word(i)` is the first 8 bytes, big endian, of SHA-256 of `seed:i`; `below` rejects the words that
would make small results likelier; `shuffle` goes from the end to the front.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
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
        seed, drawn = self._seed, self._drawn
        sure = _WORDS - len(mixed)
        for place in range(len(mixed) - 1, 0, -1):
            # `below(place + 1)`, written out.
            word: int = _first_word(sha256(f"{seed}:{drawn}".encode()).digest())[0]
            drawn += 1
            if word >= sure:
                self._drawn = drawn - 1
                word, drawn = self.below(place + 1), self._drawn
            other = word % (place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        self._drawn = drawn
        return mixed

    def choose(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def child(self, name: str) -> Entropy:
        """Independent entropy for a part of the work, without drawing from this one."""
        return Entropy(f"{self._seed}/{name}")
