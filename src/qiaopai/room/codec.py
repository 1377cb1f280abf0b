"""How bodies, secrets and views become JSON and come back: the one place that serialises."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Union

import msgspec

from qiaopai.cards import Card, parse_card
from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import CommandBody, Event, EventBody, kind_of
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.replay import Rewound
from qiaopai.kernel.secret import Secret
from qiaopai.room.ports import NewEvent, StoredEvent
from qiaopai.room.table.commands import WIRE_COMMANDS
from qiaopai.room.table.events import TABLE_EVENTS


def enc_hook(value: Any) -> Any:
    """What msgspec does not know: cards and fractions. A `Secret` is refused."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, frozenset):
        return sorted(value)
    raise NotImplementedError(f"{type(value).__name__} is not for the wire")


def dec_hook(kind: type, value: Any) -> Any:
    """The way back."""
    if kind is Card:
        return parse_card(value) if isinstance(value, str) else _not_a_card()
    if kind is Fraction:
        return Fraction(value)
    raise NotImplementedError(kind.__name__)


def _not_a_card() -> Card:
    raise ValueError("not a card")


_encoder = msgspec.json.Encoder(enc_hook=enc_hook)


def encode(value: Any) -> bytes:
    """A value as JSON."""
    return _encoder.encode(value)


def builtins(view: msgspec.Struct) -> dict[str, Any]:
    """A view as plain objects, exactly as its reader gets them; patches are made of them."""
    return plain(encode(view))


def plain(encoded: bytes) -> dict[str, Any]:
    """Plain objects out of JSON."""
    objects: dict[str, Any] = msgspec.json.decode(encoded)
    return objects


class Codec:
    """Events of tables and of one game, to and from the log; the bodies of its commands."""

    def __init__(self, game: Game[Any]) -> None:
        events: tuple[type[EventBody], ...] = (*TABLE_EVENTS, Rewound, *game.event_types)
        self._bodies = {kind: _decoder(event) for event in events if (kind := _tag(event))}
        self._secrets = {
            _tag(event): _decoder(event.secret_type) for event in events if event.secret_type
        }
        self._commands = _decoder(_union((*WIRE_COMMANDS, *game.command_types)))

    def event(self, stored: StoredEvent) -> Event:
        """An event as it was written."""
        secret = None
        if stored.secret is not None:
            secret = Secret(self._secrets[stored.kind].decode(stored.secret))
        return Event(stored.at, self._bodies[stored.kind].decode(stored.body), secret)

    def command(self, body: bytes | msgspec.Raw) -> CommandBody:
        """A command's body from the wire. Raises: Refused `bad_command`."""
        try:
            command: CommandBody = self._commands.decode(body)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise Refused("bad_command") from None
        return command


def new_event(event: Event, actor: str) -> NewEvent:
    """An event for the log, its secret in a column of its own."""
    secret = None if event.secret is None else encode(event.secret.open())
    kind, version = kind_of(event.body), type(event.body).version
    return NewEvent(kind, version, event.at, actor, encode(event.body), secret)


def game_of(stored: StoredEvent) -> str:
    """Which game a table plays, from an event that loading can begin with."""
    return msgspec.json.decode(stored.body, type=_NamesGame).game


def current_versions(games: Iterable[Game[Any]]) -> dict[str, int]:
    """The version of every kind of event, for the upcasters.

    Raises:
        ValueError: two games call different events by one name, which no upcaster could tell apart.
    """
    kinds: dict[str, type[EventBody]] = {}
    of_games = [one for game in games for one in game.event_types]
    every: list[type[EventBody]] = [*TABLE_EVENTS, Rewound, *of_games]
    for kind in every:
        if kinds.setdefault(_tag(kind), kind) is not kind:
            raise ValueError(f"two events are called {_tag(kind)}")
    return {name: kind.version for name, kind in kinds.items()}


class _NamesGame(msgspec.Struct):
    game: str


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _union(kinds: tuple[type, ...]) -> Any:
    return Union[kinds]  # noqa: UP007


def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=dec_hook)
