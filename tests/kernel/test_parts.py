"""Optional parts of a game: its own, the first of any game, or a refusal."""

from collections.abc import Callable
from typing import Any

import pytest

from qiaopai.games import discover
from qiaopai.kernel.parts import (
    FileRead,
    HasFiles,
    HasReader,
    HasRecords,
    HasStudies,
    Reader,
    files_of,
    knowing,
    programs_of,
    reading_of,
    studies_of,
    writer_for,
)
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.testing.toys.hilo import Hilo

HILO = Hilo()
FIND: dict[str, Callable[[Any, str], object]] = {
    "no_studies": studies_of,
    "no_files": files_of,
    "no_programs": programs_of,
}


def test_bridge_offers_both_and_is_found_without_a_name() -> None:
    games = {HILO.id: HILO, **discover()}
    assert isinstance(games["bridge"], HasStudies)
    assert isinstance(games["bridge"], HasFiles)
    for find in (studies_of, files_of):
        assert find(games) is find(games, "bridge")
    assert programs_of(games) is programs_of(games, "guandan")


@pytest.mark.parametrize("code", FIND)
def test_a_game_without_it_is_refused_by_code(code: str) -> None:
    for games, name in (({}, ""), ({HILO.id: HILO}, ""), ({HILO.id: HILO, **discover()}, HILO.id)):
        with pytest.raises(Refused, match=code):
            FIND[code](games, name)


def test_records_are_written_by_the_game_itself_or_by_the_first_that_knows_their_shape() -> None:
    games = {HILO.id: HILO, **discover()}
    assert {name for name, game in games.items() if isinstance(game, HasRecords)} == {
        "bridge",
        "guandan",
        "minibridge",
    }
    assert writer_for(games, "minibridge") is writer_for(games, "bridge") is files_of(games)
    assert writer_for(games, "guandan").formats == ("txt",)
    with pytest.raises(Refused, match="no_files"):
        writer_for(games, HILO.id)


def test_records_of_another_shape_are_not_given_to_the_first_files() -> None:
    class Odd(Hilo):
        record_type = GameRecord

        def record(self, state: object) -> GameRecord:
            return GameRecord(game=self.id, name="1")

    with pytest.raises(Refused, match="no_files"):
        writer_for({HILO.id: Odd(), **discover()}, HILO.id)


@pytest.mark.parametrize("code", FIND)
def test_an_unknown_game_is_refused(code: str) -> None:
    with pytest.raises(Refused, match="unknown_game"):
        FIND[code](discover(), "whist")


class Knower:
    """Knows the files that begin with its word."""

    def __init__(self, word: bytes) -> None:
        self.word = word

    def knows(self, data: bytes, name: str = "") -> bool:
        return data.startswith(self.word)

    def read(self, data: bytes, name: str = "", strict: bool = False) -> FileRead[GameRecord]:
        return FileRead(self.word.decode(), 0, iter(()))

    def deal_text(self, record: GameRecord) -> str:
        return record.name


class Knowing(Hilo):
    def __init__(self, word: bytes) -> None:
        self.reader: Reader = Knower(word)


def test_a_file_is_read_by_the_first_game_that_knows_it_else_by_the_first_files() -> None:
    low, high = Knowing(b"hilo"), Knowing(b"hi")
    games = {HILO.id: HILO, "low": low, "high": high, **discover()}
    assert isinstance(low, HasReader)
    assert not isinstance(HILO, HasReader)
    assert knowing(games, b"hilo 1") is reading_of(games, b"hilo 1") is low.reader
    assert knowing(games, b"high 1") is reading_of(games, b"high 1") is high.reader
    assert reading_of(games, b"hilo 1", game="high") is high.reader
    assert knowing(games, b"lo") is None
    assert reading_of(games, b"lo") is reading_of(games, b"hilo", game="bridge") is files_of(games)
    for code, game in (("no_files", "low"), ("unknown_game", "whist")):
        with pytest.raises(Refused, match=code):
            reading_of(games, b"lo", game=game)
