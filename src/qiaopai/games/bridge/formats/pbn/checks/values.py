"""Rules for the values of tags."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from qiaopai.games.bridge.formats import values
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.pbn.tags import SCORES, SCORINGS, WORDS
from qiaopai.kernel.parts.files import Fault

_DATE = re.compile(
    r"[0-9?]{4}\.(0[1-9]|1[0-2]|[01?]\?|\?[0-9])\.(0[1-9]|[12][0-9]|3[01]|[0-3?]\?|\?[0-9])"
)
_TIME = re.compile(r"([01?][0-9?]|2[0-3?]):[0-5?][0-9?]:[0-5?][0-9?]")
_BOARD = re.compile(r"0*[1-9][0-9]*")
_CONTROL = re.compile(r"[0-9]+/[0-9]+(:[0-9]+/[0-9]+)*")
_TRICKS = re.compile(r"[0-9A-Fa-f]{20}")
_RUBBER = re.compile(r"\^?(?:(?:NS|EW) )?-?\d+(?:/-?\d+)?(?: (?:NS|EW) -?\d+(?:/-?\d+)?)?")
_HIDDEN = re.compile(r"[NESW]{0,4}")
_FORMS = {
    "UTCDate": (_DATE, "bad_date"),
    "EventDate": (_DATE, "bad_date"),
    "Date": (_DATE, "bad_date"),
    "Time": (_TIME, "bad_time"),
    "UTCTime": (_TIME, "bad_time"),
    "Board": (_BOARD, "bad_board"),
    "TimeControl": (_CONTROL, "bad_time_control"),
    "DoubleDummyTricks": (_TRICKS, "bad_double_dummy"),
    "ScoreRubber": (_RUBBER, "bad_score"),
    "Hidden": (_HIDDEN, "bad_hidden"),
}


def forms(facts: Facts) -> Iterator[Fault]:
    """Dates, times, numbers have their form."""
    for name, (form, code) in _FORMS.items():
        value = facts.values.get(name)
        if value and value != "?" and value[0] != "#" and form.fullmatch(value) is None:
            yield facts.at_tag(name, code, tag=name, value=value[:40])


def _readable(
    name: str, parse: Callable[[str], object], code: str
) -> Callable[[Facts], Iterator[Fault]]:
    def rule(facts: Facts) -> Iterator[Fault]:
        value = facts.given(name)
        if value is not None and parse(value) is None:
            yield facts.at_tag(name, code, value=value[:40])

    rule.__doc__ = f"{name} says one of the things that it may."
    return rule


dealer = _readable("Dealer", values.parse_seat, "bad_dealer")
vulnerable = _readable("Vulnerable", values.parse_vulnerability, "bad_vulnerable")
deal = _readable("Deal", values.parse_deal, "bad_deal")
declarer = _readable("Declarer", values.parse_declarer, "bad_declarer")
result = _readable("Result", values.parse_result, "bad_result")


def contract(facts: Facts) -> Iterator[Fault]:
    """A contract is a bid with its doubling, or `Pass`; of an end position it is a strain."""
    value = facts.given("Contract")
    if value is None:
        return
    if facts.contract is None:
        yield facts.at_tag("Contract", "bad_contract", value=value[:40])
    elif facts.deal is not None and not facts.contract.is_pass:
        is_strain = facts.contract.contract is None
        if is_strain and not facts.deal.is_ending:
            yield facts.at_tag("Contract", "contract_without_level", value=value)
        elif facts.deal.is_ending and not is_strain:
            yield facts.at_tag("Contract", "ending_contract", value=value)


def scoring(facts: Facts) -> Iterator[Fault]:
    """Scoring is made of the words that the standard knows."""
    for word in (facts.given("Scoring") or "").split(";"):
        if word and word.strip().lower() not in SCORINGS:
            yield facts.at_tag("Scoring", "bad_scoring", value=word[:40])


def scores(facts: Facts) -> Iterator[Fault]:
    """A score is a number, for a side or for both."""
    for name in SCORES:
        value = facts.given(name)
        if value is not None and name != "ScoreRubber" and not values.is_score(value.rstrip("%")):
            yield facts.at_tag(name, "bad_score", tag=name, value=value[:40])


def words(facts: Facts) -> Iterator[Fault]:
    """Some tags say one of a few words."""
    for name, known in WORDS.items():
        value = facts.given(name)
        if value is not None and value not in known:
            yield facts.at_tag(name, "bad_word", tag=name, value=value[:40], known=", ".join(known))


RULES = (forms, dealer, vulnerable, deal, declarer, result, contract, scoring, scores, words)
