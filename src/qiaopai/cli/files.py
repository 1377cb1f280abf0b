"""`qiaopai lint` and `qiaopai convert`: board files held against their rules, and translated."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from qiaopai.cli.options import Locale, OfGame
from qiaopai.cli.saying import Voice, files_called, reading_called, voice
from qiaopai.cli.studies import bytes_of
from qiaopai.kernel.parts import Fault, Files

Names = Annotated[
    list[str], typer.Argument(help="PBN, LIN, RBN, or a game's own files; - is standard input.")
]
AsJson = Annotated[bool, typer.Option("--json", help="A line of JSON a fault.")]
Strict = Annotated[bool, typer.Option("--strict", help="Hold PBN against its export format.")]
In = Annotated[str, typer.Argument(metavar="IN", help="File to read; - is standard input.")]
Out = Annotated[
    str, typer.Argument(metavar="OUT", help="File to write, by its ending; - is standard output.")
]
To = Annotated[str, typer.Option("--to", help="Format of OUT, whatever its ending; - needs it.")]
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
        try:
            data = bytes_of(say, name)
        except typer.Exit as unreadable:
            status = max(status, unreadable.exit_code)
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


def convert(
    source: In,
    target: Out,
    to: To = "",
    export: Export = False,
    game: OfGame = "",
    locale: Locale = None,
) -> None:
    """Write a board file in another format, and list what that cannot hold."""
    say = voice(locale)
    files = files_called(say, game)
    form = _format(say, files, target, to)
    data = bytes_of(say, source)
    read = files.read(data, source)
    if not read.total:
        say.refuse("nothing_to_convert", file=source)
    found = files.convert(data, source, form, export)
    _written(say, target, found.text.encode("utf-8", "replace"))
    if read.faults:
        say.note("cli-faults", faults=len(read.faults), file=source)
    for loss in found.losses:
        say.note("cli-loss", board=loss.board, what=say.text(loss.message_id, **loss.data))


def _format(say: Voice, files: Files, target: str, to: str) -> str:
    """The format asked for, else that of the ending."""
    if target == "-" and not to:
        say.refuse("which_format", known=", ".join(files.formats))
    ending = (to or target.rpartition(".")[2]).lower()
    if ending not in files.formats:
        say.refuse_unknown("unknown_format", to or target, files.formats)
    return ending


def _written(say: Voice, target: str, data: bytes) -> None:
    try:
        if target == "-":
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
        else:
            Path(target).write_bytes(data)
    except OSError as error:
        say.refuse("unwritable_file", file=target, reason=say.why(error))
