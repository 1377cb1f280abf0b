"""`Files` (牌例檔案): board files that a game reads, holds against their rules, and writes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from qiaopai.kernel.deals import Hands
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Scalar

R_co = TypeVar("R_co", bound=GameRecord, covariant=True)


class Severity(StrEnum):
    """How bad a fault is (輕重): an error breaks the format, a warning is only unusual."""

    ERROR = "error"
    WARNING = "warning"


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a file, and where (錯誤); lines and columns count from 1."""

    line: int
    code: str
    data: Mapping[str, Scalar] = {}
    column: int = 0
    severity: Severity = Severity.ERROR

    @property
    def message_id(self) -> str:
        """The id of its text.

        >>> Fault(1, "bad_deal").message_id
        'fault-bad-deal'
        """
        return f"fault-{self.code}".replace("_", "-")


class Loss(msgspec.Struct, frozen=True):
    """Something that a format cannot hold (不能轉換); `board` counts from 1, 0 is the file."""

    board: int
    code: str
    data: dict[str, Scalar] = {}

    @property
    def message_id(self) -> str:
        """The id of its text.

        >>> Loss(1, "loss_tag").message_id
        'loss-tag'
        """
        return self.code.replace("_", "-")


@dataclass(frozen=True, slots=True)
class FileRead(Generic[R_co]):
    """A file that was read (讀入): its boards one after the other, and what is wrong with it."""

    format: str
    total: int
    """How many boards there are."""
    boards: Iterator[R_co]
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """The text of a file (寫出), and what it could not hold."""

    text: str
    losses: tuple[Loss, ...] = ()


class Writer(Protocol):
    """Files that records of a game are written to (寫出)."""

    formats: tuple[str, ...]
    """The formats, as files' names end; the first where nobody asks for another."""

    def write(self, boards: Iterable[Any], form: str, export: bool = False) -> Written:
        """Records of the game as a file; `export` asks for the strictest kind of the format."""
        ...


class Reading(Protocol):
    """What reads files of boards (讀入)."""

    def read(self, data: bytes, name: str = "", strict: bool = False) -> FileRead[GameRecord]:
        """The boards of a file; faults never stop it, and a faulty board may be left out."""
        ...


class Reader(Reading, Protocol):
    """Reads the files of a game that are known by what stands in them (自家檔案)."""

    def knows(self, data: bytes, name: str = "") -> bool:
        """Whether it is such a file, faulty or not."""
        ...

    def deal_text(self, record: Any) -> str:
        """The deal of such a record in the canonical text that is committed to."""
        ...


class Files(Writer, Protocol):
    """The board files that a game offers (牌例檔案)."""

    def read(self, data: bytes, name: str = "", strict: bool = False) -> FileRead[BoardRecord]:
        """The boards of a file in any of the formats; faults never stop it."""
        ...

    def convert(self, data: bytes, name: str, form: str, export: bool = False) -> Written:
        """A file in another format; `export` asks for its strictest kind."""
        ...

    def board(self, number: int, hands: Hands) -> BoardRecord:
        """A board not played yet, with dealer and vulnerability by its number."""
        ...
