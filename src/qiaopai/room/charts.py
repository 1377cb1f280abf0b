"""Charts of chances (成功率): how often each of a player's choices would succeed.

A chart is asked for again and again while it grows; it is made from the asker's own view and told
to nobody else. Its deals are sampled and solved in the processes that also analyse boards.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.room.analysis import Analysts, Job
from qiaopai.room.clock import Chances
from qiaopai.solver.interface import Solver

Bars = tuple[msgspec.Struct, ...]
DEALS, AT_ONCE = 40, 2
"""Deals of a chart; deals of one job."""
KEPT = 200
"""Charts remembered."""


@runtime_checkable
class Charting(Protocol):
    """A game that can say how often a player's choices succeed."""

    def may_chart(self, view: Any) -> bool:
        """Whether this viewer has something to choose, and may be advised."""
        ...

    def chart(self, view: Any, solver: Solver, entropy: Entropy, deals: int, bars: Any) -> Bars:
        """The bars with so many more deals counted in."""
        ...


@dataclass(slots=True)
class Chart:
    """A chart as far as it has come."""

    view: msgspec.Struct
    status: Literal["working", "done", "failed"] = "working"
    done: int = 0
    bars: Bars = ()
    refusal: Refusal | None = None
    task: asyncio.Task[None] | None = None

    @property
    def answer(self) -> Mapping[str, Any]:
        """As the asker is told."""
        return {"status": self.status, "done": self.done, "deals": DEALS, "chances": self.bars}

    def stop(self) -> None:
        """Nobody wants it any more."""
        if self.task is not None:
            self.task.cancel()


class Charts:
    """All charts of this node: one for each person, of what he saw when he asked."""

    def __init__(self, analysts: Analysts, chances: Chances) -> None:
        self._analysts = analysts
        self._chances = chances
        self._charts: OrderedDict[str, Chart] = OrderedDict()

    def ask(self, person: str, game: object, view: msgspec.Struct) -> Mapping[str, Any]:
        """How far his chart is; begun if this view is new.

        Raises:
            Refused: `no_advice`; what kept the chart from being finished.
        """
        if not isinstance(game, Charting) or not game.may_chart(view):
            raise Refused("no_advice")
        chart = self._charts.get(person)
        if chart is None or chart.view != view:
            chart = self._begin(person, game, view)
        if chart.refusal is not None:
            del self._charts[person]
            raise Refused(chart.refusal)
        return chart.answer

    def close(self) -> None:
        """Stop everything."""
        while self._charts:
            self._charts.popitem()[1].stop()

    def _begin(self, person: str, game: Charting, view: msgspec.Struct) -> Chart:
        if old := self._charts.pop(person, None):
            old.stop()
        while len(self._charts) >= KEPT:
            self._charts.popitem(last=False)[1].stop()
        chart = self._charts[person] = Chart(view)
        work = self._work(chart, game, self._chances.seed())
        chart.task = asyncio.get_running_loop().create_task(work)
        return chart

    async def _work(self, chart: Chart, game: Charting, seed: str) -> None:
        try:
            while chart.done < DEALS:
                count = min(AT_ONCE, DEALS - chart.done)
                words = f"{seed} {chart.done}"
                job = Job(counted, (game, chart.view, words, count, chart.bars))
                chart.bars = await self._analysts.ask(job)
                chart.done += count
            chart.status = "done"
        except Refused as refused:
            chart.status, chart.refusal = "failed", refused.refusal
        except Exception:
            chart.status, chart.refusal = "failed", Refusal("fault")
            raise


def counted(
    solver: Solver, game: Charting, view: msgspec.Struct, words: str, deals: int, bars: Bars
) -> Bars:
    """So many more deals, in a worker."""
    return game.chart(view, solver, Entropy(words), deals, bars)
