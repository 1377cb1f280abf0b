"""Runs files of vectors: reads, chooses, checks, counts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from qiaopai.testing.vectors import boards_pbn
from qiaopai.testing.vectors.cases import Case, Fault, Json, Mismatch, failing
from qiaopai.testing.vectors.formats import FORMATS

FILE = "file"
"""The id of the failed case that stands for a whole file."""


@dataclass(frozen=True, slots=True)
class Report:
    """What came of one case; `problem` is empty if it passed."""

    file: str
    case: str
    problem: str = ""

    @property
    def passed(self) -> bool:
        """Whether the engine agrees with the file."""
        return not self.problem

    @property
    def text(self) -> str:
        """The line to print."""
        return f"{'ok  ' if self.passed else 'FAIL'} {self.file} {self.case}{self.problem}"


def run(paths: Iterable[Path], only: Sequence[str] = ()) -> Iterator[Report]:
    """Run the files; with `only`, the cases whose id or `rulebook/id` matches one of the globs."""
    ran = 0
    for path in paths:
        for case in read(path):
            if case.frame or not only or _is_chosen(case, only):
                ran += 1
                yield Report(str(path), case.id, problem_of(case))
    if not ran:
        yield Report("-", ",".join(only) or FILE, ": no case has that id")


def _is_chosen(case: Case, only: Sequence[str]) -> bool:
    return any(fnmatchcase(name, glob) for name in case.names for glob in only)


def problem_of(case: Case) -> str:
    """Run one case: empty if it passes, else what is wrong."""
    try:
        case.check()
    except Mismatch as mismatch:
        return f": expected {_shown(mismatch.expected)}, got {_shown(mismatch.got)}"
    except Fault as fault:
        return f": {fault}"
    except Exception as error:  # noqa: BLE001 — a case never stops the run
        return f": {type(error).__name__}: {error}"
    return ""


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def read(path: Path) -> Sequence[Case]:
    """The cases of a file; one that cannot be read is one failed case."""
    try:
        text = path.read_text("utf-8")
        if boards_pbn.is_pbn(text, path.name):
            return _some(tuple(boards_pbn.cases(text)))
        return _cases(json.loads(text, object_pairs_hook=_object))
    except Fault as fault:
        return (failing(FILE, str(fault)),)
    except (OSError, ValueError, RecursionError) as error:
        return (failing(FILE, f"cannot be read: {error}"),)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        return (failing(FILE, f"not of its format: {type(error).__name__}: {error}"),)


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Fault(f"a key stands twice: {', '.join(sorted(key for key, _ in pairs))}")
    return found


def _cases(content: Json) -> Sequence[Case]:
    name = content.get("format") if isinstance(content, dict) else None
    if not isinstance(name, str) or name not in FORMATS:
        raise Fault(f"unknown format: {name!r}")
    return _some(tuple(FORMATS[name](content)))


def _some(cases: Sequence[Case]) -> Sequence[Case]:
    if not cases:
        raise Fault("it holds no case")
    return cases
