"""Commands of a bridge deal."""

from __future__ import annotations

from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.commands import PLAY_COMMANDS


class MakeCall(CommandBody, frozen=True, tag="call"):
    """A call (叫牌); an alert or a text is for the opponents only (提醒)."""

    call: Call
    alert: bool = False
    text: str = ""


class AskMeaning(CommandBody, frozen=True):
    """A player asks the opponents what the call with that number means (詢問)."""

    number: int


class Explain(CommandBody, frozen=True):
    """The caller explains his own call to the opponents (解釋)."""

    number: int
    text: str


PLAYER_COMMANDS: tuple[type[CommandBody], ...] = (MakeCall, AskMeaning, Explain, *PLAY_COMMANDS)
