"""Refusals: what may not be done, with a stable code and data for the text shown.

```
Refused                 an act was refused; nothing changed
└── (code, data)        not_your_turn · must_follow_suit · card_not_held · …
```
The texts live in the message catalogues under `error-<code>`. They lie below the kernel, for a card
that cannot be read is refused as well.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Scalar = str | int | float | bool


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done (拒絕): a code, and what its text needs."""

    code: str
    data: Mapping[str, Scalar] = {}


class Refused(ValueError):
    """Raised by `decide` when a command is refused, and by what reads a text that is wrong."""

    def __init__(self, refusal: Refusal | str, **data: Scalar) -> None:
        self.refusal = Refusal(refusal, data) if isinstance(refusal, str) else refusal
        super().__init__(self.refusal.code)

    @property
    def code(self) -> str:
        """The stable code."""
        return self.refusal.code

    @property
    def data(self) -> Mapping[str, Scalar]:
        """What the text needs."""
        return self.refusal.data
