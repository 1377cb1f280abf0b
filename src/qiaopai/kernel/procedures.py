"""Procedures (裁決程序): a law as a generator, and the one driver that runs it.

A law yields effects and rulings, questions (`Ask`) and waits for an ordinary play (`Turn`); it is
sent the answers. State keeps the answers, never a generator: while a procedure is open the law is
run again over them from the beginning. The table, the director's desk and the vector runner use
this driver.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from qiaopai.cards import Card
from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import AnyEffect
from qiaopai.kernel.irregularities import Opens
from qiaopai.kernel.restrictions import Restriction
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret


class Ruling(msgspec.Struct, frozen=True):
    """What has become of the irregularity so far (裁決); the last one counts."""

    name: str


class Judgement(msgspec.Struct, frozen=True):
    """A question only a person answers (裁判判斷); it stays open on the record for the director."""

    code: str


class Ask(msgspec.Struct, frozen=True):
    """A question to several at once (詢問): it ends when all have answered, or early on one answer.

    `askers` names each player with the hand for which he is asked.
    """

    askers: tuple[tuple[Player, Seat], ...]
    question: str
    options: tuple[str, ...]
    default: str
    ends_on: str | None = None


class Turn(msgspec.Struct, frozen=True):
    """A wait for an ordinary play of one of these hands, or for attention (等候出牌)."""

    hands: tuple[Seat, ...]
    restriction: Restriction | None = None
    attention: bool = True
    """Whether drawing attention ends the wait."""


class Answered(msgspec.Struct, frozen=True, tag="option"):
    """A player's answer to an `Ask`."""

    player: Player
    option: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """The play that ended a `Turn`."""

    seat: Seat
    card: Card


class Noticed(msgspec.Struct, frozen=True, tag="noticed"):
    """Attention was drawn, which ended a `Turn`."""


Answer = Answered | Played | Noticed
Options = Mapping[Player, str]
Sent = Options | Played | Noticed | None
Step = AnyEffect | Ruling | Judgement
LawSteps = Generator[Step | Ask | Turn, Sent, None]
LawFunction = Callable[[Case], LawSteps]


@dataclass(frozen=True, slots=True)
class Law:
    """A law of a rulebook (法條): its id, its article, what it rules on and when, and its text."""

    id: str
    article: str
    irregularity: str
    opens: Opens
    run: LawFunction
    version: int = 1


@dataclass(frozen=True, slots=True)
class OpenProcedure:
    """A procedure that waits for an answer; the case is closed to all but the law."""

    law: str
    law_version: int
    case: Secret[Case]
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a law has come: what it yielded before each wait, and what it waits for now."""

    stages: tuple[tuple[Step, ...], ...]
    waiting: Ask | Turn | None
    given: Mapping[Player, str]
    """Answers already in for the open `Ask`."""

    @property
    def newest(self) -> tuple[Step, ...]:
        """What came of the last answer."""
        return self.stages[-1]

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """Everything so far, in order."""
        return tuple(step for stage in self.stages for step in stage)

    @property
    def ruling(self) -> str | None:
        """The last ruling named."""
        names = [step.name for step in self.all_steps if isinstance(step, Ruling)]
        return names[-1] if names else None

    def missing(self) -> tuple[tuple[Player, Seat], ...]:
        """Who has still to answer."""
        if not isinstance(self.waiting, Ask):
            return ()
        return tuple(asker for asker in self.waiting.askers if asker[0] not in self.given)


def run_law(law: LawFunction, case: Case, answers: Sequence[Answer] = ()) -> Progress:
    """Run a law over the answers so far."""
    steps, stages, left = law(case), [], list(answers)
    sent: Sent = None
    while True:
        stage, wait = _until_wait(steps, sent)
        stages.append(stage)
        if wait is None:
            return Progress(tuple(stages), None, {})
        given: dict[Player, str] = {}
        if isinstance(wait, Turn):
            if not left:
                return Progress(tuple(stages), wait, {})
            sent = _as_turn(left.pop(0))
            continue
        while not _is_complete(wait, given):
            if not left:
                return Progress(tuple(stages), wait, given)
            answer = left.pop(0)
            assert isinstance(answer, Answered)
            given[answer.player] = answer.option
        sent = given


def _until_wait(steps: LawSteps, sent: Sent) -> tuple[tuple[Step, ...], Ask | Turn | None]:
    stage: list[Step] = []
    try:
        step = steps.send(sent)
        while not isinstance(step, Ask | Turn):
            stage.append(step)
            step = next(steps)
    except StopIteration:
        return tuple(stage), None
    return tuple(stage), step


def _is_complete(ask: Ask, given: Options) -> bool:
    if ask.ends_on is not None and ask.ends_on in given.values():
        return True
    return all(player in given for player, _ in ask.askers)


def _as_turn(answer: Answer) -> Played | Noticed:
    assert not isinstance(answer, Answered)
    return answer
