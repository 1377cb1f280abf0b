"""Rules for the values of tags."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable, Iterator

from qiaopai.games.bridge.formats import values
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.pbn.tags import ONLY_WORDS, SCORES, SCORINGS, WORDS
from qiaopai.kernel.parts.files import Fault

_DATE = re.compile(
    r"[0-9?]{4}\.(0[1-9]|1[0-2]|[01?]\?|\?[0-9])\.(0[1-9]|[12][0-9]|3[01]|[0-3?]\?|\?[0-9])"
)
_TIME = re.compile(r"([01?][0-9?]|2[0-3?]):[0-5?][0-9?]:[0-5?][0-9?]")
_BOARD = re.compile(r"0*[1-9][0-9]*")
_CONTROL = re.compile(r"[0-9]+/[0-9]+(:[0-9]+/[0-9]+)*")
_TRICKS = re.compile(r"[0-9A-Da-d]{20}")
_RUBBER = re.compile(r"\^?(?:(?:NS|EW) )?-?\d+(?:/-?\d+)?(?: (?:NS|EW) -?\d+(?:/-?\d+)?)?")
_SO_FAR = r"[0-9]+ +[0-9]+/[0-9]+(?: +[0-9]+){0,2}"
_HISTORY = re.compile(rf"NS +{_SO_FAR} +EW +{_SO_FAR}")
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
    "ScoreRubberHistory": (_HISTORY, "bad_score"),
    "Hidden": (_HIDDEN, "bad_hidden"),
}


def forms(facts: Facts) -> Iterator[Fault]:
    """Dates, times, numbers have their form."""
    for name, (form, code) in _FORMS.items():
        value = facts.values.get(name)
        if value and value != "?" and value[0] != "#" and form.fullmatch(value) is None:
            yield facts.at_tag(name, code, tag=name, value=value[:40])


def dates(facts: Facts) -> Iterator[Fault]:
    """A day that is given is one of its month, as far as year and month are known."""
    for name in ("Date", "EventDate", "UTCDate"):
        value = facts.given(name) or ""
        year, month, day = value.split(".") if _DATE.fullmatch(value) else ("", "", "")
        if not (month.isdigit() and day.isdigit()):
            continue
        leap_or_unknown = int(year) if year.isdigit() and year != "0000" else 2000
        if int(day) > calendar.monthrange(leap_or_unknown, int(month))[1]:
            yield facts.at_tag(name, "bad_date", tag=name, value=value)


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
    """Scoring is made of the words that the standard knows.

    Rule: PBN 2.1 section 3.4.12 (tistis.nl/pbn): these are examples, so that another word is no
    more than a warning; which words go together it does not say.
    """
    for word in (facts.given("Scoring") or "").split(";"):
        if word and word.strip().lower() not in SCORINGS:
            offset = facts.spots.tag(facts.places["Scoring"])
            yield facts.spots.lines.warning(offset, "bad_scoring", value=word[:40])


def scores(facts: Facts) -> Iterator[Fault]:
    """A score is a number, for a side or for both."""
    for name in SCORES:
        value = facts.given(name)
        if value is not None and name != "ScoreRubber" and not values.is_score(value.rstrip("%")):
            yield facts.at_tag(name, "bad_score", tag=name, value=value[:40])


def words(facts: Facts) -> Iterator[Fault]:
    """Some tags say one of a few words; where the standard only has examples, it is a warning."""
    lines = facts.spots.lines
    for name, known in WORDS.items():
        value = facts.given(name)
        if value is not None and value not in known:
            report = lines.fault if name in ONLY_WORDS else lines.warning
            told = {"tag": name, "value": value[:40], "known": ", ".join(known)}
            yield report(facts.spots.tag(facts.places[name]), "bad_word", **told)


RULES = (forms, dates, dealer, vulnerable, deal, declarer, result, contract, scoring, scores, words)
