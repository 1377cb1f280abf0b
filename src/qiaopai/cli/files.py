"""`qiaopai lint` and `qiaopai convert`: board files held against their rules, and translated."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from qiaopai.cli.analyse import OfGame
from qiaopai.cli.saying import Voice, files_called, reading_called, voice
from qiaopai.cli.simulate import Locale
from qiaopai.kernel.parts import Fault

Names = Annotated[
    list[str], typer.Argument(help="PBN, LIN, RBN, or a game's own files; - is standard input.")
]
AsJson = Annotated[bool, typer.Option("--json", help="A line of JSON a fault.")]
Strict = Annotated[bool, typer.Option("--strict", help="Hold PBN against its export format.")]
In = Annotated[str, typer.Argument(metavar="IN", help="File to read; - is standard input.")]
Out = Annotated[str, typer.Argument(metavar="OUT", help="File to write, by its ending.")]
Export = Annotated[bool, typer.Option("--export", help="Write PBN's strict export format.")]


def lint(
    files: Names,
    as_json: AsJson = False,
    strict: Strict = False,
    game: OfGame = "",
    locale: Locale = None,
) -> None:
    """Print the faults of board files: exit 0 without any, 1 with some, 2 if one is unreadable."""
    say = voice(locale)
    status = 0
    for name in files:
        data = _bytes(say, name)
        if data is None:
            status = 2
            continue
        faults = reading_called(say, game, data, name).read(data, name, strict).faults
        status = max(status, int(bool(faults)))
        for fault in faults:
            typer.echo(_json(say, name, fault) if as_json else say.fault(name, fault))
    raise typer.Exit(status)


def _json(say: Voice, name: str, fault: Fault) -> str:
    told = {
        "file": name,
        "line": fault.line,
        "column": fault.column,
        "code": fault.code,
        "severity": fault.severity.value,
        "data": dict(fault.data),
        "message": say.text(fault.message_id, **fault.data),
    }
    return json.dumps(told, ensure_ascii=False)


def _bytes(say: Voice, name: str) -> bytes | None:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        say.note("cli-unreadable-file", file=name, reason=error.strerror or str(error))
        return None


def convert(
    source: In, target: Out, export: Export = False, game: OfGame = "", locale: Locale = None
) -> None:
    """Write a board file in another format, and list what that cannot hold."""
    say = voice(locale)
    files = files_called(say, game)
    ending = target.rpartition(".")[2].lower()
    if ending not in files.formats:
        say.refuse_unknown("unknown_format", target, files.formats)
    data = _bytes(say, source)
    if data is None:
        raise typer.Exit(2)
    found = files.convert(data, source, ending, export)
    try:
        Path(target).write_bytes(found.text.encode("utf-8", "replace"))
    except OSError as error:
        say.refuse("unwritable_file", file=target, reason=error.strerror or str(error))
    for loss in found.losses:
        say.note("cli-loss", board=loss.board, what=say.text(loss.message_id, **loss.data))
