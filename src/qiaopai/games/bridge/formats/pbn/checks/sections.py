"""Rules for auction and play: where they stand, their annotations, their notes."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.games.bridge.formats import values
from qiaopai.games.bridge.formats.facts import Facts
from qiaopai.games.bridge.formats.model import Called, Note, Played
from qiaopai.games.bridge.formats.pbn.sections import FILLER, NEXT
from qiaopai.kernel.parts.files import Fault

_ON_CALLS = frozenset({1, 2, 3, 4, 5, 6, 13})
_ON_CARDS = frozenset({7, 8, 9, 10, 11, 12, 14})


def auction_place(facts: Facts) -> Iterator[Fault]:
    """The dealer is named before the auction."""
    place = facts.places.get("Auction")
    if place is not None and facts.places.get("Dealer", place) >= place:
        yield facts.at_tag("Auction", "tag_missing_before", tag="Dealer", section="Auction")


def play_place(facts: Facts) -> Iterator[Fault]:
    """Deal, declarer and contract are named before the play."""
    place = facts.places.get("Play")
    if place is None or not (facts.board.play and facts.board.play.cards):
        return
    for name in ("Deal", "Declarer", "Contract"):
        if facts.places.get(name, place) >= place:
            yield facts.at_tag("Play", "tag_missing_before", tag=name, section="Play")


def first_seats(facts: Facts) -> Iterator[Fault]:
    """The value of Auction and Play is a seat, unless nothing follows."""
    for name, section in (("Auction", facts.board.auction), ("Play", facts.board.play)):
        value = facts.values.get(name)
        if section is None or not value or value == "?" or value[0] == "#":
            continue
        if values.parse_seat(value) is None:
            yield facts.at_tag(name, "bad_first_seat", tag=name, value=value[:20])


def nags_on_calls(facts: Facts) -> Iterator[Fault]:
    """NAGs 7 to 12 and 14 are about cards."""
    for place, called in enumerate(facts.board.auction.calls if facts.board.auction else ()):
        if called.annotations:
            for nag in called.nags:
                if nag in _ON_CARDS:
                    yield facts.at_call(place, "nag_on_call", nag=nag)


def nags_on_cards(facts: Facts) -> Iterator[Fault]:
    """NAGs 1 to 6 and 13 are about calls."""
    for place, played in enumerate(facts.board.play.cards if facts.board.play else ()):
        if played.annotations:
            for nag in played.nags:
                if nag in _ON_CALLS:
                    yield facts.at_card(place, "nag_on_card", nag=nag)


def notes_exist(facts: Facts) -> Iterator[Fault]:
    """A note that is referred to follows its section."""
    auction, play = facts.board.auction, facts.board.play
    if auction is not None:
        for place, number in _missing(auction.calls, auction.notes):
            yield facts.at_call(place, "note_missing", number=number)
    if play is not None:
        for place, number in _missing(play.cards, play.notes):
            yield facts.at_card(place, "note_missing", number=number)


def _missing(
    entries: tuple[Called | Played, ...], notes: tuple[Note, ...]
) -> Iterator[tuple[int, int]]:
    numbers = {note.number for note in notes}
    for place, entry in enumerate(entries):
        if entry.annotations and entry.note is not None and entry.note not in numbers:
            yield place, entry.note


def play_ends(facts: Facts) -> Iterator[Fault]:
    """It ends after 13 tricks, with `*`, or says with `+` or `-` whose card is to be played next.

    Rule: PBN 2.1 section 3.6 (tistis.nl/pbn): a dash stands for a card not played yet, and has to
    where no plus does.
    """
    play = facts.board.play
    if play is None or not play.cards or play.end:
        return
    deal = facts.deal
    tricks = 13 if deal is None or not deal.is_ending else max(map(len, deal.known))
    last = play.cards[(len(play.cards) - 1) // 4 * 4 :]
    is_whole = len(play.cards) >= 4 * tricks
    if not is_whole and not any(played.text in (FILLER, NEXT) for played in last):
        yield facts.at_card(len(play.cards) - 1, "play_open")


def plus_is_next(facts: Facts) -> Iterator[Fault]:
    """A plus stands for the next call, so that none follows it, and for the next card.

    Rule: PBN 2.1 sections 3.5 and 3.6 (tistis.nl/pbn): cards of later columns may follow it.
    """
    auction, play = facts.board.auction, facts.board.play
    for place in _pluses(auction.calls if auction else ())[:1]:
        if auction is not None and place + 1 < len(auction.calls):
            yield facts.at_call(place + 1, "call_after_plus")
    for place in _pluses(play.cards if play else ())[1:]:
        yield facts.at_card(place, "second_plus")


def _pluses(entries: tuple[Called | Played, ...]) -> list[int]:
    return [place for place, entry in enumerate(entries) if entry.text == NEXT]


RULES = (
    auction_place, play_place, first_seats, nags_on_calls, nags_on_cards, notes_exist, play_ends,
    plus_is_next,
)  # fmt: skip
