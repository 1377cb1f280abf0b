"""The one driver of laws: stages, answers, several askers, ending early."""

import pytest

from qiaopai.cards import parse_card
from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import PlayContinues, PlaySuspended
from qiaopai.kernel.procedures import (
    Answered,
    Ask,
    Judgement,
    LawSteps,
    Noticed,
    Played,
    Ruling,
    Turn,
    run_law,
)
from qiaopai.kernel.seats import Player, Seat

N, E, S, W = (Player(seat) for seat in Seat)
BOTH = ((E, Seat.EAST), (W, Seat.WEST))


def asking(case: Case) -> LawSteps:
    yield PlaySuspended()
    yield Ruling("first")
    answers = yield Ask(BOTH, "claim", ("accept", "reject"), "reject", ends_on="reject")
    assert isinstance(answers, dict)
    yield Judgement("equity")
    yield Ruling("+".join(f"{player}{option}" for player, option in sorted(answers.items())))
    turn = yield Turn((Seat.SOUTH,))
    yield PlayContinues()
    yield Ruling("played" if isinstance(turn, Played) else "noticed")


def test_it_stops_at_a_question() -> None:
    progress = run_law(asking, Case())
    assert progress.newest == (PlaySuspended(), Ruling("first"))
    assert isinstance(progress.waiting, Ask)
    assert progress.ruling == "first"
    assert progress.missing() == BOTH


def test_an_answer_is_kept_until_all_are_in() -> None:
    progress = run_law(asking, Case(), (Answered(E, "accept"),))
    assert len(progress.stages) == 1
    assert progress.given == {E: "accept"}
    assert progress.missing() == BOTH[1:]


@pytest.mark.parametrize(
    ("answers", "ruling"),
    [
        ((Answered(E, "accept"), Answered(W, "accept")), "Eaccept+Waccept"),
        ((Answered(W, "accept"), Answered(E, "reject")), "Ereject+Waccept"),
        ((Answered(W, "reject"),), "Wreject"),
    ],
)
def test_all_answers_or_the_one_that_ends_it(answers: tuple[Answered, ...], ruling: str) -> None:
    progress = run_law(asking, Case(), answers)
    assert progress.ruling == ruling
    assert progress.newest == (Judgement("equity"), Ruling(ruling))
    assert isinstance(progress.waiting, Turn)
    assert progress.missing() == ()


@pytest.mark.parametrize(
    ("answer", "ruling"),
    [(Played(Seat.SOUTH, parse_card("SA")), "played"), (Noticed(), "noticed")],
)
def test_a_turn_ends_by_a_play_or_by_attention(answer: Played | Noticed, ruling: str) -> None:
    progress = run_law(asking, Case(), (Answered(W, "reject"), answer))
    assert progress.waiting is None
    assert progress.ruling == ruling
    assert len(progress.stages) == 3
    assert progress.all_steps[-2] == PlayContinues()


def test_running_again_gives_the_same() -> None:
    answers = (Answered(W, "reject"), Noticed())
    assert run_law(asking, Case(), answers) == run_law(asking, Case(), answers)
