"""Which cards everybody knows to be in a hand (明牌): the turned card, tributes, shown jokers.

Faces occur twice, so this is a multiset: a card that leaves a hand counts as the known one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import Viewer

Seen = tuple[tuple[Seat, Card], ...]


def after_play(state: State, seat: Seat, cards: Iterable[Card]) -> Seen:
    """What is known once these cards have left that hand."""
    if not state.seen:
        return ()
    known = list(state.seen)
    for card in cards:
        if (seat, card) in known:
            known.remove((seat, card))
    return tuple(known)


def after_leaving(state: State, seat: Seat, card: Card) -> Seen:
    """What is known once that card has left that hand."""
    return after_play(state, seat, (card,))


def after_moves(state: State, moves: Iterable[tuple[Seat | None, Card]]) -> State:
    """The state after cards that all have seen have come to these hands."""
    hands, seen = state.left, list(state.seen)
    for seat, card in moves:
        assert seat is not None
        hands = hands.won(seat, card)
        seen.append((seat, card))
    return replace(state, hands=Secret(hands), seen=tuple(seen))


def with_seen_of(state: State, later: State) -> State:
    """The state after a rewind, with what has been seen since still known as seen."""
    if state.deal is None:
        return state
    seen: list[tuple[Seat, Card]] = []
    for seat in Seat:
        before, after = Counter(state.hand(seat)), Counter(later.hand(seat))
        for card, count in before.items():
            gone = count - after[card]
            known = max(state.seen.count((seat, card)), later.seen.count((seat, card)) + gone)
            seen += [(seat, card)] * min(count, known)
    out = [seat for seat in later.order if seat not in state.order and _shows_partner(later, seat)]
    glimpsed = (*later.glimpsed, *((seat, seat.partner) for seat in out))
    return replace(state, seen=tuple(seen), glimpsed=tuple(dict.fromkeys(glimpsed)))


def sees(state: State, viewer: Viewer, hand: Seat) -> bool:
    """Whether that viewer sees that hand: his own, all at the end, a partner's once he is out."""
    if viewer.role.sees_all or state.phase is Phase.ENDED or viewer.player == hand:
        return True
    player = viewer.player
    return player is not None and player.partner is hand and _shows_partner(state, player)


def _shows_partner(state: State, seat: Seat) -> bool:
    return state.book.show_partner_when_out and seat in state.order


def known(state: State, viewer: Viewer) -> frozenset[tuple[Seat, tuple[Card, int]]]:
    """The cards he knows, with their hands; the n-th copy of a face in a hand is (card, n)."""
    if state.deal is None:
        return frozenset()
    found: set[tuple[Seat, tuple[Card, int]]] = set()
    for seat in Seat:
        dealt, hidden = Counter(state.dealt[seat]), Counter(hidden_cards(state, viewer, seat))
        for card, count in dealt.items():
            found |= {(seat, (card, n)) for n in range(1, count - hidden[card] + 1)}
    return frozenset(found)


def hidden_cards(state: State, viewer: Viewer, seat: Seat) -> list[Card]:
    """The cards in that hand now that he does not know; all of them were dealt to it."""
    glimpsed = viewer.player is not None and (viewer.player, seat) in state.glimpsed
    if glimpsed or sees(state, viewer, seat):
        return []
    left = list(state.hand(seat))
    for one, card in state.seen:
        if one is seat:
            left.remove(card)
    return left
