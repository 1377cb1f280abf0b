"""What a rulebook of contract bridge (規則書) settles."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Self

import msgspec

from qiaopai.kernel.options import MAIN, Settings, flag, read, word
from qiaopai.kernel.play.options import PlayRulebook


class Cycle(StrEnum):
    """How vulnerability goes round."""

    WBF = "wbf"
    ONLINE = "online"
    CHICAGO = "chicago"


class Dealing(StrEnum):
    """Who deals: by the board's number, or the host first and then clockwise."""

    BOARD = "board"
    HOST_FIRST = "host_first"


class Scoring(StrEnum):
    """Whose scoring table (計分表) counts."""

    WBF = "wbf"
    ONLINE = "online"


class Options(PlayRulebook, frozen=True, kw_only=True):
    """Settings of a bridge table; the defaults leave older rulebooks unchanged."""

    claims_shown_to_all: bool = False
    cycle: Cycle = Cycle.WBF
    """Chicago (芝加哥): a passed-out deal is dealt again by the same dealer."""
    dealing: Dealing = Dealing.BOARD
    scoring: Scoring = Scoring.WBF
    """By its profile in `scoring`."""

    @property
    def host_deals(self) -> bool:
        """Whether the host deals first."""
        return self.dealing is Dealing.HOST_FIRST

    def with_changes(self, changes: Mapping[str, Any]) -> Self:
        """The rulebook with the settings that a table changes.

        Raises:
            Refused: `bad_setting`, with the setting's name.
        """
        return msgspec.structs.replace(self, **read(SETTINGS, changes))


SETTINGS: Settings = {"cycle": word(Cycle, MAIN), "hall": flag("hall")}
"""What a table may change."""
