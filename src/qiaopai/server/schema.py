"""`python -m qiaopai.server.schema [--check]`: writes the client's types of the wire.

They come from the Structs that are really sent; `--check` fails when the file is stale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from qiaopai.cards import Card
from qiaopai.games import discover
from qiaopai.kernel.game import Game
from qiaopai.kernel.messages import EventBody
from qiaopai.kernel.parts import HasRecords
from qiaopai.kernel.play.record import BoardRecord
from qiaopai.kernel.record import GameRecord
from qiaopai.kernel.replay import Rewound
from qiaopai.room.table import TableView
from qiaopai.room.table.commands import WIRE_COMMANDS
from qiaopai.room.table.events import TABLE_EVENTS
from qiaopai.server.typescript import declaration
from qiaopai.server.wire import analysis, boards, rest
from qiaopai.server.wire.inbound import Ask, Do
from qiaopai.server.wire.outbound import AnyOutbound

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire" / "generated.ts"
REF = "#/{name}"

HEAD = """\
// Written by `python -m qiaopai.server.schema` from the Structs that are sent. Do not edit.

"""

REST = (
    rest.Error, rest.NewPerson, rest.Me, rest.ChangeMe, rest.GameInfo, rest.Lobby, rest.NewTable,
    rest.QuickTable, rest.Seated, rest.DoCommand, rest.Done, rest.Health,
    boards.BoardList, boards.FileBoards, GameRecord, BoardRecord, analysis.NewAnalysis,
    analysis.Analysis,
)  # fmt: skip

Components = dict[str, Any]


def hook(kind: type) -> dict[str, Any]:
    """The schema of what msgspec does not know."""
    if kind is Card:
        return {"type": "string", "description": "suit and rank, like SA or HT"}
    if kind is Fraction:
        return {"type": "string", "description": "like 79/3"}
    return {}


def components(*kinds: Any) -> tuple[list[Any], Components]:
    """The schemas of these types, and of every named type they use."""
    schemas, named = msgspec.json.schema_components(kinds, schema_hook=hook, ref_template=REF)
    return list(schemas), named


def generated() -> str:
    """The whole file."""
    return HEAD + "\n".join((*_room(), *(part for game in _games() for part in game)))


def _room() -> Iterator[str]:
    told: list[type[EventBody]] = [event for event in TABLE_EVENTS if event.is_told]
    told.append(Rewound)
    groups = {"TableCommand": WIRE_COMMANDS, "TableTold": told}
    kinds = [AnyOutbound, Do, Ask, TableView, *REST, *WIRE_COMMANDS, *told]
    _, named = components(*kinds)
    names = {name: _tidy(name) for name in named}
    yield from _declarations(named, names)
    yield _union("ServerMessage", AnyOutbound.__args__)
    yield _union("ClientMessage", (Do, Ask))
    for group, members in groups.items():
        yield _union(group, members)


def _games() -> Iterator[Iterator[str]]:
    shared = components(AnyOutbound, TableView, *REST)[1]
    for game in discover().values():
        yield _game(game, shared)


def _game(game: Game[Any], shared: Mapping[str, Any]) -> Iterator[str]:
    prefix = "".join(part.capitalize() for part in game.id.split("_"))
    told = [event for event in game.event_types if getattr(event, "is_told", True)]
    kinds = [game.view_type, *game.command_types, *told]
    if isinstance(game, HasRecords):
        kinds.append(game.record_type)
    _, named = components(*kinds)
    common = {name for name in named if shared.get(name) == named[name]}
    names = {name: name if name in common else prefix + _tidy(name) for name in named}
    names["CommandBody"] = f"{prefix}Command"
    own = {n: s for n, s in named.items() if n not in common and n != "CommandBody"}
    yield from _declarations(own, names)
    found = {id(kind): names[_component(kind, named)] for kind in kinds}
    yield f"export type {prefix}Command = {_members(game.command_types, found)};\n"
    yield f"export type {prefix}Told = {_members(told, found)};\n"


def _component(kind: type[Any], named: Mapping[str, Any]) -> str:
    schema, _ = components(kind)
    name = str(schema[0]["$ref"]).rpartition("/")[2]
    if name in named and name == kind.__name__:
        return name
    return next(n for n in named if n.endswith(f"{_path(kind)}"))


def _path(kind: type[Any]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}".replace(".", "_")


def _members(kinds: Any, found: Mapping[int, str]) -> str:
    return " | ".join(found[id(kind)] for kind in kinds)


def _declarations(named: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[str]:
    for name in sorted(named, key=lambda one: names[one]):
        yield declaration(names[name], named[name], names)


def _union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def _tidy(name: str) -> str:
    """A component's name as TypeScript can write it; two of one name carry their modules."""
    return "".join(part[:1].upper() + part[1:] for part in name.replace(".", "_").split("_"))


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(prog="python -m qiaopai.server.schema")
    parser.add_argument("--check", action="store_true", help="fail when the file is stale")
    fresh = generated()
    if parser.parse_args().check:
        stale = not TARGET.is_file() or TARGET.read_text("utf-8") != fresh
        if stale:
            sys.stderr.write(f"{TARGET.name} is stale: run `make types`\n")
        return int(stale)
    TARGET.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
