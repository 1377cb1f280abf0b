"""An auction is legal, or what was not is marked; it ends, or says that it does not."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.kernel.parts.files import Fault


def legal_calls(facts: Facts) -> Iterator[Fault]:
    """Every call was legal when it was made, or is marked as irregular; the dealer calls first.

    Rule: PBN 2.1 section 3.5 (tistis.nl/pbn): the import format may begin a row with another seat,
    but then a hyphen stands for each player before the dealer.
    """
    if facts.auction is not None:
        for place, code, data in facts.auction.problems:
            yield facts.at_call(place, code, **data)


def ends(facts: Facts) -> Iterator[Fault]:
    """It ends with three passes, or four, or with the sign that it breaks off.

    Rule: PBN 2.1 section 3.5 (tistis.nl/pbn): the plus of an auction that goes on later is only
    recommended, so that this is no more than a warning.
    """
    auction, section = facts.auction, facts.board.auction
    if auction is None or section is None or not section.calls:
        return
    if not auction.is_complete and not auction.is_open:
        yield facts.spots.lines.warning(facts.spots.call(len(section.calls) - 1), "auction_open")


RULES = (legal_calls, ends)
