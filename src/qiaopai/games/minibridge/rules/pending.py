"""Whom a deal waits for, and what each may regularly do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from qiaopai.cards import DECK, Card, Hand
from qiaopai.games.minibridge.options import CountPoints
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.contract import Contract, menu
from qiaopai.games.minibridge.rules.desk import Desk
from qiaopai.games.minibridge.rules.procedure import waiting_for
from qiaopai.games.minibridge.rules.revokes import trick_numbered
from qiaopai.games.minibridge.rules.state import TRICKS, Phase, State
from qiaopai.games.minibridge.rules.why_not import (
    agreed_sides,
    claiming_hand,
    next_announcer,
    why_not,
)
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.points import hcp
from qiaopai.kernel.procedures import Ask, Turn
from qiaopai.kernel.restrictions import narrowed
from qiaopai.kernel.seats import Player, Seat, all_players
from qiaopai.kernel.tricks import playable


def pending(state: State, desk: Desk) -> Mapping[Player, Question]:
    """Whom the deal waits for, and the question to each."""
    if state.phase is Phase.ANNOUNCING:
        return _announcing(state)
    if state.phase is Phase.CONTRACT:
        return _choosing(state)
    if state.phase is Phase.PLAY:
        return _asked(state, desk) if state.procedure else _playing(state, state.trick.next_seat())
    if state.phase is Phase.AGREEING:
        return _agreeing(state, desk)
    return {}


def _announcing(state: State) -> Mapping[Player, Question]:
    player = next_announcer(state)
    if player is None or state.book.count_points is CountPoints.AUTO:
        return {}
    default = c.Announce(hcp(state.dealt[player]))
    return {player: Question("announce", player, default=default)}


def _choosing(state: State) -> Mapping[Player, Question]:
    declarer = state.declarer
    assert declarer is not None
    contract = min(
        contracts(state), key=lambda one: (one.tricks, one.denomination.trumps is not None)
    )
    default = c.ChooseContract(contract.denomination, contract.level)
    return {state.controller(declarer): Question("choose_contract", declarer, default=default)}


def contracts(state: State) -> tuple[Contract, ...]:
    """What declarer may choose now."""
    if state.phase is not Phase.CONTRACT or state.declarer is None:
        return ()
    return menu(state.book, state.points_of(state.declarer.side), state.dealt, state.declarer)


def _playing(state: State, hand: Seat) -> Mapping[Player, Question]:
    lowest = min(cards_to_play(state, hand), key=lambda card: card.rank.height)
    return {state.controller(hand): Question("play", hand, default=c.Play(hand, lowest))}


def cards_to_play(state: State, hand: Seat) -> Hand:
    """The cards that the hand may regularly play to the current trick."""
    allowed = playable(state.left[hand], state.trick.suit_led)
    return narrowed(allowed, hand, state.restrictions)


def _asked(state: State, desk: Desk) -> Mapping[Player, Question]:
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


def _agreeing(state: State, desk: Desk) -> Mapping[Player, Question]:
    default = c.Agree(desk.score(state).tricks)
    agreed = agreed_sides(state)
    return {
        player: Question("agree", hand, default=default)
        for player in all_players()
        if (hand := claiming_hand(state, player)) and hand.side not in agreed
    }


def legal(state: State, player: Player, desk: Desk) -> Sequence[CommandBody]:
    """Everything the player may regularly do now."""
    question = pending(state, desk).get(player)
    actions = [] if question is None else _answers(state, question)
    left = TRICKS - len(state.closed)
    if why_not(state, player, c.Claim(left), desk) is None:
        actions += [c.Claim(tricks) for tricks in range(left + 1)]
    return [*actions, *_attentions(state, player, desk)]


def _attentions(state: State, player: Player, desk: Desk) -> Iterable[CommandBody]:
    """Discards he may point at as revokes; where his own view clears them he may not."""
    if not state.book.hall:
        return
    if state.procedure is not None and state.trick.cards:
        led = c.DrawAttention("lead_out_of_turn", state.trick.cards[0][0])
        if why_not(state, player, led, desk) is None:
            yield led
        return
    for number in range(1, len(state.closed) + 2):
        trick = trick_numbered(state, number)
        for hand, card in trick.cards if trick else ():
            action = c.DrawAttention("revoke", hand, number)
            off_suit = trick is not None and card.suit is not trick.suit_led
            if off_suit and why_not(state, player, action, desk) is None:
                yield action


def _answers(state: State, question: Question) -> list[CommandBody]:
    if question.kind == "choose_contract":
        return [c.ChooseContract(one.denomination, one.level) for one in contracts(state)]
    if question.kind in ("play", "follow"):
        assert question.hand is not None
        return [c.Play(question.hand, card) for card in cards_to_play(state, question.hand)]
    if question.options:
        return [c.Answer(option) for option in question.options]
    return [question.default] if question.default else []


def universe(state: State, player: Player) -> Iterable[CommandBody]:
    """Everything the player could try, regular or not."""
    yield from (c.Announce(points) for points in range(-1, 39))
    for denomination in Denomination:
        yield from (c.ChooseContract(denomination, level) for level in LEVELS)
    yield from (c.Play(hand, card) for hand in Seat for card in _worth_trying(state, hand))
    yield from (c.Claim(tricks) for tricks in range(-1, TRICKS + 2))
    yield from (c.Answer(option) for option in ("accept", "reject", "withdraw", "keep", "none"))
    yield from (c.Agree(tricks) for tricks in range(TRICKS + 1))
    yield from (c.DrawAttention("lead_out_of_turn", hand) for hand in Seat)
    tricks = range(len(state.closed) + 2)
    yield from (c.DrawAttention("revoke", hand, number) for hand in Seat for number in tricks)


LEVELS = ("part", "game", *(str(tricks) for tricks in range(6, 15)))


def _worth_trying(state: State, hand: Seat) -> tuple[Card, ...]:
    """All cards of the hand and one of somebody else's."""
    if state.hands is None:
        return DECK[:1]
    held = state.left[hand]
    return (*held, next(card for card in DECK if card not in held))
