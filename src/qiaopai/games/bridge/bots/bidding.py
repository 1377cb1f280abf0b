"""Which call `fast` makes: a small natural system read from its own hand and the auction."""

from __future__ import annotations

from dataclasses import dataclass

from qiaopai.cards import Hand, Suit, of_suit
from qiaopai.games.bridge.rules.calls import Call, bid
from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.games.bridge.rules.view import View
from qiaopai.kernel.denominations import Denomination, denomination_of
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Meaning:
    """Why a call was made (a message id), and whether it is alerted."""

    reason: str
    alert: bool = False


def choose_call(view: View) -> tuple[Call, Meaning]:
    """The call for the viewer whose turn it is; always a legal one."""
    assert isinstance(view.you, Seat)
    hand = view.hands[view.you].cards or ()
    legal = {action.call for action in view.legal or () if isinstance(action, MakeCall)}
    partner = [one.call for one in view.auction if one.seat is view.you.partner and one.call.is_bid]
    own = [one.call for one in view.auction if one.seat is view.you and one.call.is_bid]
    wish = _wish(hand, partner, own)
    return (wish, Meaning("bot-bids")) if wish in legal else (Call.PASS, Meaning("bot-passes"))


def _wish(hand: Hand, partner: list[Call], own: list[Call]) -> Call:
    points = hcp(hand)
    if not partner:
        return _opening(hand, points) if not own else Call.PASS
    if own:
        return Call.PASS
    fit = partner[-1].denomination.trumps
    if fit is not None and len(of_suit(hand, fit)) >= (3 if fit.is_major else 4) and points >= 6:
        level = 2 if points < 10 else 3 if points < 13 else 4
        return bid(max(level, min(partner[-1].level + 1, 7)), denomination_of(fit))
    if points >= 13:
        return bid(3, Denomination.NOTRUMP)
    return bid(1, Denomination.NOTRUMP) if points >= 6 else Call.PASS


def _opening(hand: Hand, points: int) -> Call:
    lengths = {suit: len(of_suit(hand, suit)) for suit in Suit}
    balanced = min(lengths.values()) >= 2 and sorted(lengths.values())[-2] <= 4
    if balanced and 15 <= points <= 17:
        return bid(1, Denomination.NOTRUMP)
    if points < 12:
        return Call.PASS
    majors = [suit for suit in (Suit.SPADES, Suit.HEARTS) if lengths[suit] >= 5]
    suit = majors[0] if majors else max((Suit.DIAMONDS, Suit.CLUBS), key=lambda one: lengths[one])
    return bid(1, denomination_of(suit))
