"""Settings as data: what they take, what goes together, what a table has changed."""

from enum import StrEnum

import pytest

from qiaopai.games import discover
from qiaopai.kernel.game import Rulebook
from qiaopai.kernel.options import (
    MAIN,
    Need,
    clash,
    flag,
    number,
    read,
    settings_of,
    word,
)
from qiaopai.kernel.refusal import Refusal, Refused


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Book(Rulebook, frozen=True, kw_only=True):
    lamp: bool = True
    colour: Colour = Colour.RED
    height: int = 3
    moving: bool = False


SETTINGS = {
    "lamp": flag(MAIN),
    "colour": word(Colour, "light", Need("lamp", (True,))),
    "height": number(range(5), "light", Need("colour", (Colour.BLUE,), when=(4,))),
}
BOOK = Book(id="b", source="here")


def with_changes(**changes: object) -> Book:
    return Book(id="b", source="here", **read(SETTINGS, changes))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lamp", 1),
        ("lamp", "yes"),
        ("colour", "green"),
        ("colour", True),
        ("height", 5),
        ("height", True),
        ("height", 2.0),
        ("moving", True),
        ("id", "mine"),
    ],
)
def test_what_is_no_value_is_refused_by_the_name_of_the_setting(name: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        read(SETTINGS, {name: value})
    assert (refused.value.code, refused.value.data) == ("bad_setting", {"setting": name})


def test_words_are_read_into_their_own_type() -> None:
    assert with_changes(colour="blue", height=0, lamp=False).colour is Colour.BLUE


def test_a_setting_that_means_nothing_here_may_not_be_changed() -> None:
    options = with_changes(lamp=False, colour="blue")
    assert clash(SETTINGS, BOOK, options) == Refusal(
        "settings_clash", {"setting": "colour", "other": "lamp"}
    )
    assert clash(SETTINGS, BOOK, with_changes(lamp=False)) is None
    assert clash(SETTINGS, BOOK, with_changes(lamp=False, colour="red")) is None


def test_two_values_may_contradict_each_other_whichever_was_changed() -> None:
    assert clash(SETTINGS, BOOK, with_changes(height=4)) == Refusal(
        "settings_clash", {"setting": "height", "other": "colour"}
    )
    assert clash(SETTINGS, BOOK, with_changes(height=4, colour="blue")) is None
    tall = Book(id="tall", source="here", height=4)
    assert clash(SETTINGS, tall, tall) is not None


def test_a_rulebook_settles_all_that_has_a_value() -> None:
    assert [name for name, _ in settings_of(BOOK)] == [
        "hall", "lamp", "colour", "height", "moving",
    ]  # fmt: skip


@pytest.mark.parametrize("game", discover())
def test_the_settings_of_every_game_are_whole(game: str) -> None:
    settings = discover()[game].settings
    for book in discover()[game].rulebooks.values():
        assert clash(settings, book, book) is None, "a rulebook goes with itself"
        for name, setting in settings.items():
            assert type(getattr(book, name)) is setting.kind
            assert getattr(book, name) in setting.values
            for need in setting.needs:
                other = settings[need.other]
                assert set(need.values) < set(other.values)
                assert set(need.when) <= set(setting.values)


GUANDAN = discover()["guandan"]


@pytest.mark.parametrize(
    ("changes", "setting", "other"),
    [
        ({"overshoot_passes_a": True}, "overshoot_passes_a", "a_pass_requires_declarer"),
        ({"target": "T", "a_fail_to": "J"}, "a_fail_to", "target"),
        ({"tribute": False, "anti_tribute": "optional"}, "anti_tribute", "tribute"),
        ({"a_fail_limit": 0, "a_fail_to": "opponents"}, "a_fail_to", "a_fail_limit"),
    ],
)
def test_guandan_says_what_does_not_go_together(
    changes: dict[str, object], setting: str, other: str
) -> None:
    book, options = GUANDAN.rulebooks["ahcme"], GUANDAN.configure("ahcme", changes)
    refusal = clash(GUANDAN.settings, book, options)
    assert refusal is not None
    assert refusal.data == {"setting": setting, "other": other}
