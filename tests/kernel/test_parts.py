"""Optional parts of a game: its own, the first of any game, or a refusal."""

from collections.abc import Callable
from typing import Any

import pytest

from qiaopai.games import discover
from qiaopai.kernel.parts import (
    HasFiles,
    HasRecords,
    HasStudies,
    files_of,
    programs_of,
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
