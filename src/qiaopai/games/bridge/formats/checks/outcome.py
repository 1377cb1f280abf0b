"""Contract, declarer, result and score agree with the auction and the play."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.values import points_of_sides
from qiaopai.games.bridge.scoring.score import score
from qiaopai.kernel.parts.files import Fault
from qiaopai.kernel.seats import Side

_OWN_SCORES = ("Rubber", "Chicago", "Cavendish")
"""Scorings that count honours or part-scores, so that a score does not follow from a board."""


def contract_agrees(facts: Facts) -> Iterator[Fault]:
    """The contract is what the auction came to."""
    auction, given = facts.auction, facts.contract
    if auction is None or given is None or not auction.is_complete:
        return
    contract = auction.contract
    if given.is_pass is (contract is None) and (given.contract in (contract, None)):
        return
    yield facts.at_tag(
        "Contract", "contract_differs", contract=contract.text if contract else "Pass"
    )


def declarer_agrees(facts: Facts) -> Iterator[Fault]:
    """The declarer is who first named the denomination, unless dummy played it."""
    auction, given = facts.auction, facts.declarer
    if auction is None or given is None or not auction.is_complete:
        return
    declarer = auction.declarer
    if declarer is not None and given.seat is not (declarer.partner if given.swapped else declarer):
        yield facts.at_tag("Declarer", "declarer_differs", seat=declarer.value)


def passed_out(facts: Facts) -> Iterator[Fault]:
    """A board that was passed out has neither declarer nor result nor play."""
    if facts.contract is not None and facts.contract.is_pass:
        for name in ("Declarer", "Result"):
            if facts.given(name) is not None:
                yield facts.at_tag(name, "passed_out", tag=name)
        play = facts.board.play
        if play is not None and any(played.card is not None for played in play.cards):
            yield facts.at_tag("Play", "passed_out", tag="Play")


def result_agrees(facts: Facts) -> Iterator[Fault]:
    """The result is what the play came to, unless another was agreed upon."""
    play, result, declarer = facts.play, facts.result, facts.declarer
    if play is None or result is None or declarer is None or result.agreed:
        return
    won = sum(winner.side is declarer.seat.side for winner in play.winners)
    if play.is_complete and result.tricks_of(declarer.seat) != won:
        yield facts.at_tag("Result", "result_differs", tricks=won)


def result_adds_up(facts: Facts) -> Iterator[Fault]:
    """The tricks of both sides, where both are given, are not more than thirteen."""
    result = facts.result
    if result is not None and (result.ns or 0) + (result.ew or 0) > 13:
        yield facts.at_tag("Result", "too_many_tricks", tricks=(result.ns or 0) + (result.ew or 0))


def score_agrees(facts: Facts) -> Iterator[Fault]:
    """The score follows from contract, result and vulnerability, for each side that is given.

    Rule: PBN 2.1 section 4.2.1 (tistis.nl/pbn): it may differ after an irregularity, so that this
    is no more than a warning.
    """
    text = facts.said("Score")
    if text is None or (facts.said("Scoring") or "").startswith(_OWN_SCORES):
        return
    declarer = facts.declarer
    given = points_of_sides(text, declarer.seat if declarer else None)
    expected = _expected(facts)
    if expected is not None and any(points != expected for points in given):
        offset = facts.spots.tag(facts.places.get("Score", 0))
        yield facts.spots.lines.warning(offset, "score_differs", score=f"NS {expected}")


def _expected(facts: Facts) -> int | None:
    """The score seen from north-south."""
    given, declarer, result = facts.contract, facts.declarer, facts.result
    if given is not None and given.is_pass:
        return 0
    vulnerability = facts.board.vulnerability
    if given is None or given.contract is None or declarer is None or result is None:
        return None
    tricks = result.tricks_of(declarer.seat)
    if vulnerability is None or tricks is None:
        return None
    side = declarer.seat.side
    points = score(given.contract, tricks, vulnerability.of(side))
    return points if side is Side.NS else -points


RULES = (contract_agrees, declarer_agrees, passed_out, result_agrees, result_adds_up, score_agrees)
