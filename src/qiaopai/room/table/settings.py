"""Settings of a table (開局設定): the room's own, and those of the rulebook a table may change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from qiaopai.kernel.game import Game, Rulebook
from qiaopai.kernel.options import clash
from qiaopai.kernel.refusal import Refused, Scalar


class Settings(msgspec.Struct, frozen=True, kw_only=True, rename={"return_": "return"}):
    """What the host decides for the room's part (room.md §1); frozen when play starts."""

    rounds: Annotated[int, Meta(ge=1, le=32)] = 1
    """Required rounds (規定圈數)."""
    play_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """Time for each play; 0 is without a clock."""
    bots: bool = True
    bot_level: str = "easy"
    """Who takes over from somebody who is away."""
    return_: Literal["deal", "never"] = "deal"
    """How long a seat that was taken over is given back: until the deal ends, or not at all."""
    grace_seconds: Annotated[int, Meta(ge=1, le=600)] = 30
    next_seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    """The next deal starts by itself after so long; 0 waits for everybody."""
    spectators: Literal["open", "none"] = "open"
    undo: Literal["none", "auction", "casual"] = "none"
    """Taking back: never; one's last call until partner has called; with an opponent's consent."""


Changes = Mapping[str, Scalar]
"""Settings of the rulebook that a table has changed."""

_FIELDS = {field.encode_name: field.name for field in msgspec.structs.fields(Settings)}


def changed(
    game: Game[Any], rulebook: str, settings: Settings, changes: Changes, wanted: Mapping[str, Any]
) -> tuple[Settings, Changes]:
    """Settings after a host's wishes, checked.

    Raises:
        Refused: `bad_setting` with its name, `settings_clash` with two, `unknown_bot`,
            `unknown_rulebook`.
    """
    for name, value in wanted.items():
        known = name in _FIELDS or name in game.settings
        if not known or not isinstance(value, str | int | float | bool):
            raise Refused("bad_setting", setting=name[:40])
    ours = {name: value for name, value in wanted.items() if name in _FIELDS}
    theirs = {**changes, **{n: v for n, v in wanted.items() if n not in _FIELDS}}
    options = game.configure(rulebook, theirs)
    if (refusal := clash(game.settings, game.rulebooks[rulebook], options)) is not None:
        raise Refused(refusal)
    for name, value in ours.items():
        settings = _with(settings, name, value)
    if settings.undo not in game.undo_policies:
        raise Refused("bad_setting", setting="undo")
    if settings.bot_level not in game.bots:
        raise Refused("unknown_bot", level=settings.bot_level[:40])
    return settings, theirs


def _with(settings: Settings, name: str, value: Any) -> Settings:
    try:
        return msgspec.convert({**msgspec.to_builtins(settings), name: value}, Settings)
    except msgspec.ValidationError:
        raise Refused("bad_setting", setting=name) from None


def shown(game: Game[Any], settings: Settings, options: Rulebook) -> dict[str, Any]:
    """All settings as the view lists them: the room's, then the game's as they are in force."""
    values: dict[str, Any] = msgspec.to_builtins(settings)
    if settings.undo == "none":
        del values["undo"]
    for name in game.settings:
        if (value := getattr(options, name, None)) is not None:
            values[name] = value
    return values
