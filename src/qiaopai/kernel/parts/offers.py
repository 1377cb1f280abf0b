"""Who offers what (選配的尋找): a game's own part, or the first that any game offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from qiaopai.kernel.game import Game
from qiaopai.kernel.parts.files import Files, Reader, Reading, Writer
from qiaopai.kernel.parts.programs import Programs
from qiaopai.kernel.parts.studies import Studies
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Refused


@runtime_checkable
class HasStudies(Protocol):
    """A game that studies boards (牌局分析)."""

    studies: Studies


@runtime_checkable
class HasFiles(Protocol):
    """A game that reads and writes board files (牌例檔案)."""

    files: Files


@runtime_checkable
class HasWriter(Protocol):
    """A game whose records are written to files of its own (寫出)."""

    writer: Writer


@runtime_checkable
class HasReader(Protocol):
    """A game that knows files of its own when it sees them (自家檔案)."""

    reader: Reader


@runtime_checkable
class HasRecords(Protocol):
    """A game that gives records of its deals (牌局紀錄)."""

    record_type: type[GameRecord]

    def record(self, state: Any) -> GameRecord:
        """The record of an ended deal."""
        ...


@runtime_checkable
class HasPrograms(Protocol):
    """A game at whose tables programs of another protocol can sit (外來程式)."""

    programs: Programs


def studies_of(games: Mapping[str, Game[Any]], game: str = "") -> Studies:
    """The studies of that game; without a name, of the first game that has any.

    Raises:
        Refused: `unknown_game`, `no_studies`.
    """
    for one in _asked(games, game):
        if isinstance(one, HasStudies):
            return one.studies
    raise Refused("no_studies", game=game)


def files_of(games: Mapping[str, Game[Any]], game: str = "") -> Files:
    """The files of that game; without a name, of the first game that has any.

    Raises:
        Refused: `unknown_game`, `no_files`.
    """
    for one in _asked(games, game):
        if isinstance(one, HasFiles):
            return one.files
    raise Refused("no_files", game=game)


def programs_of(games: Mapping[str, Game[Any]], game: str = "") -> Programs:
    """The programs of that game; without a name, of the first game that has any.

    Raises:
        Refused: `unknown_game`, `no_programs`.
    """
    for one in _asked(games, game):
        if isinstance(one, HasPrograms):
            return one.programs
    raise Refused("no_programs", game=game)


def writer_for(games: Mapping[str, Game[Any]], game: str) -> Writer:
    """What writes the records of that game: its own, else the first files of any game.

    The latter for a `BoardRecord` only, which has one shape in all games that give any.

    Raises:
        Refused: `unknown_game`, `no_files`.
    """
    own = _asked(games, game)[0]
    if isinstance(own, HasWriter):
        return own.writer
    if isinstance(own, HasFiles):
        return own.files
    if isinstance(own, HasRecords) and issubclass(own.record_type, BoardRecord):
        return files_of(games)
    raise Refused("no_files", game=game)


def knowing(
    games: Mapping[str, Game[Any]], data: bytes, name: str = "", game: str = ""
) -> Reader | None:
    """What reads that file in the first game, or in that game, that knows it for one of its own.

    Raises:
        Refused: `unknown_game`.
    """
    for one in _asked(games, game):
        if isinstance(one, HasReader) and one.reader.knows(data, name):
            return one.reader
    return None


def reading_of(
    games: Mapping[str, Game[Any]], data: bytes, name: str = "", game: str = ""
) -> Reading:
    """What reads that file: the game that knows it, else the first files of any, or that, game.

    Raises:
        Refused: `unknown_game`, `no_files`.
    """
    return knowing(games, data, name, game) or files_of(games, game)


def _asked(games: Mapping[str, Game[Any]], game: str) -> tuple[Any, ...]:
    if not game:
        return tuple(games.values())
    if game not in games:
        raise Refused("unknown_game", game=game[:40])
    return (games[game],)
