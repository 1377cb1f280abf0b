"""Files of other programs, where they are at hand: as many boards as they have, and none lost."""

from pathlib import Path

import pytest

from qiaopai.games.bridge.formats import Format, parse, write

FOLDER = Path(__file__).parents[3].parent / "shared" / "samples"
COUNTS = {
    "endplay_sample.pbn": 2,
    "trickster_1nt_stayman.pbn": 5,
    "trickster_defensive_play.pbn": 44,
    "bridgesolver_bench_boards.lin": 10,
    "bcenc_names-with-delimiters-bc.lin": 1,
    "bcenc_percent-encoding.lin": 1,
    "bcenc_two-hands.lin": 1,
    "bcenc_movie-constructs.lin": 2,
}


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the samples are not part of the project")
@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_boards(name: str, count: int) -> None:
    parsed = parse((FOLDER / name).read_bytes(), name=name)
    assert len(parsed.boards) == count
    form = Format(name[-3:])
    assert parse(write(parsed, form), form).boards == parsed.boards
