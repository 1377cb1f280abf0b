"""The part of a view that the play fills, built up from nothing; a game's view extends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from qiaopai.cards import DECK, Card
from qiaopai.kernel.effects import AnyEffect
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play import commands as c
from qiaopai.kernel.play.events import Result
from qiaopai.kernel.play.state import Phase, PlayState
from qiaopai.kernel.play.visible import known, sees, sees_claim
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.viewers import Viewer

UNSET = msgspec.UNSET
Plays = tuple[tuple[Seat, Card], ...]


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a view; what does not exist is left out, never null."""


class HandView(Part, frozen=True):
    """A hand: who plays it, how many cards, and which where they may be seen."""

    count: int
    player: Player | msgspec.UnsetType = msgspec.UNSET
    cards: tuple[Card, ...] | msgspec.UnsetType = msgspec.UNSET


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
    cards: tuple[Card, ...] = ()
    statement: str | msgspec.UnsetType = msgspec.UNSET


class RulingView(Part, frozen=True):
    """A ruling of this deal."""

    law: str
    effects: tuple[AnyEffect, ...]
    ruling: str | msgspec.UnsetType = msgspec.UNSET


class Memory(Part, frozen=True):
    """What a computer player remembers: the tricks before, and cards it knows in hands it sees not.

    It is public knowledge of the table, or was shown to this player.
    """

    tricks: tuple[Plays, ...] = ()
    known: Plays = ()


class MayClaim(CommandBody, frozen=True, tag="claim"):
    """In the list of legal actions: any number of tricks up to `most` may be claimed."""

    most: int


class DealView(Part, frozen=True, kw_only=True):
    """A deal as one viewer sees it, as far as all games with a declarer agree."""

    game: str
    rulebook: str
    number: int
    board: int
    dealer: Seat
    commitment: str
    phase: Phase
    hall: bool | msgspec.UnsetType = UNSET
    vacant: Seat | msgspec.UnsetType = UNSET
    you: Player | msgspec.UnsetType = UNSET
    hands: Mapping[Seat, HandView]
    declarer: Seat | msgspec.UnsetType = UNSET
    dummy: Seat | msgspec.UnsetType = UNSET
    trick: TrickView
    last: LastTrickView | msgspec.UnsetType = UNSET
    winners: tuple[Seat, ...]
    won: Mapping[Side, int]
    pending: tuple[PendingView, ...]
    legal: tuple[CommandBody, ...] | msgspec.UnsetType = UNSET
    claim: ClaimView | msgspec.UnsetType = UNSET
    rulings: tuple[RulingView, ...] | msgspec.UnsetType = UNSET
    result: Result | msgspec.UnsetType = UNSET
    memory: Memory | msgspec.UnsetType = UNSET
    deal: Mapping[Seat, tuple[Card, ...]] | msgspec.UnsetType = UNSET
    salt: str | msgspec.UnsetType = UNSET


def play_fields(
    state: PlayState,
    viewer: Viewer,
    pending: Mapping[Player, Question],
    legal: Sequence[CommandBody],
) -> dict[str, Any]:
    """The fields of a `DealView` for that viewer; `legal` are a player's own legal actions."""
    ended, player = state.phase is Phase.ENDED, viewer.player
    return {
        "rulebook": state.rulebook.id,
        "number": state.number,
        "board": state.board,
        "dealer": state.dealer,
        "commitment": state.commitment,
        "phase": state.phase,
        "hall": state.rulebook.hall or UNSET,
        "vacant": state.vacant or UNSET,
        "you": UNSET if player is None else player,
        "hands": {hand: _hand(state, viewer, hand) for hand in Seat},
        "declarer": state.declarer or UNSET,
        "dummy": state.dummy or UNSET,
        "trick": TrickView(len(state.closed) + 1, state.trick.leader, state.trick.cards),
        "last": _last(state),
        "winners": tuple(one.winner for one in state.closed),
        "won": {side: state.won(side) for side in Side},
        "pending": tuple(_asked(player, one) for player, one in pending.items()),
        "legal": UNSET if player is None else _short(legal),
        "claim": _claim(state, viewer),
        "rulings": rulings_of(state) or UNSET,
        "result": state.result or UNSET,
        "memory": _memory(state, viewer) if viewer.remembers and state.deal else UNSET,
        "deal": {seat: state.dealt[seat] for seat in Seat} if ended else UNSET,
        "salt": state.salt.open() if ended else UNSET,
    }


def _hand(state: PlayState, viewer: Viewer, hand: Seat) -> HandView:
    cards = state.held(hand)
    player = state.owner(state.declarer if hand is state.dummy and state.declarer else hand)
    return HandView(
        count=len(cards),
        player=UNSET if player is None else player,
        cards=cards if sees(state, viewer, hand) else UNSET,
    )


def _last(state: PlayState) -> LastTrickView | msgspec.UnsetType:
    """Until the next trick is led: a card counts as turned when a side has played on."""
    if not state.closed or state.trick.cards:
        return UNSET
    last = state.closed[-1]
    return LastTrickView(len(state.closed), last.trick.cards[0][0], last.winner, last.trick.cards)


def _memory(state: PlayState, viewer: Viewer) -> Memory:
    shown = {
        (hand, card)
        for hand, card in known(state, viewer)
        if card in state.held(hand) and not sees(state, viewer, hand)
    }
    tricks = tuple(one.trick.cards for one in state.closed)
    return Memory(
        tricks, tuple((hand, card) for hand in Seat for card in DECK if (hand, card) in shown)
    )


def _asked(player: Player, question: Question) -> PendingView:
    return PendingView(player, question.kind, question.hand or UNSET, question.options or UNSET)


def _short(actions: Sequence[CommandBody]) -> tuple[CommandBody, ...]:
    """Of claims only the one that says how many tricks are left."""
    claims = [one.tricks for one in actions if isinstance(one, c.Claim)]
    others = tuple(one for one in actions if not isinstance(one, c.Claim))
    return (*others, MayClaim(max(claims))) if claims else others


def _claim(state: PlayState, viewer: Viewer) -> ClaimView | msgspec.UnsetType:
    claim = state.claim
    if claim is None:
        return UNSET
    own = viewer.player == claim.by
    cards = claim.cards if own or sees_claim(state, viewer) else ()
    return ClaimView(claim.by, claim.hand, claim.tricks, cards, claim.statement or UNSET)


def rulings_of(state: PlayState) -> tuple[RulingView, ...]:
    """The rulings of a deal, in their order."""
    return tuple(RulingView(one.law, one.effects, one.ruling or UNSET) for one in state.rulings)
