"""`qiaopai analyse`: tables of 20, par, and what each card played was worth."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from qiaopai.cli.saying import Voice, voice
from qiaopai.cli.simulate import Locale
from qiaopai.cli.studies import bytes_of, skipped, studies_in
from qiaopai.games.bridge.analysis.board import BoardAnalysis, Study, analyse_board
from qiaopai.games.bridge.analysis.play import Mark, PlayAnalysis
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.analysis import Analysts, Job

Found = tuple[Study, BoardAnalysis]

File = Annotated[
    str, typer.Argument(help="PBN, LIN, RBN, or deals one a line; - is standard input.")
]
WithPar = Annotated[bool, typer.Option("--par", help="Only the table and par.")]
WithPlay = Annotated[bool, typer.Option("--play", help="Only the table and the play.")]
AsJson = Annotated[bool, typer.Option("--json", help="A line of JSON a board.")]
Workers = Annotated[int | None, typer.Option(min=1, max=64, help="Processes [default: cores].")]


def analyse(
    file: File,
    with_par: WithPar = False,
    with_play: WithPlay = False,
    as_json: AsJson = False,
    workers: Workers = None,
    locale: Locale = None,
) -> None:
    """Analyse boards double dummy: 20 results, par, makeable contracts, the cost of each card."""
    say = voice(locale)
    studies = studies_in(say, bytes_of(say, file), file)
    if not studies:
        say.refuse("no_boards", file=file)
    everything = with_par == with_play
    found = asyncio.run(_all(say, studies, workers, everything or with_play))
    for study, analysis in found:
        shown = _Shown(say, study, analysis, everything or with_par)
        typer.echo(json.dumps(shown.json(), ensure_ascii=False) if as_json else shown.text())
    if len(found) < len(studies):
        raise typer.Exit(1)


async def _all(
    say: Voice, studies: Sequence[Study], workers: int | None, with_play: bool
) -> list[Found]:
    """The boards that could be analysed; the first that finds no solver ends it."""
    analysts = Analysts(workers or min(os.cpu_count() or 1, len(studies)))
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(say.text("cli-boards"), total=len(studies))

            async def one(study: Study) -> Found | None:
                answer = await _analysed(say, analysts, study, with_play)
                bar.advance(task)
                return None if answer is None else (study, answer)

            found = await asyncio.gather(*map(one, studies))
            return [one for one in found if one is not None]
    except Refused as refused:
        say.refuse_as(refused)
    finally:
        analysts.close()


async def _analysed(
    say: Voice, analysts: Analysts, study: Study, with_play: bool
) -> BoardAnalysis | None:
    """The analysis, without its play where that cannot be followed; None: said why not."""
    try:
        return await analysts.ask(Job(analyse_board, (study, with_play)))
    except Refused as refused:
        if refused.code == "no_solver":
            raise
        skipped(say, study.board, refused)
        if with_play and refused.code in {"trick_out_of_turn", "card_not_held"}:
            return await _analysed(say, analysts, study, with_play=False)
        return None


class _Shown:
    """A board as text and as JSON."""

    def __init__(self, say: Voice, study: Study, analysis: BoardAnalysis, with_par: bool) -> None:
        self.say = say
        self.study = study
        self.analysis = analysis
        self.with_par = with_par

    def json(self) -> Mapping[str, Any]:
        study, analysis = self.study, self.analysis
        found: dict[str, Any] = {
            "board": study.board,
            "deal": study.hands.text,
            "dealer": study.dealer,
            "vulnerable": study.vulnerability,
            "table": {
                seat: {one.value: analysis.table.of(seat, one) for one in Denomination}
                for seat in Seat
            },
        }
        if self.with_par:
            found["par"] = {
                "score": analysis.par.score,
                "contracts": [one.text for one in analysis.par.contracts],
            }
            found["makeable"] = [
                {"declarer": one.declarer, "contract": one.contract.text, "score": one.score}
                for one in analysis.makeable
            ]
        if analysis.play:
            found["play"] = _play_json(analysis.play)
        return found

    def text(self) -> str:
        say, study = self.say, self.study
        head = say.text(
            "cli-board",
            board=study.board,
            dealer=study.dealer.value,
            vulnerable=study.vulnerability.value,
        )
        lines = [head, study.hands.text, *self._table()]
        if self.with_par:
            lines.append(self._par())
        if self.analysis.play:
            lines += self._play(self.analysis.play)
        return "\n".join([*lines, ""])

    def _table(self) -> list[str]:
        order = list(reversed(Denomination))
        rows = [" " * 3 + "".join(f"{one.value:>4}" for one in order)]
        for seat in Seat:
            tricks = "".join(f"{self.analysis.table.of(seat, one):>4}" for one in order)
            rows.append(f"  {seat}{tricks}")
        return rows

    def _par(self) -> str:
        par = self.analysis.par
        if not par.contracts:
            return self.say.text("cli-par-passed")
        contracts = ", ".join(one.text for one in par.contracts)
        return self.say.text("cli-par", score=f"{par.score:+}", contracts=contracts)

    def _play(self, play: PlayAnalysis) -> list[str]:
        trumps = play.trumps.letter if play.trumps else Denomination.NOTRUMP.value
        head = self.say.text(
            "cli-play", declarer=play.declarer.value, trumps=trumps, tricks=play.tricks
        )
        marks = play.marks
        rows = [marks[start : start + 4] for start in range(0, len(marks), 4)]
        return [head, *(f"  {n:>2}  {'  '.join(map(_mark, row))}" for n, row in enumerate(rows, 1))]


def _mark(mark: Mark) -> str:
    return f"{mark.seat}:{mark.card.text}{mark.text:<2}"


def _play_json(play: PlayAnalysis) -> Mapping[str, Any]:
    return {
        "declarer": play.declarer,
        "trumps": play.trumps.letter if play.trumps else Denomination.NOTRUMP.value,
        "tricks": play.tricks,
        "cards": [
            {
                "seat": mark.seat,
                "card": mark.card.text,
                "mark": mark.text,
                "tricks": mark.tricks,
                "best": [card.text for card in mark.best],
                **({} if mark.legal else {"revoke": True}),
            }
            for mark in play.marks
        ],
    }
