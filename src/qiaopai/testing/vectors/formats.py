"""All formats by name; a new one is a module and a line here."""

from collections.abc import Mapping

from qiaopai.testing.vectors import (
    chicago,
    duplicate_scores,
    guandan,
    minibridge_scores,
    rulebook_params,
)
from qiaopai.testing.vectors.cases import Format
from qiaopai.testing.vectors.law_cases import law_cases

FORMATS: Mapping[str, Format] = {
    "qiaopai-chicago/1": chicago.cases,
    "qiaopai-duplicate-scores/1": duplicate_scores.cases,
    "qiaopai-guandan/1": guandan.cases,
    "qiaopai-guandan-matches/1": guandan.match_cases,
    "qiaopai-law-cases/1": law_cases,
    "qiaopai-minibridge-scores/1": minibridge_scores.cases,
    "qiaopai-rulebook-params/1": rulebook_params.cases,
}
