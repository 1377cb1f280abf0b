"""Deals and positions for tests of the solver."""

from qiaopai.cards import DECK, Suit, make_hand
from qiaopai.kernel.deals import Hands, deal_out, make_hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import CLOCKWISE, Seat
from qiaopai.kernel.tricks import Trick, playable
from qiaopai.solver.positions import Position, Setup, check

TRUMPS = (None, *Suit)


def deal(seed: str) -> Hands:
    return deal_out(tuple(Entropy(seed).shuffle(DECK)), Seat.NORTH)


def ending(seed: str, cards: int, played: int = 0, revoking: bool = False) -> Position:
    """Hands of so many cards, of which some have been played to the trick in progress."""
    entropy = Entropy(seed)
    pack = entropy.shuffle(DECK)[: 4 * cards]
    leader = entropy.choose(tuple(Seat))
    hands = make_hands({seat: make_hand(pack[n::4]) for n, seat in enumerate(Seat)})
    trick = Trick(leader)
    for seat in CLOCKWISE.from_seat(leader)[:played]:
        choices = hands[seat] if revoking else playable(hands[seat], trick.suit_led)
        card = entropy.choose(choices)
        hands = hands.replaced(seat, make_hand(one for one in hands[seat] if one is not card))
        trick = trick.with_card(seat, card)
    return check(Setup(hands, trick, entropy.choose(TRUMPS)))


def turned(hands: Hands) -> Hands:
    """Every hand goes to the next seat."""
    return make_hands({seat.left: hands[seat] for seat in Seat})


def quick(seed: str) -> Hands:
    """A deal that is solved at once: a suit to a hand, but for a few cards exchanged."""
    entropy = Entropy(seed)
    pack = list(DECK)
    for _ in range(6):
        one, other = entropy.below(52), entropy.below(52)
        pack[one], pack[other] = pack[other], pack[one]
    return make_hands({seat: make_hand(pack[13 * n : 13 * n + 13]) for n, seat in enumerate(Seat)})
