"""Irregularities (違規): acts that a table as in a hall lets happen and rules on."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from qiaopai.kernel.seats import Seat


class Opens(StrEnum):
    """When the procedure of a law opens."""

    AT_ACT = "at_act"
    WHEN_NOTICED = "when_noticed"


class Irregularity(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is irregular about an act: its kind, the law at stake, when that law speaks.

    `kind` is a word of the law cases: `lead_out_of_turn`, `revoke`, `claim` …
    """

    kind: str
    law: str
    opens: Opens
    hand: Seat | None = None
