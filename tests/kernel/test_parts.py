"""Optional parts of a game: its own, the first of any game, or a refusal."""

import pytest

from qiaopai.games import discover
from qiaopai.kernel.parts import HasFiles, HasStudies, files_of, programs_of, studies_of
from qiaopai.kernel.refusal import Refused
from qiaopai.testing.toys.hilo import Hilo

HILO = Hilo()
FIND = {"no_studies": studies_of, "no_files": files_of, "no_programs": programs_of}


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


@pytest.mark.parametrize("code", FIND)
def test_an_unknown_game_is_refused(code: str) -> None:
    with pytest.raises(Refused, match="unknown_game"):
        FIND[code](discover(), "whist")
