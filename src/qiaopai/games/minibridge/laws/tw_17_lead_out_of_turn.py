"""Article 17: lead out of turn (違序引牌)."""

from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import (
    AdjustedScoreReview,
    CardStands,
    NextToLead,
    NextToPlay,
    ReturnCard,
)
from qiaopai.kernel.irregularities import Opens
from qiaopai.kernel.procedures import Judgement, Law, LawSteps, Played, Ruling, Turn


def lead_out_of_turn(case: Case) -> LawSteps:
    """The next hand may follow, which accepts it; otherwise the card goes back.

    Rule: minibridge tw 17, 22
    """
    assert case.offender is not None
    assert case.card is not None
    following = case.offender.left
    answer = yield Turn((following,))
    if isinstance(answer, Played):
        yield CardStands(case.offender, case.card)
        yield NextToPlay(following.left)
        yield AdjustedScoreReview("22")
        yield Judgement("equity")
        yield Ruling("lead_stands")
        return
    yield ReturnCard(case.offender, case.card)
    if case.leader is not None:
        yield NextToLead(case.leader)
    yield Ruling("lead_withdrawn")


TW_17 = Law("tw_17_lead_out_of_turn", "17", "lead_out_of_turn", Opens.AT_ACT, lead_out_of_turn)
