"""`qiaopai lint` and `qiaopai convert`: board files held against their rules, and translated."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from qiaopai.cli.saying import Voice, voice
from qiaopai.cli.simulate import Locale
from qiaopai.games.bridge.formats import convert as formats_convert
from qiaopai.games.bridge.formats import lint as formats_lint
from qiaopai.games.bridge.formats.codes import message_id
from qiaopai.games.bridge.formats.convert import Loss
from qiaopai.games.bridge.formats.reading import Format, parse

Files = Annotated[list[str], typer.Argument(help="PBN, LIN or RBN files; - is standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="A line of JSON a fault.")]
Strict = Annotated[bool, typer.Option("--strict", help="Hold PBN against its export format.")]
In = Annotated[str, typer.Argument(metavar="IN", help="File to read; - is standard input.")]
Out = Annotated[str, typer.Argument(metavar="OUT", help="File to write, by its ending.")]
Export = Annotated[bool, typer.Option("--export", help="Write PBN's strict export format.")]


def lint(
    files: Files, as_json: AsJson = False, strict: Strict = False, locale: Locale = None
) -> None:
    """Print the faults of board files: exit 0 without any, 1 with some, 2 if one is unreadable."""
    say = voice(locale)
    status = 0
    for name in files:
        data = _bytes(say, name)
        if data is None:
            status = 2
            continue
        faults = formats_lint.lint(data, name, strict)
        status = max(status, int(bool(faults)))
        _print(say, name, faults, as_json)
    raise typer.Exit(status)


def _print(say: Voice, name: str, faults: formats_lint.Faults, as_json: bool) -> None:
    def text(code: str, data: formats_lint.Data) -> str:
        return say.text(message_id(code), **data)

    if as_json:
        for record in formats_lint.records(name, faults, text):
            typer.echo(json.dumps(record, ensure_ascii=False))
    else:
        for line in formats_lint.lines(name, faults, text):
            typer.echo(line)


def _bytes(say: Voice, name: str) -> bytes | None:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        say.note("cli-unreadable-file", file=name, reason=error.strerror or str(error))
        return None


def convert(source: In, target: Out, export: Export = False, locale: Locale = None) -> None:
    """Write a board file in another format, and list what that cannot hold."""
    say = voice(locale)
    ending = target.rpartition(".")[2].lower()
    if ending not in set(Format):
        say.refuse_unknown("unknown_format", target, Format)
    data = _bytes(say, source)
    if data is None:
        raise typer.Exit(2)
    found = formats_convert(parse(data, name=source), Format(ending), export=export)
    try:
        Path(target).write_bytes(found.text.encode("utf-8", "replace"))
    except OSError as error:
        say.refuse("unwritable_file", file=target, reason=error.strerror or str(error))
    for loss in found.losses:
        say.note("cli-loss", board=loss.board, what=_what(say, loss))


def _what(say: Voice, loss: Loss) -> str:
    return say.text(message_id(loss.code), **loss.data)
