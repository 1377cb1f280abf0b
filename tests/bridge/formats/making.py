"""Hypothesis strategies for boards as files know them."""

from hypothesis import strategies as st

from qiaopai.games.bridge.formats import (
    AuctionSection,
    Board,
    Called,
    Note,
    Place,
    Played,
    PlaySection,
    Remark,
    RemarkKind,
    Tag,
)
from qiaopai.games.bridge.formats.values import make_deal
from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.seats import CLOCKWISE, Seat
from qiaopai.kernel.tricks import Trick, playable
from qiaopai.testing.strategies import deals

NAMES = st.text("ABCabc é林&.'-", max_size=12).map(str.strip)
TEXTS = st.text('Words, "quotes", \\ back [x] é 林 ;%', min_size=1, max_size=30)
COMMENTS = st.text("A comment.\n\n with ; and % and [x]", max_size=30).filter(
    lambda text: "\r" not in text
)


@st.composite
def auctions(draw: st.DrawFn, dealer: Seat) -> Auction:
    """A legal auction, whole or broken off."""
    auction = Auction(dealer)
    for _ in range(draw(st.integers(0, 14))):
        if auction.is_over:
            break
        legal = auction.legal()
        auction = auction.with_call(draw(st.sampled_from(legal[:8])))
    if draw(st.booleans()):
        while not auction.is_over:
            auction = auction.with_call(Call.PASS)
    return auction


@st.composite
def plays(draw: st.DrawFn, hands: Hands, auction: Auction) -> PlaySection | None:
    """So many cards, legally played, in columns from declarer's left."""
    declarer, contract = auction.declarer, auction.contract
    if not auction.is_over or declarer is None or contract is None:
        return None
    count = draw(st.integers(0, 52))
    if not count:
        return None
    order = CLOCKWISE.from_seat(declarer.left)
    columns = [Played(None, "-")] * 52
    left = {seat: hands[seat] for seat in Seat}
    trick = Trick(declarer.left)
    for number in range(count):
        seat = trick.next_seat()
        card = draw(st.sampled_from(playable(left[seat], trick.suit_led)))
        left[seat] = tuple(one for one in left[seat] if one is not card)
        trick = trick.with_card(seat, card)
        columns[number // 4 * 4 + order.index(seat)] = Played(card)
        if trick.is_full:
            trick = Trick(trick.winner(contract.denomination.trumps))
    while columns[-1].card is None:
        columns.pop()
    return PlaySection(tuple(columns), "" if count == 52 else "*")


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A correct board: deal, auction, play; names and numbers."""
    hands = draw(deals())
    dealer = draw(st.sampled_from(Seat))
    auction = draw(auctions(dealer))
    play = draw(plays(hands, auction))
    deal = make_deal(*(hands[seat] for seat in Seat))
    tags = [Tag("Board", str(draw(st.integers(1, 99))))]
    tags += [Tag(seat.name.capitalize(), draw(NAMES)) for seat in (Seat.WEST, *list(Seat)[:3])]
    tags += [
        Tag("Dealer", dealer.value),
        Tag("Vulnerable", draw(st.sampled_from(["None", "NS", "EW", "All"]))),
        Tag("Deal", deal.text(dealer)),
    ]
    if auction.is_over:
        declarer, contract = auction.declarer, auction.contract
        tags.append(Tag("Declarer", declarer.value if declarer else ""))
        tags.append(Tag("Contract", contract.text if contract else "Pass"))
    calls = tuple(Called(call) for call in auction.calls)
    section = AuctionSection(calls, "" if auction.is_over else "*")
    tags.append(Tag("Auction", dealer.value))
    if play is not None:
        assert auction.declarer
        tags.append(Tag("Play", auction.declarer.left.value))
    return Board(tuple(tags), section, play)


@st.composite
def annotated(draw: st.DrawFn) -> Board:
    """A board with notes, NAGs, comments, tables and tags of its own."""
    board = draw(boards())
    assert board.auction is not None
    calls, notes = list(board.auction.calls), []
    for number in range(draw(st.integers(0, min(3, len(calls))))):
        place = draw(st.integers(0, len(calls) - 1))
        words = (f"={number + 1}=",) if not calls[place].annotations else ()
        nags = tuple(f"${nag}" for nag in draw(st.sets(st.integers(1, 6), max_size=2)))
        calls[place] = Called(calls[place].call, annotations=(*words, *nags))
        notes += [Note(number + 1, draw(TEXTS))] if words else []
    section = AuctionSection(tuple(calls), board.auction.end, tuple(notes))
    cells = tuple(draw(st.lists(st.sampled_from(['"a b"', "x", "?"]), max_size=2))) * 2
    tags = (*board.tags, Tag("Description", draw(TEXTS)), Tag("Own", "a;b", cells))
    sections = [n for n, tag in enumerate(board.tags, 1) if tag.name in ("Auction", "Play")]
    places = [Place("tag", n) for n in range(len(board.tags)) if n not in sections]
    places += [Place("auction", n + 1) for n in range(len(calls))]
    chosen = sorted(draw(st.sets(st.sampled_from(places), max_size=4)))
    remarks = tuple(Remark(place, RemarkKind.COMMENT, draw(COMMENTS)) for place in chosen)
    return Board(tags, section, board.play, by_reading(remarks, board))


def by_reading(remarks: tuple[Remark, ...], board: Board) -> tuple[Remark, ...]:
    """Remarks in the order in which a reader meets them."""
    auction = next(n for n, tag in enumerate(board.tags, 1) if tag.name == "Auction")

    def key(remark: Remark) -> tuple[int, int, int]:
        if remark.place.part == "auction":
            return auction, 1, remark.place.index
        return remark.place.index, 0, 0

    return tuple(sorted(remarks, key=key))
