"""Whom the play waits for, and what each may regularly do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter

from qiaopai.cards import DECK, Card, Hand
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play import commands as c
from qiaopai.kernel.play.desk import Desk
from qiaopai.kernel.play.procedure import waiting_for
from qiaopai.kernel.play.revokes import trick_numbered
from qiaopai.kernel.play.state import TRICKS, Phase, PlayState
from qiaopai.kernel.play.why_not import PLAY_CHECKS, agreed_sides, agreed_tricks
from qiaopai.kernel.procedures import Ask, Turn
from qiaopai.kernel.restrictions import narrowed
from qiaopai.kernel.seats import Player, Seat, all_players
from qiaopai.kernel.tricks import playable

_CLAIMS = tuple(c.Claim(tricks) for tricks in range(TRICKS + 1))


def play_pending(state: PlayState, desk: Desk) -> Mapping[Player, Question]:
    """Whom the play waits for, and the question to each."""
    if state.procedure is not None:
        return _asked(state, desk)
    if state.phase is Phase.PLAY:
        return _playing(state, state.trick.next_seat())
    return _agreeing(state) if state.phase is Phase.AGREEING else {}


def _playing(state: PlayState, hand: Seat) -> Mapping[Player, Question]:
    lowest = min(cards_to_play(state, hand), key=_height)
    return {state.controller(hand): Question("play", hand, default=c.Play(hand, lowest))}


_height = attrgetter("rank.height")


def cards_to_play(state: PlayState, hand: Seat) -> Hand:
    """The cards that the hand may regularly play to the current trick."""
    cards = state.trick.cards
    allowed = playable(state.held(hand), cards[0][1].suit if cards else None)
    return narrowed(allowed, hand, state.restrictions) if state.restrictions else allowed


def _asked(state: PlayState, desk: Desk) -> Mapping[Player, Question]:
    progress = waiting_for(state, desk)
    assert progress is not None
    wait = progress.waiting
    if isinstance(wait, Turn):
        asked = dict(_playing(state, wait.hands[0]))
        if not wait.attention:
            return asked
        attention = c.DrawAttention("lead_out_of_turn", state.trick.cards[0][0])
        return {
            player: Question("follow", one.hand, default=attention) for player, one in asked.items()
        }
    assert isinstance(wait, Ask)
    default = c.Answer(wait.default)
    return {
        player: Question(wait.question, hand, wait.options, default)
        for player, hand in progress.missing()
    }


def _agreeing(state: PlayState) -> Mapping[Player, Question]:
    default = c.Agree(agreed_tricks(state))
    agreed = agreed_sides(state)
    return {
        player: Question("agree", hand, default=default)
        for player in all_players()
        if (hand := state.acting_hand(player)) and hand.side not in agreed
    }


def play_legal(
    state: PlayState, player: Player, question: Question | None, desk: Desk
) -> list[CommandBody]:
    """Everything the player may regularly do in the play, `question` being what he is asked."""
    actions = [] if question is None else _answers(state, question)
    left = TRICKS - len(state.closed)
    if PLAY_CHECKS[c.Claim](state, player, c.Claim(left), desk) is None:
        actions += _CLAIMS[: left + 1]
    return [*actions, *_attentions(state, player, desk)]


def _attentions(state: PlayState, player: Player, desk: Desk) -> Iterable[CommandBody]:
    """Discards he may point at as revokes; where his own view clears them he may not."""
    if not state.rulebook.hall:
        return
    if state.procedure is not None and state.trick.cards:
        led = c.DrawAttention("lead_out_of_turn", state.trick.cards[0][0])
        if PLAY_CHECKS[c.DrawAttention](state, player, led, desk) is None:
            yield led
        return
    for number in range(1, len(state.closed) + 2):
        trick = trick_numbered(state, number)
        for hand, card in trick.cards if trick else ():
            action = c.DrawAttention("revoke", hand, number)
            off_suit = trick is not None and card.suit is not trick.suit_led
            if off_suit and PLAY_CHECKS[c.DrawAttention](state, player, action, desk) is None:
                yield action


def _answers(state: PlayState, question: Question) -> list[CommandBody]:
    if question.kind in ("play", "follow"):
        assert question.hand is not None
        return [c.Play(question.hand, card) for card in cards_to_play(state, question.hand)]
    if question.options:
        return [c.Answer(option) for option in question.options]
    return [question.default] if question.default else []


def play_universe(state: PlayState) -> Iterable[CommandBody]:
    """Everything somebody could try in the play, regular or not."""
    yield from (c.Play(hand, card) for hand in Seat for card in _worth_trying(state, hand))
    yield from (c.Claim(tricks) for tricks in range(-1, TRICKS + 2))
    yield from (c.Answer(option) for option in ("accept", "reject", "withdraw", "keep", "none"))
    yield from (c.Agree(tricks) for tricks in range(TRICKS + 1))
    yield from (c.DrawAttention("lead_out_of_turn", hand) for hand in Seat)
    tricks = range(len(state.closed) + 2)
    yield from (c.DrawAttention("revoke", hand, number) for hand in Seat for number in tricks)


def _worth_trying(state: PlayState, hand: Seat) -> tuple[Card, ...]:
    """All cards of the hand and one of somebody else's."""
    if state.hands is None:
        return DECK[:1]
    held = state.held(hand)
    return (*held, next(card for card in DECK if card not in held))
