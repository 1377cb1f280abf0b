"""The heart of group commit: which commands of a batch are written, and what each is answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from qiaopai.room.ports import Append, Appended, Commit, Conflict, Outcome, Written

Known: TypeAlias = dict[tuple[str, str], Written]
"""What commands wrote to streams: (stream, command id) to its place."""


def judge(commits: Iterable[Commit], heads: dict[str, int], known: Known) -> list[Outcome]:
    """The outcome of every command, in order; `heads` and `known` move on as commands are kept.

    So two commands for one stream in a batch may both be kept, if the second expects what the
    first leaves, and a command that comes twice is answered twice with one result.
    """
    return [_judge(commit, heads, known) for commit in commits]


def _judge(commit: Commit, heads: dict[str, int], known: Known) -> Outcome:
    found = [known.get((append.stream, commit.command_id)) for append in commit.appends]
    if first := tuple(written for written in found if written):
        return Appended(first, duplicate=True)
    if any(heads.get(append.stream, 0) != append.expected for append in commit.appends):
        return _conflict(commit.appends, heads)
    written = tuple(map(place, commit.appends))
    for one in written:
        heads[one.stream] = one.seq
        if one.seq > one.after:
            known[one.stream, commit.command_id] = one
    return Appended(written)


def _conflict(appends: Iterable[Append], heads: Mapping[str, int]) -> Conflict:
    return Conflict({append.stream: heads.get(append.stream, 0) for append in appends})


def place(append: Append) -> Written:
    """Where the events of an append go if its expectation holds."""
    return Written(append.stream, append.expected, append.expected + len(append.events))


def kept(commits: Iterable[Commit], outcomes: Iterable[Outcome]) -> list[Commit]:
    """The commands that are to be written."""
    return [
        commit
        for commit, outcome in zip(commits, outcomes, strict=True)
        if isinstance(outcome, Appended) and not outcome.duplicate
    ]


def accepted(commits: Iterable[Commit], outcomes: Iterable[Outcome]) -> list[Commit]:
    """The commands that are durable, now or from earlier: what they settle is settled."""
    pairs = zip(commits, outcomes, strict=True)
    return [commit for commit, outcome in pairs if isinstance(outcome, Appended)]
