"""One entry for all formats: recognise, decode, parse, write."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum

import msgspec

from qiaopai.cards.card import MOST_QUOTED
from qiaopai.games.bridge.formats.decoding import decode
from qiaopai.games.bridge.formats.lin import links
from qiaopai.games.bridge.formats.lin import reader as lin_reader
from qiaopai.games.bridge.formats.lin import writer as lin_writer
from qiaopai.games.bridge.formats.model import Faulty, Parsed, Source
from qiaopai.games.bridge.formats.pbn import export as pbn_export
from qiaopai.games.bridge.formats.pbn import reader as pbn_reader
from qiaopai.games.bridge.formats.pbn import writer as pbn_writer
from qiaopai.games.bridge.formats.rbn import reader as rbn_reader
from qiaopai.games.bridge.formats.rbn import writer as rbn_writer
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.refusal import Refused


class Format(StrEnum):
    """The formats of files with boards (檔案格式)."""

    PBN = "pbn"
    LIN = "lin"
    RBN = "rbn"


_READERS: Mapping[Format, Callable[[str, bool], Parsed]] = {
    Format.PBN: pbn_reader.read,
    Format.LIN: lin_reader.read,
    Format.RBN: rbn_reader.read,
}
_WRITERS: Mapping[Format, Callable[[Parsed], str]] = {
    Format.PBN: pbn_writer.write,
    Format.LIN: lin_writer.write,
    Format.RBN: rbn_writer.write,
}
_LIN = re.compile(r"(?:^|[|\n])[ \t]*[A-Za-z]{2}\|")
_PBN = re.compile(r'^[ \t]*\[\s*[A-Za-z0-9_]+\s*"', re.MULTILINE)
_RBN = re.compile(r"^(?:H [NESW]:|A [NESW][ZNEB?]:)", re.MULTILINE)


def format_called(name: Format | str) -> Format:
    """The format of that name.

    Raises:
        Refused: `no_such_format`, with those there are.
    """
    try:
        return Format(name)
    except ValueError:
        raise Refused("no_such_format", name=name[:MOST_QUOTED], known=", ".join(Format)) from None


def recognised(text: str, name: str = "") -> Format:
    """The format of a text; the end of the file's name decides where the text does not."""
    head = text[:20_000]
    if head.lstrip().startswith("% PBN") or _PBN.search(head):
        return Format.PBN
    if _RBN.search(head):
        return Format.RBN
    if _LIN.search(head):
        return Format.LIN
    ending = name.lower().rpartition(".")[2]
    return Format(ending) if ending in {"pbn", "lin", "rbn"} else Format.PBN


def parse(
    source: str | bytes, form: Format | str | None = None, *, name: str = "", strict: bool = False
) -> Parsed:
    """Read boards from a text, from bytes, or from a link; faults never stop it.

    Raises:
        Refused: `no_such_format`.

    >>> parse('[Board "3"]').boards[0].number
    3
    """
    text, charset, wrong = (source, "utf-8", False) if isinstance(source, str) else decode(source)
    text = text.removeprefix("\ufeff")
    if form is None and links.is_link(text):
        return links.parse_link(text)
    form = format_called(form) if form else recognised(text, name)
    parsed = _READERS[form](text, strict)
    if parsed.faults or form is not Format.PBN:
        parsed = msgspec.structs.replace(parsed, source=Source(form.value, text))
    faults = (Fault(1, "bad_charset", {"charset": charset}), *parsed.faults) if wrong else None
    if charset != "utf-8" or faults is not None:
        parsed = msgspec.structs.replace(parsed, charset=charset, faults=faults or parsed.faults)
    return parsed


def parse_strict(
    source: str | bytes, form: Format | str | None = None, *, name: str = ""
) -> Parsed:
    """Read boards from a file without a fault.

    Raises:
        Faulty: the first fault, with its code and line.
        Refused: `no_such_format`.
    """
    parsed = parse(source, form, name=name)
    if parsed.faults:
        raise Faulty(parsed.faults[0])
    return parsed


def write(parsed: Parsed, form: Format | str = Format.PBN, *, export: bool = False) -> str:
    """The text of a file in that format; with `export`, PBN's export format.

    What it writes is read as what it was given: a damaged file whose boards nobody has changed
    is written as it stood, where it cannot be written more tidily. A charset that the file declared
    stays declared (`parsed.charset`); `convert` declares UTF-8.

    Raises:
        Refused: `no_such_format`.
    """
    form = format_called(form)
    if export and form is Format.PBN:
        return pbn_export.write_export(parsed)
    text = _WRITERS[form](parsed)
    source = parsed.source
    if source is None or source.form != form or _reads_as(text, form, parsed):
        return text
    return source.text if _reads_as(source.text, form, parsed) else text


def _reads_as(text: str, form: Format, parsed: Parsed) -> bool:
    again = _READERS[form](text, False)
    return (again.boards, again.head, again.tail) == (parsed.boards, parsed.head, parsed.tail)
