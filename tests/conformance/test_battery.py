"""The battery accepts every game under every rulebook, and rejects each broken toy."""

import os
import subprocess
import sys

import pytest
from tests.conformance.guandan import GUANDAN

from qiaopai.games import discover
from qiaopai.games.guandan.options import SETTINGS
from qiaopai.games.guandan.rulebooks import RULEBOOKS
from qiaopai.testing.conformance import Broken, Configuration, run_battery, walk
from qiaopai.testing.toys import BROKEN, Hilo

MINIBRIDGE = (
    Configuration("tw"),
    Configuration("jcbl"),
    Configuration("tw", {"hall": True}),
    Configuration("jcbl", {"hall": True}),
    Configuration("tw", {"players": 3}),
    Configuration("jcbl", {"players": 3, "count_points": "player"}),
    Configuration("tw", {"players": 3, "hall": True}),
    Configuration("tw", {"any_level": True}),
    Configuration("jcbl", {"trump_length": 8, "game_points": 25}),
    Configuration("jcbl", {"french_targets": True}),
)
BRIDGE = (
    Configuration("wbf2017"),
    Configuration("online"),
    Configuration("wbf2017", {"cycle": "chicago"}),
    Configuration("wbf2017", {"hall": True}),
    Configuration("online", {"cycle": "chicago", "hall": True}),
)
CONFIGURATIONS = {"minibridge": MINIBRIDGE, "bridge": BRIDGE, "guandan": GUANDAN}
SEEDS = [f"deal {number}" for number in range(6)]
NUMBERS = {
    "max_bomb": (8, 10),
    "report_threshold": (6, 7, 10, 27),
    "promotion_double": (3, 4),
    "a_fail_limit": (0, 3),
    "return_max_own": (10, 14),
    "return_max_opponent": (10, 14),
    "turn_seconds": (0, 10, 15, 20, 30, 60),
    "tribute_seconds": (0, 15),
    "return_seconds": (30, 60),
}


def test_every_game_is_in_the_battery():
    assert set(discover()) == set(CONFIGURATIONS)


@pytest.mark.parametrize("game", CONFIGURATIONS)
def test_every_rulebook_is_in_the_battery(game):
    books = set(discover()[game].rulebooks)
    assert {one.rulebook for one in CONFIGURATIONS[game]} == books


@pytest.mark.parametrize("game", CONFIGURATIONS)
def test_the_battery_accepts(game, capsys):
    configurations = CONFIGURATIONS[game]
    report = run_battery(discover()[game], configurations, SEEDS)
    with capsys.disabled():
        sys.stdout.write(f"\n{game}: {report.text}\n")
    assert report.deals == len(configurations) * len(SEEDS)
    assert report.vacuous < report.redealt


def test_every_value_of_guandan_s_options_is_in_the_battery():
    tried = {(name, value) for one in GUANDAN for name, value in one.changes.items()}
    for book in RULEBOOKS.values():
        tried |= {(name, getattr(book, name)) for name in SETTINGS}
    for name, setting in SETTINGS.items():
        wanted = NUMBERS.get(name, ()) if setting.is_range else setting.values
        assert {(name, value) for value in wanted} <= tried, name


def test_the_toy_is_accepted_and_its_restriction_outlives_the_procedure():
    report = run_battery(Hilo(), [Configuration("plain")], [str(n) for n in range(30)])
    assert report.redealt > report.vacuous
    outlived = [
        state
        for n in range(30)
        for state in walk(Hilo(), Configuration("plain"), str(n)).states
        if state.restrictions and state.procedure is None
    ]
    assert outlived


@pytest.mark.parametrize("toy", BROKEN, ids=lambda toy: toy.__name__)
def test_a_broken_toy_is_rejected(toy):
    with pytest.raises(Broken, match=BROKEN[toy]):
        run_battery(toy(), [Configuration("plain")], [str(n) for n in range(30)])


def test_the_hash_seed_does_not_matter():
    script = (
        "from qiaopai.games import discover\n"
        "from qiaopai.testing.conformance import Configuration, walk\n"
        "from qiaopai.room.codec import encode\n"
        "done = walk(discover()['minibridge'], Configuration('tw', {'hall': True}), 'hash')\n"
        "print(encode([e.body for one in done.commits for e in one.events]).decode())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(told) == 1
