"""`rulebook-params`: settings of the rulebooks, side by side, read off what the engine does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from qiaopai.testing.vectors.cases import Case, Fault, Json, equal
from qiaopai.testing.vectors.law_cases.vocabulary import RULEBOOKS
from qiaopai.testing.vectors.minibridge_params import PARAMETERS as MINIBRIDGE
from qiaopai.testing.vectors.minibridge_params import Parameter
from qiaopai.testing.vectors.shape import keys, words_of

KNOWN = words_of(
    """
    lead_out_of_turn.penalty_card lead_out_of_turn.adjust_if_damage revoke.established_tricks
    revoke.tricks.else_if_won_that_or_later revoke.tricks.lost_but_won_later revoke.tricks.else
    claim claim.adjudicate claim.play_on inspect.own_current_card defender_may_ask_partner
    announce_at seconds_per_play late_minutes out_of_turn.warnings_per_foul foul.opponents_level
    foul.own_level foul.record level_up.double level_up.opponent_last level_up.partner_last
    at_A.partner_not_last at_A.fails_to_2
    """
)
"""Paths of the entries that are compared."""

ENGINES: Mapping[str, Mapping[str, Parameter]] = {"minibridge": MINIBRIDGE}
"""What each game's engine says of an entry."""


def cases(content: Json) -> Iterator[Case]:
    """A case each entry that is a number, true, false or null."""
    keys(content, ("format",), RULEBOOKS, "file")
    for rulebook in RULEBOOKS:
        for path, value in _entries(content.get(rulebook, {}), ""):
            yield Case(f"{rulebook}.{path}", partial(_check, rulebook, path, value), rulebook)


def _entries(value: Json, path: str) -> Iterator[tuple[str, Json]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _entries(inner, f"{path}.{key}" if path else key)
    elif not isinstance(value, str | list):
        yield path, value


def _check(rulebook: str, path: str, value: Json) -> None:
    if path not in KNOWN:
        raise Fault(f"unknown entry: {path}")
    game, book = RULEBOOKS[rulebook]
    if game not in ENGINES:
        raise Fault(f"no such rulebook yet: {game}/{book}")
    parameter = ENGINES[game].get(path)
    if parameter is None:
        raise Fault(f"{game} has no such setting yet: {path}")
    equal(value, parameter(book))
