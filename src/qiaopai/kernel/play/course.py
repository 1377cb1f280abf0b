"""`Course`: the events of one command as they are being decided, each folded in at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import Effect
from qiaopai.kernel.messages import Event, EventBody
from qiaopai.kernel.play import events as e
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.procedure import progress_of
from qiaopai.kernel.play.state import PlayState
from qiaopai.kernel.procedures import Answered, Ask, Judgement, OpenProcedure, Progress, Step
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret

S = TypeVar("S", bound=PlayState)


class Course(Generic[S]):
    """Collects events; `state` is always the state after the last one."""

    __slots__ = ("_at", "_events", "desk", "state")

    def __init__(self, state: S, at: int, desk: Desk) -> None:
        self.state = state
        self.desk = desk
        self._at = at
        self._events: list[Event] = []

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(self._events)

    def tell(self, body: EventBody, secret: Secret[msgspec.Struct] | None = None) -> None:
        """Add an event."""
        event = Event(self._at, body, secret)
        self.state = self.desk.evolve(self.state, event)
        self._events.append(event)

    def end(self) -> None:
        """The deal is scored and opened."""
        self.end_with(self.desk.result(self.state))

    def end_with(self, result: e.Result) -> None:
        """The deal is over with that result."""
        state = self.state
        self.tell(e.DealEnded(result, state.dealt.by_seat, state.salt.open()))

    def open_for(
        self, irregularity: str, case: Case, hand: Seat, trick: int = 0, reopens: bool = False
    ) -> None:
        """Open the procedure of the rulebook's law on such acts."""
        law = self.desk.law_for(self.state.rulebook, irregularity)
        assert law is not None
        self.open(law.id, case, hand, trick, reopens)

    def open(
        self, law_id: str, case: Case, hand: Seat, trick: int = 0, reopens: bool = False
    ) -> None:
        """Open a procedure and let its law speak."""
        version = self.desk.laws[law_id].version
        secret: Secret[msgspec.Struct] = Secret(e.CaseSecret(case))
        self.tell(e.ProcedureOpened(law_id, version, hand, trick, reopens), secret)
        assert self.state.procedure is not None
        progress = progress_of(self.state.procedure, self.desk)
        self._rule(law_id, progress, progress.all_steps)

    def advance(self) -> None:
        """Let the law speak after the newest answer."""
        procedure = self.state.procedure
        assert procedure is not None
        earlier = OpenProcedure(
            procedure.law, procedure.law_version, procedure.case, procedure.answers[:-1]
        )
        before, after = progress_of(earlier, self.desk), progress_of(procedure, self.desk)
        if len(after.stages) == len(before.stages):
            return
        if isinstance(before.waiting, Ask):
            answers = {**before.given, **_newest(procedure)}
            self.tell(e.AnswersOpened(before.waiting.question, tuple(answers.items())))
        self._rule(procedure.law, after, after.newest)

    def _rule(self, law_id: str, progress: Progress, steps: tuple[Step, ...]) -> None:
        effects = tuple(step for step in steps if isinstance(step, Effect))
        judgements = tuple(step.code for step in steps if isinstance(step, Judgement))
        if effects or judgements:
            self.tell(e.Ruled(law_id, effects, judgements))
        if progress.waiting is None:
            self.tell(e.ProcedureClosed(law_id, progress.ruling or "no_rectification"))


def _newest(procedure: OpenProcedure) -> Mapping[Player, str]:
    answer = procedure.answers[-1]
    return {answer.player: answer.option} if isinstance(answer, Answered) else {}
