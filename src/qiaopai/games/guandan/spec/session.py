"""Deal after deal (下一副): who draws first, which cards, what is carried over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from qiaopai.games.guandan.options import FirstLead, Options
from qiaopai.games.guandan.rules.cards import PACK, Card
from qiaopai.games.guandan.rules.commands import StartDeal
from qiaopai.games.guandan.rules.deal import Hands, deal_out
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import State, rotation_of
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret


def first_deal(dealer: Seat) -> NewDeal:
    """The first deal of a match: both sides at their lowest level."""
    return NewDeal(number=1, board=1, dealer=dealer, carried=Standing())


def next_deal(state: State) -> NewDeal:
    """The deal after an ended one: the last draws first (下游先抓牌)."""
    assert state.result is not None
    last = state.result.order[3]
    return NewDeal(state.number + 1, state.board + 1, last, carried=state.result.standing())


def start(
    new: NewDeal, options: Options, changes: Mapping[str, Any], entropy: Entropy, where: str
) -> StartDeal:
    """Draw the deal and commit to it before anyone sees a card."""
    pack = entropy.child(f"{new.board}").shuffle(PACK)
    hands = deal_out(pack, new.dealer, rotation_of(options))
    words = entropy.child(f"salt/{new.board}")
    salt = "".join(f"{word:016x}" for word in words.words(4))
    standing = new.carried if isinstance(new.carried, Standing) else Standing()
    command = StartDeal(
        number=new.number,
        board=new.board,
        dealer=new.dealer,
        rulebook=options.id,
        commitment=commitment(hands, salt, where, new.board),
        deal=Secret(hands.text),
        salt=Secret(salt),
        changes=dict(changes),
        standing=standing,
    )
    if not standing.is_first:
        return command
    turned, leader = _first_lead(new, options, hands, entropy.child(f"lead/{new.board}"))
    return msgspec.structs.replace(command, turned=turned, leader=leader)


def _first_lead(
    new: NewDeal, options: Options, hands: Hands, entropy: Entropy
) -> tuple[Card | None, Seat]:
    """The turned card and who has drawn it; or who leads without one."""
    if options.first_lead is FirstLead.FIXED:
        return None, new.dealer
    if options.first_lead is FirstLead.RANDOM:
        return None, entropy.choose(tuple(Seat))
    cards = [(seat, card) for seat in Seat for card in hands[seat] if not card.is_joker]
    leader, turned = entropy.choose(cards)
    return turned, leader
