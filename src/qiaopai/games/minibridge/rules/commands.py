"""Commands of a minibridge deal."""

from __future__ import annotations

from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.commands import PLAY_COMMANDS


class Announce(CommandBody, frozen=True):
    """A player says his points (報點)."""

    points: int


class ChooseContract(CommandBody, frozen=True):
    """Declarer announces the contract (宣佈合約)."""

    denomination: Denomination
    level: str


PLAYER_COMMANDS: tuple[type[CommandBody], ...] = (Announce, ChooseContract, *PLAY_COMMANDS)
