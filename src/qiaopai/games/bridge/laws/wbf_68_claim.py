"""Law 68: claim or concession (攤牌、認輸), at a table without a director.

A claim that is not accepted is void and play goes on, as if all four had asked for it (68D2b).
"""

from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import ClaimVoid, PlayContinues, PlaySuspended, ReturnHand
from qiaopai.kernel.irregularities import Opens
from qiaopai.kernel.play.claims import awarded
from qiaopai.kernel.procedures import Ask, Law, LawSteps, Ruling
from qiaopai.kernel.seats import Player, Seat


def claim(case: Case) -> LawSteps:
    """The other side accepts or objects; a defender's partner may object to a concession.

    Law: WBF 2017 68
    """
    assert case.offender is not None
    yield PlaySuspended()
    answers = yield Ask(
        objectors(case), "claim", ("accept", "reject"), default="reject", ends_on="reject"
    )
    assert isinstance(answers, dict)
    if "reject" in answers.values():
        yield ReturnHand(case.offender)
        yield ClaimVoid()
        yield PlayContinues()
        yield Ruling("play_on")
        return
    yield from awarded(case)
    yield Ruling("claim_agreed")


def objectors(case: Case) -> tuple[tuple[Player, Seat], ...]:
    """The players of the other side; with a concession by a defender his partner too (68B2)."""
    assert case.offender is not None
    claimer = case.offender
    seats = [seat for seat in claimer.side.opponents.seats if seat is not case.dummy]
    concedes = case.tricks_claimed != case.tricks_left
    if concedes and case.declarer is not None and claimer.side is not case.declarer.side:
        seats.append(claimer.partner)
    return tuple((case.player_of(seat), seat) for seat in seats)


WBF_68 = Law("wbf_68_claim", "68", "claim", Opens.AT_ACT, claim)
