"""Versions (版本): old logs replay by the rulebooks and laws that they were played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from qiaopai.kernel.refusal import Refused


class Versioned(Protocol):
    """What has a version."""

    @property
    def version(self) -> int:
        """Raised with every change that an old log would notice."""
        ...


V = TypeVar("V", bound=Versioned)


def in_version(kept: Mapping[str, V], name: str, version: int) -> V:
    """The value with that id as it was in that version.

    `kept` holds the present one under its id and older ones under `id@version`.

    Raises:
        Refused: `version_not_kept`, with what is missing.
    """
    for key in (name, f"{name}@{version}"):
        found = kept.get(key)
        if found is not None and found.version == version:
            return found
    raise Refused("version_not_kept", name=name, version=version)
