"""What the export format asks beyond the import format."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from qiaopai.games.bridge.formats import values
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.model import Called, Played
from qiaopai.games.bridge.formats.pbn.tags import MANDATORY, TABLES
from qiaopai.kernel.parts.files import Fault

_RANKS = {name: rank for rank, name in enumerate(MANDATORY)}


def mandatory_tags(facts: Facts, defaults: Mapping[str, str]) -> Iterator[Fault]:
    """All fifteen are there, unless an earlier game has set a default."""
    for name in MANDATORY:
        if name not in facts.places and name not in defaults:
            yield facts.spots.lines.fault(facts.spots.start, "tag_missing", tag=name)


def order_of_tags(facts: Facts) -> Iterator[Fault]:
    """Mandatory tags in their order, others by the alphabet, auction, play, tables."""
    last = (-1, 0, "")
    for place, tag in enumerate(facts.board.tags):
        rank = rank_of(tag.name, bool(tag.cells))
        if rank < last:
            yield facts.spots.lines.fault(facts.spots.tag(place), "tag_order", tag=tag.name)
            return
        last = rank


def rank_of(name: str, is_table: bool) -> tuple[int, int, str]:
    """Where a tag stands in the export format."""
    if name in _RANKS:
        return 0, _RANKS[name], ""
    if name in ("Auction", "Play"):
        return (2 if name == "Auction" else 3), 0, ""
    return (4 if is_table or name in TABLES else 1), 0, name


def deal_written(facts: Facts) -> Iterator[Fault]:
    """The deal begins with the dealer, ranks descend, letters are upper case."""
    deal, dealer = facts.deal, facts.board.dealer
    if deal is not None and dealer is not None and deal.text(dealer) != facts.values["Deal"]:
        yield facts.at_tag("Deal", "deal_written", deal=deal.text(dealer))


def vulnerable_written(facts: Facts) -> Iterator[Fault]:
    """Vulnerability is None, NS, EW or All."""
    given, text = facts.board.vulnerability, facts.given("Vulnerable")
    if given is not None and text != values.VULNERABLE_TEXT[given]:
        yield facts.at_tag("Vulnerable", "vulnerable_written", value=values.VULNERABLE_TEXT[given])


def result_written(facts: Facts) -> Iterator[Fault]:
    """The result is declarer's tricks."""
    if facts.result is not None and facts.result.plain is None:
        yield facts.at_tag("Result", "result_written")


def upper_case(facts: Facts) -> Iterator[Fault]:
    """Seats and contracts are written in upper case, notrump in full."""
    for name in ("Dealer", "Declarer", "Auction", "Play"):
        value = facts.given(name)
        if value is not None and value != value.upper() and len(value) <= 2:
            yield facts.at_tag(name, "not_upper_case", tag=name)
    given = facts.contract
    if given is not None and facts.values["Contract"] != contract_text(given):
        yield facts.at_tag("Contract", "contract_written", value=contract_text(given))


def contract_text(given: values.ContractValue) -> str:
    """A contract as the export format writes it."""
    if given.contract is not None:
        return given.contract.text
    return given.strain.value if given.strain is not None else "Pass"


def auction_from_dealer(facts: Facts) -> Iterator[Fault]:
    """The auction begins with the dealer, without fillers."""
    dealer, caller = facts.board.dealer, facts.board.caller
    if dealer is None or caller is None or caller is dealer:
        return
    problems = facts.auction.problems if facts.auction else ()
    if not any(code == "auction_not_from_dealer" for _, code, _ in problems):
        yield facts.at_tag("Auction", "auction_not_from_dealer", seat=caller.value)


def play_from_left(facts: Facts) -> Iterator[Fault]:
    """The first column of the play is of declarer's left, but in an end position."""
    declarer, first = facts.declarer, facts.board.first_column
    if facts.deal is not None and facts.deal.is_ending:
        return
    if declarer is not None and first is not None and first is not declarer.seat.left:
        yield facts.at_tag("Play", "play_not_from_left", seat=declarer.seat.left.value)


def annotations_in_order(facts: Facts) -> Iterator[Fault]:
    """A note comes before NAGs, and they ascend."""
    board = facts.board
    for place, called in enumerate(board.auction.calls if board.auction else ()):
        if called.annotations != in_order(called):
            yield facts.at_call(place, "annotation_order")
    for place, played in enumerate(board.play.cards if board.play else ()):
        if played.annotations != in_order(played):
            yield facts.at_card(place, "annotation_order")


def in_order(entry: Called | Played) -> tuple[str, ...]:
    """Notes, then NAGs ascending."""
    if len(entry.annotations) < 2:
        return entry.annotations
    notes = tuple(one for one in entry.annotations if one[0] == "=")
    return notes + tuple(f"${nag}" for nag in entry.nags)


RULES = (
    order_of_tags, deal_written, vulnerable_written, result_written, upper_case,
    auction_from_dealer, play_from_left, annotations_in_order,
)  # fmt: skip
