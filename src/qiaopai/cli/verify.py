"""`qiaopai verify`: whether the deals of a file are those that were committed to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from qiaopai.cards import make_hand, parse_card
from qiaopai.cli.options import Locale
from qiaopai.cli.saying import voice
from qiaopai.cli.studies import bytes_of
from qiaopai.games import discover
from qiaopai.kernel.commitment import text_commitment
from qiaopai.kernel.deals import Hands, check_deal, make_hands, parse_deal
from qiaopai.kernel.parts import Fault, Reader, knowing
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

File = Annotated[
    str,
    typer.Argument(help="JSON export, PBN with Commitment and Salt tags, or a game's own file."),
]
_WHERE_TAGS = ("where", "table", "event", "dealid")
"""What a commitment may be tied to, as files call it."""
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:\\.|[^"\\])*)"\s*\]')


@dataclass(frozen=True, slots=True)
class Proof:
    """What a file says of one deal: the digest made before, and what was opened afterwards."""

    commitment: str
    board: str
    where: tuple[str, ...]
    salt: str = ""
    deal: Any = None
    text: str = ""
    """The deal in its canonical text, where the game that knows the file has read it."""


def verify(file: File, locale: Locale = None) -> None:
    """Check every deal of a file against its commitment."""
    say = voice(locale)
    data = bytes_of(say, file)
    own = knowing(discover(), data, file)
    if own is None:
        proofs = list(proofs_in(data.decode("utf-8-sig", "replace")))
        faults: list[Fault] = []
    else:
        proofs, faults = _own_proofs(own, data, file)
    for fault in faults:
        typer.echo(say.fault(file, fault))
    if not proofs and not faults:
        say.refuse("no_commitments", file=file)
    failed = 0
    for proof in proofs:
        verdict = judged(proof)
        failed += verdict != "ok"
        typer.echo(say.text(f"cli-verify-{verdict}", board=proof.board))
    typer.echo(say.text("cli-verify-summary", total=len(proofs), failed=failed))
    if failed or faults:
        raise typer.Exit(1)


def _own_proofs(own: Reader, data: bytes, name: str) -> tuple[list[Proof], list[Fault]]:
    """The deals of a game's own file; one that could not be read is proved by nothing."""
    read = own.read(data, name)
    proofs = [
        Proof(one.commitment, str(one.board), (one.where, ""), one.salt, text=own.deal_text(one))
        for one in read.boards
        if one.commitment
    ]
    return proofs, list(read.faults)


def proofs_in(text: str) -> Iterator[Proof]:
    """The deals of a JSON export, whole or a line each, or of a PBN file."""
    if text.lstrip()[:1] not in {"{", "["} or _TAG.match(text.lstrip()):
        return _pbn_proofs(text)
    return _json_proofs(text)


def judged(proof: Proof) -> str:
    """`ok`, `differs`, `closed` (not opened yet) or `unreadable`."""
    if not proof.salt or not (proof.deal or proof.text):
        return "closed"
    try:
        text, board = proof.text or _hands(proof.deal).text, int(proof.board)
        digests = [text_commitment(text, proof.salt, where, board) for where in proof.where]
    except (Refused, ValueError, TypeError, AttributeError, KeyError):
        return "unreadable"
    return "ok" if proof.commitment.lower() in digests else "differs"


def _hands(deal: Any) -> Hands:
    """A deal as PBN text, or each hand's cards by seat."""
    if isinstance(deal, str):
        return parse_deal(deal)
    hands = make_hands({seat: make_hand(map(parse_card, deal[seat.value])) for seat in Seat})
    check_deal(hands)
    return hands


def _pbn_proofs(text: str) -> Iterator[Proof]:
    for game in re.split(r"\n[ \t\r]*\n", text):
        tags = {name.lower(): value for name, value in _TAG.findall(game)}
        if "commitment" in tags:
            yield _with_opening(_proof(tags), tags)


def _proof(known: Mapping[str, Any]) -> Proof:
    where = dict.fromkeys(str(known[name]) for name in _WHERE_TAGS if known.get(name))
    return Proof(str(known["commitment"]), str(known.get("board", "")), (*where, ""))


def _with_opening(proof: Proof, found: Mapping[str, Any]) -> Proof:
    return replace(
        proof, salt=str(found.get("salt") or proof.salt), deal=found.get("deal") or proof.deal
    )


def _json_proofs(text: str) -> Iterator[Proof]:
    proof: Proof | None = None
    for facts in _facts(_documents(text), {}):
        if "commitment" in facts.own:
            if proof is not None:
                yield proof
            proof = _proof({**facts.known, **facts.own})
        if proof is not None:
            proof = _with_opening(proof, facts.own)
    if proof is not None:
        yield proof


def _documents(text: str) -> list[Any]:
    """One document, or one a line; what is no JSON is passed over."""
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError):
        return [found for line in text.splitlines() if (found := _document(line)) is not None]


def _document(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


@dataclass(frozen=True, slots=True)
class _Facts:
    """What an object says itself, and what those around it have said."""

    own: Mapping[str, Any]
    known: Mapping[str, Any]


def _facts(root: Any, known: Mapping[str, Any]) -> Iterator[_Facts]:
    """Every object in the order of the file, an object before those inside it."""
    waiting = [(root, known)]
    while waiting:
        node, known = waiting.pop()
        if isinstance(node, dict):
            yield _Facts(node, known)
            known = {**known, **{k: v for k, v in node.items() if isinstance(v, str | int)}}
            node = list(node.values())
        if isinstance(node, list):
            inside = [(one, known) for one in node if isinstance(one, dict | list)]
            waiting += reversed(inside)
