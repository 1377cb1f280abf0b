"""`view`: what a viewer may see of a deal, built up from nothing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from qiaopai.cards import Card
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.events import Result
from qiaopai.games.minibridge.rules.pending import contracts, legal, pending
from qiaopai.games.minibridge.rules.state import Phase, State
from qiaopai.games.minibridge.rules.visible import sees
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.effects import AnyEffect
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.viewers import Viewer

Plays = tuple[tuple[Seat, Card], ...]


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a view; what does not exist is left out, never null."""


class HandView(Part, frozen=True):
    """A hand: who plays it, how many cards, and which where they may be seen."""

    count: int
    player: Player | msgspec.UnsetType = msgspec.UNSET
    cards: tuple[Card, ...] | msgspec.UnsetType = msgspec.UNSET


class ContractView(Part, frozen=True):
    """The contract, or one on the menu with its score when just made and one down."""

    denomination: Denomination
    level: str
    tricks: int
    made: int | msgspec.UnsetType = msgspec.UNSET
    down: int | msgspec.UnsetType = msgspec.UNSET


class TrickView(Part, frozen=True):
    """The current trick."""

    number: int
    leader: Seat
    cards: Plays


class LastTrickView(Part, frozen=True):
    """The trick before, while it may be looked at."""

    number: int
    leader: Seat
    winner: Seat
    cards: Plays


class PendingView(Part, frozen=True):
    """Whom the deal waits for."""

    player: Player
    question: str
    hand: Seat | msgspec.UnsetType = msgspec.UNSET
    options: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class ClaimView(Part, frozen=True):
    """A claim that waits for the others."""

    by: Player
    hand: Seat
    tricks: int
    cards: tuple[Card, ...]
    statement: str | msgspec.UnsetType = msgspec.UNSET


class RulingView(Part, frozen=True):
    """A ruling of this deal."""

    law: str
    effects: tuple[AnyEffect, ...]
    ruling: str | msgspec.UnsetType = msgspec.UNSET


class MayClaim(CommandBody, frozen=True, tag="claim"):
    """In the list of legal actions: any number of tricks up to `most` may be claimed."""

    most: int


class View(Part, frozen=True, kw_only=True):
    """A minibridge deal as one viewer sees it."""

    game: str
    rulebook: str
    number: int
    board: int
    dealer: Seat
    commitment: str
    phase: Phase
    hall: bool | msgspec.UnsetType = msgspec.UNSET
    advice: bool | msgspec.UnsetType = msgspec.UNSET
    vacant: Seat | msgspec.UnsetType = msgspec.UNSET
    you: Player | msgspec.UnsetType = msgspec.UNSET
    hands: Mapping[Seat, HandView]
    announced: Mapping[Seat, int]
    declarer: Seat | msgspec.UnsetType = msgspec.UNSET
    dummy: Seat | msgspec.UnsetType = msgspec.UNSET
    contract: ContractView | msgspec.UnsetType = msgspec.UNSET
    menu: tuple[ContractView, ...] | msgspec.UnsetType = msgspec.UNSET
    trick: TrickView
    last: LastTrickView | msgspec.UnsetType = msgspec.UNSET
    winners: tuple[Seat, ...]
    won: Mapping[Side, int]
    pending: tuple[PendingView, ...]
    legal: tuple[CommandBody, ...] | msgspec.UnsetType = msgspec.UNSET
    claim: ClaimView | msgspec.UnsetType = msgspec.UNSET
    rulings: tuple[RulingView, ...] | msgspec.UnsetType = msgspec.UNSET
    result: Result | msgspec.UnsetType = msgspec.UNSET
    deal: Mapping[Seat, tuple[Card, ...]] | msgspec.UnsetType = msgspec.UNSET
    salt: str | msgspec.UnsetType = msgspec.UNSET


UNSET = msgspec.UNSET


def view(state: State, viewer: Viewer, desk: Desk) -> View:
    """What that viewer may see."""
    ended = state.phase is Phase.ENDED
    player = viewer.player
    return View(
        game="minibridge",
        rulebook=state.book.id,
        number=state.number,
        board=state.board,
        dealer=state.dealer,
        commitment=state.commitment,
        phase=state.phase,
        hall=state.book.hall or UNSET,
        advice=state.book.advice or UNSET,
        vacant=state.vacant or UNSET,
        you=UNSET if player is None else player,
        hands={hand: _hand(state, viewer, hand) for hand in Seat},
        announced=dict(state.announced),
        declarer=state.declarer or UNSET,
        dummy=state.dummy or UNSET,
        contract=_contract(state),
        menu=_menu(state, viewer, desk),
        trick=TrickView(len(state.closed) + 1, state.trick.leader, state.trick.cards),
        last=_last(state),
        winners=tuple(one.winner for one in state.closed),
        won={side: state.won(side) for side in Side},
        pending=_pending(state, desk),
        legal=UNSET if player is None else _legal(state, player, desk),
        claim=_claim(state),
        rulings=tuple(
            RulingView(one.law, one.effects, one.ruling or UNSET) for one in state.rulings
        )
        or UNSET,
        result=state.result or UNSET,
        deal={seat: state.dealt[seat] for seat in Seat} if ended else UNSET,
        salt=state.salt.open() if ended else UNSET,
    )


def _hand(state: State, viewer: Viewer, hand: Seat) -> HandView:
    cards = state.left[hand]
    player = state.owner(state.declarer if hand is state.dummy and state.declarer else hand)
    return HandView(
        count=len(cards),
        player=UNSET if player is None else player,
        cards=cards if sees(state, viewer, hand) else UNSET,
    )


def _contract(state: State) -> ContractView | msgspec.UnsetType:
    contract = state.contract
    if contract is None:
        return UNSET
    return ContractView(contract.denomination, contract.level, contract.tricks)


def _menu(state: State, viewer: Viewer, desk: Desk) -> tuple[ContractView, ...] | msgspec.UnsetType:
    if state.declarer is None or viewer.player != state.controller(state.declarer):
        return UNSET
    return (
        tuple(
            ContractView(
                one.denomination,
                one.level,
                one.tricks,
                made=desk.worth(state.book, one, one.tricks),
                down=desk.worth(state.book, one, one.tricks - 1),
            )
            for one in contracts(state)
        )
        or UNSET
    )


def _last(state: State) -> LastTrickView | msgspec.UnsetType:
    """Until the next trick is led (tw 13A: until one's own card is turned)."""
    if not state.closed or state.trick.cards:
        return UNSET
    last = state.closed[-1]
    return LastTrickView(len(state.closed), last.trick.cards[0][0], last.winner, last.trick.cards)


def _pending(state: State, desk: Desk) -> tuple[PendingView, ...]:
    return tuple(
        PendingView(player, one.kind, one.hand or UNSET, one.options or UNSET)
        for player, one in pending(state, desk).items()
    )


def _legal(state: State, player: Player, desk: Desk) -> tuple[CommandBody, ...]:
    """His legal actions; of claims only the one that says how many tricks are left."""
    actions = legal(state, player, desk)
    claims = [one.tricks for one in actions if isinstance(one, c.Claim)]
    others = tuple(one for one in actions if not isinstance(one, c.Claim))
    return (*others, MayClaim(max(claims))) if claims else others


def _claim(state: State) -> ClaimView | msgspec.UnsetType:
    claim = state.claim
    if claim is None:
        return UNSET
    return ClaimView(claim.by, claim.hand, claim.tricks, claim.cards, claim.statement or UNSET)
