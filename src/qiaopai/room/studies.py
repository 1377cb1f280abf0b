"""Boards under study (牌局分析): jobs that persons have asked for, their progress, a cache.

A game says which parts a study has; parts that were worked out before, by whomever, are not
worked out again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, Literal

from qiaopai.kernel.parts import Part, StudyFindings, Subject
from qiaopai.kernel.parts import Studies as GameStudies
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.room.analysis import Analysts, Job
from qiaopai.room.clock import Chances

KEPT_MS = 10 * 60 * 1000
"""How long a study can be asked about after it was begun."""
EACH, ALL = 3, 200
"""Studies under way for one person; studies remembered."""
CACHED = 4000
"""Parts remembered."""


@dataclass(slots=True)
class Study:
    """A study as far as it has come."""

    id: str
    person: str
    game: GameStudies
    subject: Subject
    parts: Sequence[Part]
    began: int
    status: Literal["waiting", "working", "done", "failed"] = "waiting"
    answers: list[Any] = field(default_factory=list)
    """To the first parts, in their order."""
    refusal: Refusal | None = None
    task: asyncio.Task[None] | None = None
    grown: asyncio.Event = field(default_factory=asyncio.Event)
    """Replaced whenever it is set."""

    @property
    def done(self) -> int:
        """How many parts are answered."""
        return len(self.answers)

    @property
    def findings(self) -> StudyFindings:
        """What they come to."""
        return self.game.findings(self.subject, self.answers)

    @property
    def total(self) -> int:
        """How many parts there are."""
        return len(self.parts)

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
        self._answers: OrderedDict[Hashable, Any] = OrderedDict()

    def begin(self, person: str, game: GameStudies, subject: Subject) -> Study:
        """Begin a study.

        Raises:
            Refused: `no_solver`, `too_many_analyses`, and what is wrong with the subject.
        """
        self._forget_old()
        if find_spec("endplay") is None:
            raise Refused("no_solver", reason="endplay")
        parts = game.parts(subject)
        own = [one for one in self._studies.values() if one.person == person and not one.is_over]
        if len(own) >= EACH:
            raise Refused("too_many_analyses", most=EACH)
        study = Study(self._chances.new_id(), person, game, subject, parts, self._chances.now())
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
        """One after the other as they are answered; the first alone, since it refuses soonest."""
        first, *others = study.parts
        self._grow(study, await self._part(first))
        jobs = [asyncio.ensure_future(self._part(part)) for part in others]
        try:
            for job in jobs:
                self._grow(study, await job)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _part(self, part: Part) -> Any:
        if part.key in self._answers:
            self._answers.move_to_end(part.key)
            return self._answers[part.key]
        found = await self._analysts.ask(Job(part.function, part.arguments))
        self._answers[part.key] = found
        if len(self._answers) > CACHED:
            self._answers.popitem(last=False)
        return found

    def _grow(self, study: Study, answer: Any) -> None:
        study.answers.append(answer)
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
