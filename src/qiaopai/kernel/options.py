"""What a table may change from its rulebook (設定): values to choose from, and what goes together.

All of it is data, so that a lobby can offer the settings of a game that it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from qiaopai.kernel.refusal import Refusal, Refused, Scalar

MAIN = "main"
"""The group of what is offered first; the others are house rules."""

_NO_SETTINGS = frozenset({"id", "version", "source", "laws", "notes"})


class Need(msgspec.Struct, frozen=True):
    """That a setting goes with some values of another only.

    With `when`, those values of it contradict all others of the other setting. Without, it means
    nothing unless the other has one of these.
    """

    other: str
    values: tuple[Scalar, ...]
    when: tuple[Scalar, ...] = ()


class Setting(msgspec.Struct, frozen=True):
    """One thing that a table may change."""

    kind: type
    group: str
    values: Sequence[Scalar]
    needs: tuple[Need, ...] = ()

    @property
    def is_range(self) -> bool:
        """Whether it is any number of a range rather than one of a few values."""
        return isinstance(self.values, range)

    def takes(self, value: Any) -> bool:
        """Whether it can have that value, as it comes over the wire."""
        plain = str if issubclass(self.kind, StrEnum) else self.kind
        return isinstance(value, plain) and value in self.values and _is_bool(value, plain)

    def read(self, value: Scalar) -> Any:
        """The value in its own type."""
        return self.kind(value)


Settings = Mapping[str, Setting]
"""By name, in the order in which they are offered."""


def flag(group: str, *needs: Need) -> Setting:
    """Yes or no."""
    return Setting(bool, group, (False, True), needs)


def word(kind: type[StrEnum], group: str, *needs: Need) -> Setting:
    """One of the words of that kind."""
    return Setting(kind, group, tuple(kind), needs)


def number(values: Sequence[int], group: str, *needs: Need) -> Setting:
    """One of these numbers; of a range, any."""
    return Setting(int, group, values, needs)


def read(settings: Settings, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes in their own types.

    Raises:
        Refused: `bad_setting`, with the setting's name.
    """
    for name, value in changes.items():
        if name not in settings or not settings[name].takes(value):
            raise Refused("bad_setting", setting=name)
    return {name: settings[name].read(value) for name, value in changes.items()}


def clash(settings: Settings, book: msgspec.Struct, options: msgspec.Struct) -> Refusal | None:
    """Of what has been changed from the book, the first pair that does not go together.

    Only a table being set up is refused for it: what was agreed before stands.
    """
    for name, setting in settings.items():
        value = getattr(options, name)
        for need in setting.needs:
            binds = value in need.when if need.when else value != getattr(book, name)
            if binds and getattr(options, need.other) not in need.values:
                return Refusal("settings_clash", {"setting": name, "other": need.other})
    return None


def settings_of(book: msgspec.Struct) -> Iterator[tuple[str, Scalar]]:
    """All that a rulebook settles by a value, by name."""
    for field in msgspec.structs.fields(book):
        if field.name not in _NO_SETTINGS:
            yield field.name, getattr(book, field.name)


def _is_bool(value: object, plain: type) -> bool:
    """A truth is a number too, for Python; not for a setting."""
    return isinstance(value, bool) is (plain is bool)
