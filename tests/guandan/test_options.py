"""The table of settings: defaults of the seed, what a table may change, what is refused."""

from enum import StrEnum

import msgspec
import pytest
from tests.guandan.holdings import BOOK

from qiaopai.games.guandan.options import SETTINGS, Options
from qiaopai.kernel.game import Rulebook
from qiaopai.kernel.refusal import Refused


def test_every_field_is_a_setting_of_its_type() -> None:
    own = set(Options.__struct_fields__) - set(Rulebook.__struct_fields__)
    assert own == set(SETTINGS)
    for name, setting in SETTINGS.items():
        assert type(getattr(BOOK, name)) is setting.kind
        assert BOOK.with_changes({name: getattr(BOOK, name)}) == BOOK


@pytest.mark.parametrize(
    "name", [n for n, one in SETTINGS.items() if issubclass(one.kind, StrEnum)]
)
def test_every_word_of_a_setting_is_read(name: str) -> None:
    for word in tuple(SETTINGS[name].kind):
        changed = BOOK.with_changes({name: word.value})
        assert getattr(changed, name) is word
        assert msgspec.json.decode(msgspec.json.encode(changed), type=Options) == changed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("max_bomb", 9),
        ("max_bomb", True),
        ("max_bomb", "10"),
        ("tribute", 1),
        ("tribute_tie", "toss"),
        ("tribute_tie", 3),
        ("turn_seconds", 5),
        ("return_seconds", 61),
        ("no_such", True),
        ("id", "mine"),
    ],
)
def test_a_bad_setting_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        BOOK.with_changes({name: value})
    assert (refused.value.code, refused.value.data) == ("bad_setting", {"setting": name})
