"""`qiaopai analyse`: tables of 20, par, and what each card played was worth."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from qiaopai.cli.options import Locale, OfGame
from qiaopai.cli.saying import Voice, files_called, studies_called, voice
from qiaopai.cli.studies import Named, bytes_of, skipped, studies_in
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.parts import MarkView, ParView, PlayView, Studies, StudyFindings, Subject
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.analysis import Analysts, Job

Found = tuple[Named, StudyFindings]
Rows = Mapping[Seat, Mapping[Denomination, int]]

File = Annotated[
    str, typer.Argument(help="PBN, LIN, RBN, or deals one a line; - is standard input.")
]
WithPar = Annotated[bool, typer.Option("--par", help="Only the table and par.")]
WithPlay = Annotated[bool, typer.Option("--play", help="Only the table and the play.")]
AsJson = Annotated[bool, typer.Option("--json", help="A line of JSON a board.")]
Workers = Annotated[
    int | None, typer.Option(min=1, max=64, help="Processes; by default one a core.")
]


def analyse(
    file: File,
    with_par: WithPar = False,
    with_play: WithPlay = False,
    as_json: AsJson = False,
    workers: Workers = None,
    game: OfGame = "",
    locale: Locale = None,
) -> None:
    """Analyse boards double dummy: 20 results, par, makeable contracts, the cost of each card.

    End positions: 20 results by who leads, and the cost of each card.
    """
    say = voice(locale)
    game_studies = studies_called(say, game)
    boards = studies_in(say, files_called(say, game), bytes_of(say, file), file)
    if not boards:
        say.refuse("no_boards", file=file)
    everything = with_par == with_play
    if not (everything or with_play):
        boards = [Named(one.board, replace(one.subject, played=None)) for one in boards]
    found = asyncio.run(_all(say, game_studies, boards, workers))
    for named, findings in found:
        shown = _Shown(say, named, findings, everything or with_par)
        typer.echo(json.dumps(shown.json(), ensure_ascii=False) if as_json else shown.text())
    if len(found) < len(boards):
        raise typer.Exit(1)


async def _all(
    say: Voice, studies: Studies, boards: Sequence[Named], workers: int | None
) -> list[Found]:
    """The boards that could be analysed; the first that finds no solver ends it."""
    analysts = Analysts(workers or min(os.cpu_count() or 1, len(boards)))
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(say.text("cli-boards"), total=len(boards))

            async def one(board: Named) -> Found | None:
                answer = await _analysed(say, analysts, studies, board)
                bar.advance(task)
                return None if answer is None else (board, answer)

            found = await asyncio.gather(*map(one, boards))
            return [one for one in found if one is not None]
    except Refused as refused:
        say.refuse_as(refused)
    finally:
        analysts.close()


async def _analysed(
    say: Voice, analysts: Analysts, studies: Studies, board: Named
) -> StudyFindings | None:
    """The analysis, without its play where that cannot be followed; None: said why not."""
    try:
        return await _worked_out(analysts, studies, board.subject)
    except Refused as refused:
        if refused.code == "no_solver":
            raise
        skipped(say, board.board, refused)
        if board.subject.played and refused.code in {"trick_out_of_turn", "card_not_held"}:
            without = Named(board.board, replace(board.subject, played=None))
            return await _analysed(say, analysts, studies, without)
        return None


async def _worked_out(analysts: Analysts, studies: Studies, subject: Subject) -> StudyFindings:
    jobs = [Job(part.function, part.arguments) for part in studies.parts(subject)]
    return studies.findings(subject, await analysts.each(jobs))


class _Shown:
    """A board as text and as JSON."""

    def __init__(self, say: Voice, board: Named, found: StudyFindings, with_par: bool) -> None:
        self.say = say
        self.board = board.board
        self.subject = board.subject
        self.found = found
        self.with_par = with_par

    def json(self) -> Mapping[str, Any]:
        subject, par = self.subject, self.found.par
        found: dict[str, Any] = {
            "board": self.board,
            "deal": subject.hands.text,
            "dealer": subject.dealer,
            "vulnerable": subject.vulnerability,
            "table": _rows_json(self.found.table or {}),
        }
        if self.found.leads is not None:
            del found["table"]
            found["leads"] = _rows_json(self.found.leads)
        if self.with_par and par is not None:
            found["par"] = {"score": par.score, "contracts": [one.text for one in par.contracts]}
        if self.with_par and self.found.leads is None:
            found["makeable"] = [
                {
                    "declarer": one.declarer,
                    "contract": f"{one.level}{one.denomination.value}",
                    "score": one.score,
                }
                for one in self.found.makeable
            ]
        if self.found.play:
            found["play"] = _play_json(self.found.play)
        return found

    def text(self) -> str:
        say, subject, found = self.say, self.subject, self.found
        dealer = subject.dealer.value if subject.dealer else ""
        head = say.text(
            "cli-board", board=self.board, dealer=dealer, vulnerable=subject.vulnerability
        )
        lines = [head, subject.hands.text, *self._table()]
        if self.with_par and found.par is not None:
            lines.append(self._par(found.par))
        if found.play:
            lines += self._play(found.play)
        return "\n".join([*lines, ""])

    def _table(self) -> list[str]:
        order = list(reversed(Denomination))
        rows = [" " * 3 + "".join(f"{one.value:>4}" for one in order)]
        if self.found.leads is not None:
            rows.insert(0, self.say.text("cli-leads"))
        for seat, row in (self.found.leads or self.found.table or {}).items():
            rows.append(f"  {seat}{''.join(f'{row[one]:>4}' for one in order)}")
        return rows

    def _par(self, par: ParView) -> str:
        if not par.contracts:
            return self.say.text("cli-par-passed")
        contracts = ", ".join(one.text for one in par.contracts)
        return self.say.text("cli-par", score=f"{par.score:+}", contracts=contracts)

    def _play(self, play: PlayView) -> list[str]:
        head = self.say.text(
            "cli-play" if self.found.leads is None else "cli-play-ending",
            declarer=play.declarer.value,
            trumps=play.denomination.value,
            tricks=play.tricks or 0,
        )
        marks = play.marks
        rows = [marks[start : start + 4] for start in range(0, len(marks), 4)]
        return [head, *(f"  {n:>2}  {'  '.join(map(_mark, row))}" for n, row in enumerate(rows, 1))]


def _mark(mark: MarkView) -> str:
    return f"{mark.seat}:{mark.card.text}{_cost(mark):<2}"


def _cost(mark: MarkView) -> str:
    """`=` for a card that cost nothing, else `-1`, `-2` …"""
    return f"{-mark.cost:+}" if mark.cost else "="


def _rows_json(rows: Rows) -> Mapping[str, Mapping[str, int]]:
    return {seat: {one.value: tricks for one, tricks in row.items()} for seat, row in rows.items()}


def _play_json(play: PlayView) -> Mapping[str, Any]:
    return {
        "declarer": play.declarer,
        "trumps": play.denomination.value,
        "tricks": play.tricks,
        "cards": [
            {
                "seat": mark.seat,
                "card": mark.card.text,
                "mark": _cost(mark),
                "tricks": mark.tricks,
                "best": [card.text for card in mark.best],
                **({} if mark.legal else {"revoke": True}),
            }
            for mark in play.marks
        ],
    }
