"""Boards under study (牌局分析): jobs that persons have asked for, their progress, a cache.

A study is one table of 20 results and one job a trick of the play; parts that were worked out
before, by whomever, are not worked out again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, Literal, TypeVar

from qiaopai.games.bridge.analysis.pieces import Piece, marks_of_piece, pieces
from qiaopai.games.bridge.analysis.play import Mark
from qiaopai.games.bridge.analysis.turns import Play
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.analysis import Analysts, Job
from qiaopai.room.clock import Chances
from qiaopai.solver.interface import Solver, Table

T = TypeVar("T")

KEPT_MS = 10 * 60 * 1000
"""How long a study can be asked about after it was begun."""
EACH, ALL = 3, 200
"""Studies under way for one person; studies remembered."""
CACHED = 4000
"""Parts remembered."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is to be studied."""

    hands: Hands
    declarer: Seat | None = None
    denomination: Denomination | None = None
    plays: tuple[Play, ...] = ()
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None

    def pieces(self) -> tuple[Piece, ...]:
        """The play trick by trick, where there is one. Raises: Refused."""
        if self.declarer is None or self.denomination is None:
            return ()
        return pieces(self.hands, self.declarer, self.denomination.trumps, self.plays)


@dataclass(slots=True)
class Study:
    """A study as far as it has come."""

    id: str
    person: str
    subject: Subject
    pieces: tuple[Piece, ...]
    began: int
    status: Literal["waiting", "working", "done", "failed"] = "waiting"
    table: Table | None = None
    marks: list[Mark] = field(default_factory=list)
    done: int = 0
    refusal: Refusal | None = None
    task: asyncio.Task[None] | None = None
    grown: asyncio.Event = field(default_factory=asyncio.Event)
    """Replaced whenever it is set."""

    @property
    def total(self) -> int:
        """How many parts there are."""
        return 1 + len(self.pieces)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self.status in ("done", "failed")

    def tell(self) -> None:
        """Wake everybody who waits for more."""
        grown, self.grown = self.grown, asyncio.Event()
        grown.set()


class Studies:
    """All studies of this node."""

    def __init__(self, analysts: Analysts, chances: Chances, at_once: int = 2) -> None:
        self._analysts = analysts
        self._chances = chances
        self._turn = asyncio.Semaphore(at_once)
        self._studies: OrderedDict[str, Study] = OrderedDict()
        self._parts: OrderedDict[Hashable, Any] = OrderedDict()

    def begin(self, person: str, subject: Subject) -> Study:
        """Begin a study.

        Raises:
            Refused: `no_solver`, `too_many_analyses`, and what is wrong with the subject.
        """
        self._forget_old()
        if find_spec("endplay") is None:
            raise Refused("no_solver", reason="endplay")
        cut = subject.pieces()
        own = [one for one in self._studies.values() if one.person == person and not one.is_over]
        if len(own) >= EACH:
            raise Refused("too_many_analyses", most=EACH)
        study = Study(self._chances.new_id(), person, subject, cut, self._chances.now())
        self._studies[study.id] = study
        study.task = asyncio.get_running_loop().create_task(self._work(study))
        return study

    def find(self, person: str, study: str) -> Study:
        """A person's own study. Raises: Refused `unknown_analysis`."""
        self._forget_old()
        found = self._studies.get(study)
        if found is None or found.person != person:
            raise Refused("unknown_analysis")
        return found

    def stop(self, person: str, study: str) -> None:
        """End and forget it. Raises: Refused `unknown_analysis`."""
        self._drop(self.find(person, study))

    async def follow(self, study: Study) -> AsyncIterator[Study]:
        """The study now, and again whenever it has grown, until it is over."""
        while True:
            grown = study.grown
            over = study.is_over
            yield study
            if over:
                return
            await grown.wait()

    def close(self) -> None:
        """Stop everything."""
        for study in list(self._studies.values()):
            self._drop(study)
        self._analysts.close()

    async def _work(self, study: Study) -> None:
        try:
            async with self._turn:
                study.status = "working"
                await self._parts_of(study)
                study.status = "done"
        except Refused as refused:
            study.status, study.refusal = "failed", refused.refusal
        except Exception:
            study.status, study.refusal = "failed", Refusal("fault")
            raise
        finally:
            study.tell()

    async def _parts_of(self, study: Study) -> None:
        hands = study.subject.hands
        study.table = await self._part(("table", hands.text), Job(table_of, (hands,)))
        self._step(study)
        jobs = [asyncio.ensure_future(self._marks(piece)) for piece in study.pieces]
        try:
            for job in jobs:
                study.marks.extend(await job)
                self._step(study)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _marks(self, piece: Piece) -> tuple[Mark, ...]:
        return await self._part(("marks", piece), Job(marks_of_piece, (piece,)))

    async def _part(self, key: Hashable, job: Job[T]) -> T:
        if key in self._parts:
            self._parts.move_to_end(key)
            known: T = self._parts[key]
            return known
        found = await self._analysts.ask(job)
        self._parts[key] = found
        if len(self._parts) > CACHED:
            self._parts.popitem(last=False)
        return found

    def _step(self, study: Study) -> None:
        study.done += 1
        study.tell()

    def _forget_old(self) -> None:
        oldest = self._chances.now() - KEPT_MS
        for study in list(self._studies.values()):
            if study.began < oldest or len(self._studies) > ALL:
                self._drop(study)

    def _drop(self, study: Study) -> None:
        if study.task is not None:
            study.task.cancel()
        self._studies.pop(study.id, None)
        if not study.is_over:
            study.status, study.refusal = "failed", Refusal("unknown_analysis")
            study.tell()


def table_of(solver: Solver, hands: Hands) -> Table:
    """The 20 results, in a worker."""
    return solver.table(hands)
