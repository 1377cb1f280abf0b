"""The record of a finished board (牌局紀錄): what it has in every game; each adds its own."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.kernel.seats import Seat


class PlayerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat there: a name, or the level of a bot."""

    name: str = ""
    bot: str = ""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board that is over, or that a file tells of: what is not known is absent."""

    game: str
    name: str
    """The board as people call it: its number, or what a file calls it."""
    board: int = 0
    number: int = 0
    """The number of the deal at its table."""
    players: Mapping[Seat, PlayerRecord] = {}
    commitment: str = ""
    salt: str = ""
    where: str = ""
    """The event or table that the commitment is tied to."""
    event: str = ""
    date: str = ""
    comment: str = ""
