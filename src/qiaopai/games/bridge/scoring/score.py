"""The score of a contract, term by term (計分).

Law: WBF 2017 77. Seed 004 prints the same table; where its worked examples slip, the law counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from qiaopai.cards.card import MOST_QUOTED
from qiaopai.games.bridge.options import Scoring
from qiaopai.games.bridge.rules.contract import Contract, Doubling, Kind, odd_trick_points
from qiaopai.kernel.play.events import Term
from qiaopai.kernel.refusal import Refused

_TRICKS = range(14)


@dataclass(frozen=True, slots=True)
class ScoringProfile:
    """The numbers of a scoring table as data: (not vulnerable, vulnerable) where they differ."""

    id: str = "wbf"
    part: int = 50
    game: tuple[int, int] = (300, 500)
    small_slam: tuple[int, int] = (500, 750)
    grand_slam: tuple[int, int] = (1000, 1500)
    insult: tuple[int, int, int] = (0, 50, 100)
    """For making an undoubled, doubled, redoubled contract."""
    doubled_overtrick: tuple[int, int] = (100, 200)
    undertrick: tuple[int, int] = (50, 100)
    doubled_undertricks: tuple[tuple[int, int, int], tuple[int, int, int]] = (
        (100, 200, 300),
        (200, 300, 300),
    )
    """Doubled: the first, the second and third, every further one."""


WBF = ScoringProfile()
ONLINE = ScoringProfile(id="online")
"""Seed 004: identical numbers, another board cycle."""
PROFILES: Mapping[Scoring, ScoringProfile] = {Scoring.WBF: WBF, Scoring.ONLINE: ONLINE}
"""By the option of a rulebook."""


def score(contract: Contract, tricks: int, vulnerable: bool, profile: ScoringProfile = WBF) -> int:
    """Points of declarer's side for so many tricks; negative when down.

    >>> from qiaopai.games.bridge.rules.contract import parse_contract
    >>> score(parse_contract("3SX"), 12, vulnerable=True)
    1330
    """
    return sum(term.points for term in explain(contract, tricks, vulnerable, profile))


def explain(
    contract: Contract, tricks: int, vulnerable: bool, profile: ScoringProfile = WBF
) -> tuple[Term, ...]:
    """The terms that the score is the sum of.

    Raises:
        Refused: `bad_tricks`, not a whole number from 0 to 13.
    """
    if tricks not in _TRICKS:
        raise Refused("bad_tricks", text=str(tricks)[:MOST_QUOTED])
    if tricks < contract.tricks:
        return _down(contract, contract.tricks - tricks, vulnerable, profile)
    terms = [*_contracted(contract), *_bonuses(contract, vulnerable, profile)]
    over = tricks - contract.tricks
    if over:
        terms.append(_term("overtricks", over, _overtrick(contract, vulnerable, profile)))
    return tuple(terms)


def _contracted(contract: Contract) -> list[Term]:
    factor = contract.doubling.factor
    first = odd_trick_points(contract.denomination, 1) * factor
    rest = (odd_trick_points(contract.denomination, 2) * factor) - first
    if first == rest:
        return [_term("odd_tricks", contract.level, first)]
    terms = [_term("first_odd_trick", 1, first)]
    return (
        [*terms, _term("further_odd_tricks", contract.level - 1, rest)]
        if contract.level > 1
        else terms
    )


def _bonuses(contract: Contract, vulnerable: bool, profile: ScoringProfile) -> list[Term]:
    terms = []
    if contract.trick_points >= 100:
        terms.append(_term("game_bonus", 1, profile.game[vulnerable]))
    else:
        terms.append(_term("part_bonus", 1, profile.part))
    if contract.kind is Kind.SMALL_SLAM:
        terms.append(_term("small_slam_bonus", 1, profile.small_slam[vulnerable]))
    if contract.kind is Kind.GRAND_SLAM:
        terms.append(_term("grand_slam_bonus", 1, profile.grand_slam[vulnerable]))
    if contract.doubling:
        terms.append(_term("insult", 1, profile.insult[contract.doubling]))
    return terms


def _overtrick(contract: Contract, vulnerable: bool, profile: ScoringProfile) -> int:
    if contract.doubling is Doubling.UNDOUBLED:
        trumps = contract.denomination.trumps
        return 20 if trumps and not trumps.is_major else 30
    return profile.doubled_overtrick[vulnerable] * int(contract.doubling)


def _down(
    contract: Contract, missing: int, vulnerable: bool, profile: ScoringProfile
) -> tuple[Term, ...]:
    if contract.doubling is Doubling.UNDOUBLED:
        return (_term("undertricks", missing, -profile.undertrick[vulnerable]),)
    first, second, further = profile.doubled_undertricks[vulnerable]
    times = int(contract.doubling)
    terms = [_term("first_undertrick", 1, -first * times)]
    middle, rest = min(missing - 1, 2), missing - 3
    if vulnerable:
        middle, rest = missing - 1, 0
    if middle:
        terms.append(_term("next_undertricks", middle, -second * times))
    if rest > 0:
        terms.append(_term("further_undertricks", rest, -further * times))
    return tuple(terms)


def _term(term: str, count: int, each: int) -> Term:
    return Term(term, count, each, count * each)
