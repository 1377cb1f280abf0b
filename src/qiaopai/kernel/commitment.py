"""Commitment (承諾): a digest that fixes a deal before it is played and proves it afterwards."""

from __future__ import annotations

import hashlib
from typing import Protocol

_DIGITS = frozenset("0123456789abcdef")


class Written(Protocol):
    """A deal that is written in one canonical way."""

    @property
    def text(self) -> str:
        """That notation."""
        ...


def commitment(deal: Written, salt: str, where: str, board: int) -> str:
    """SHA-256 (hex) over the lines `qiaopai-deal/1`, salt, canonical deal, event or table, board.

    `salt` is 64 hex digits. Lines end with a line feed, the last one too.

    Raises:
        ValueError: the salt is not 64 hex digits.
    """
    return text_commitment(deal.text, salt, where, board)


def text_commitment(deal: str, salt: str, where: str, board: int) -> str:
    """The same, over the deal's canonical text.

    Raises:
        ValueError: the salt is not 64 hex digits.
    """
    if len(salt) != 64 or not _DIGITS.issuperset(salt):
        raise ValueError("a salt is 64 lower-case hex digits")
    lines = ("qiaopai-deal/1", salt, deal, where, str(board))
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
