"""Settings of minibridge's rulebooks, read off what their laws do in a probing case."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from qiaopai.cards import parse_card
from qiaopai.games.minibridge.spec.game import DESK
from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import Effect
from qiaopai.kernel.procedures import Answer, Answered, Noticed, Played, Progress, run_law
from qiaopai.kernel.seats import Player, Seat
from qiaopai.testing.vectors.cases import Fault
from qiaopai.testing.vectors.law_cases.answer import Words, effect_words
from qiaopai.testing.vectors.minibridge import book_called

Parameter = Callable[[str], Any]
"""The setting of the rulebook with that id."""

_LEAD = Case(
    offender=Seat.EAST,
    card=parse_card("D7"),
    leader=Seat.WEST,
    declarer=Seat.SOUTH,
    dummy=Seat.NORTH,
    trick_cards=((Seat.EAST, parse_card("D7")),),
)
_CLAIM = Case(offender=Seat.SOUTH, declarer=Seat.SOUTH, tricks_claimed=4, tricks_left=5)


def _probe(book: str, kind: str, case: Case, answers: tuple[Answer, ...]) -> Progress:
    law = DESK.law_for(book_called(book), kind)
    if law is None:
        raise Fault(f"no law on {kind} in minibridge/{book} yet")
    return run_law(law.run, case, answers)


def _effects(progress: Progress, kind: str) -> Sequence[Words]:
    words = [effect_words(step) for step in progress.all_steps if isinstance(step, Effect)]
    return [one for one in words if one["type"] == kind]


def _penalty_card(book: str) -> bool:
    """Whether a refused lead becomes a penalty card."""
    return bool(_effects(_probe(book, "lead_out_of_turn", _LEAD, (Noticed(),)), "penalty_card"))


def _adjust_if_damage(book: str) -> bool:
    """Whether a lead that stands may lead to an adjusted score."""
    played = Played(Seat.SOUTH, parse_card("D2"))
    progress = _probe(book, "lead_out_of_turn", _LEAD, (played,))
    return bool(_effects(progress, "adjusted_score_review"))


def _established_tricks(book: str) -> int:
    """Tricks that an established revoke costs."""
    case = Case(offender=Seat.EAST, established=True)
    transfers = _effects(_probe(book, "revoke", case, ()), "trick_transfer")
    return sum(int(one["n"]) for one in transfers)


def _claim_adjudicate(book: str) -> bool:
    """Whether tricks are awarded after an objection."""
    objection = Answered(Player(Seat.WEST), "reject")
    return bool(_effects(_probe(book, "claim", _CLAIM, (objection,)), "award_tricks"))


def _claim(book: str) -> str | None:
    """The book's own law on claims; none where it borrows another's."""
    options = book_called(book)
    law = DESK.law_for(options, "claim")
    return law.id if law and law.id.startswith(f"{book}_") else None


PARAMETERS: Mapping[str, Parameter] = {
    "lead_out_of_turn.penalty_card": _penalty_card,
    "lead_out_of_turn.adjust_if_damage": _adjust_if_damage,
    "revoke.established_tricks": _established_tricks,
    "claim": _claim,
    "claim.adjudicate": _claim_adjudicate,
}
