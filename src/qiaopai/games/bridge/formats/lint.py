"""`qiaopai lint`: the faults of a file as lines of text or as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from qiaopai.games.bridge.formats.model import Fault
from qiaopai.games.bridge.formats.reading import parse
from qiaopai.kernel.refusal import Scalar

Faults = tuple[Fault, ...]
Data = Mapping[str, Scalar]
Say = Callable[[str, Data], str]
"""The sentence for a code and its data."""


def lint(source: bytes, name: str = "", strict: bool = False) -> Faults:
    """The faults of a file; `strict` holds PBN against the export format."""
    return parse(source, name=name, strict=strict).faults


def lines(name: str, faults: Faults, say: Say) -> Iterator[str]:
    """`FILE:LINE: code: message`, a line a fault."""
    for fault in faults:
        yield f"{name}:{fault.line}: {fault.code}: {say(fault.code, fault.data)}"


def records(name: str, faults: Faults, say: Say) -> Iterator[dict[str, object]]:
    """The same as data."""
    for fault in faults:
        yield {
            "file": name,
            "line": fault.line,
            "column": fault.column,
            "code": fault.code,
            "severity": fault.severity.value,
            "data": dict(fault.data),
            "message": say(fault.code, fault.data),
        }
