"""Article 14: claims and concessions (攤牌的訴求及捐牌聲明)."""

from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import ClaimVoid, PlayContinues, PlaySuspended, ReturnHand
from qiaopai.kernel.irregularities import Opens
from qiaopai.kernel.play.claims import awarded
from qiaopai.kernel.procedures import Ask, Law, LawSteps, Ruling
from qiaopai.kernel.seats import Seat


def claim(case: Case) -> LawSteps:
    """If anyone but dummy disagrees, the claimer picks up his hand and play goes on.

    Rule: minibridge tw 14
    """
    assert case.offender is not None
    claimer, dummy = case.offender, case.dummy
    if dummy is None and case.declarer is not None:
        dummy = case.declarer.partner
    others = tuple(seat for seat in Seat if seat not in (claimer, dummy))
    yield PlaySuspended()
    answers = yield Ask(
        tuple((case.player_of(seat), seat) for seat in others),
        question="claim",
        options=("accept", "reject"),
        default="reject",
        ends_on="reject",
    )
    assert isinstance(answers, dict)
    if "reject" in answers.values():
        yield ReturnHand(claimer)
        yield ClaimVoid()
        yield PlayContinues()
        yield Ruling("play_on")
        return
    yield from awarded(case)
    yield Ruling("claim_agreed")


TW_14 = Law("tw_14_claim", "14", "claim", Opens.AT_ACT, claim)
