"""`tribute`, `return`, `flow`, `report`: deals through the game's own decide and evolve."""

from __future__ import annotations

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import FACES, Card, Hand, make_hand
from qiaopai.games.guandan.rules.course import Course
from qiaopai.games.guandan.rules.events import Payment
from qiaopai.games.guandan.rules.flow import must_report
from qiaopai.games.guandan.rules.pending import legal
from qiaopai.games.guandan.rules.setup import before_play
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.rules.tribute import payers, receivers, returnable
from qiaopai.games.guandan.spec.desk import DESK
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.messages import Command, CommandBody
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.testing.vectors.cases import Fault, Json, equal
from qiaopai.testing.vectors.guandan.table import order, place, position, seat
from qiaopai.testing.vectors.guandan.values import cards, level, shaped
from qiaopai.testing.vectors.shape import keys, number, word

CHOSEN = ("winners choose", "the payer whose card the first took")
SINGLES = (Card.C3, Card.C4, Card.C5, Card.C6, Card.C7, Card.C8, Card.C9, Card.CT, Card.CJ)


def _after(state: State, player: Seat, body: CommandBody) -> State:
    return fold(GAME, GAME.decide(state, Command(player, 0, body)), state)


def tribute(vector: Json, options: Options) -> None:
    """Who pays what to whom, and who leads; equal tributes with each choice in turn."""
    shaped(vector, ("level", "previous_order", "hands", "expect"))
    expect = keys(vector["expect"], ("payments", "leader", "anti"), where="expect")
    standing = Standing(order=order(vector["previous_order"]))
    hands = {seat(int(one)): cards(text.split(), "hands") for one, text in vector["hands"].items()}
    at = level(vector["level"])
    before = position(
        hands, options, at, phase=Phase.TRIBUTE, standing=standing,
        payers=payers(standing, options),
    )  # fmt: skip
    course = Course(before, 0, DESK)
    before_play(course)
    state = course.state
    equal(expect["anti"], bool(state.anti))
    choices = {one: [str(body.card) for body in _tributes(state, one)] for one in state.payers}
    for one in state.payers:
        state = _after(state, one, _tributes(state, one)[0])
    _compare_payments(expect, state, choices)
    if not state.payments:
        equal(expect["leader"], place(_leader(state)))
    elif state.payments[0].receiver is not None:
        equal(expect["leader"], place(_leader(_returned(state))))
    else:
        _take_each(expect, state)


def _tributes(state: State, payer: Seat) -> list[c.PayTribute]:
    return [one for one in legal(state, Player(payer)) if isinstance(one, c.PayTribute)]


def _compare_payments(expect: Json, state: State, choices: dict[Seat, list[str]]) -> None:
    wanted, found = {}, {}
    for one in expect["payments"]:
        keys(one, ("payer", "choices", "receiver"), where="payment")
        wanted[one["payer"]] = (sorted(one["choices"]), one["receiver"])
    for payment in state.payments:
        to = CHOSEN[0] if payment.receiver is None else place(payment.receiver)
        found[place(payment.payer)] = (sorted(choices[payment.payer]), to)
    equal(wanted, found)


def _returned(state: State) -> State:
    for one in receivers(state.standing):
        state = _after(state, one, legal(state, Player(one))[0])
    for chooser, question in GAME.pending(state).items():
        if question.kind == "take_return":
            return _after(state, chooser, legal(state, chooser)[0])
    return state


def _leader(state: State) -> Seat:
    if state.turn is None:
        raise Fault("nobody leads")
    return state.turn


def _take_each(expect: Json, state: State) -> None:
    """The first takes the card of each payer in turn: that payer leads."""
    equal(expect["leader"], CHOSEN[1])
    first = state.standing.order[0]
    equal([first], list(GAME.pending(state)))
    for body in legal(state, Player(first)):
        assert isinstance(body, c.TakeTribute)
        after = _after(state, first, body)
        equal(place(body.payer), place(_leader(_returned(after))))


def returning(vector: Json, options: Options) -> None:
    """The cards that may be given back for a small joker."""
    shaped(vector, ("level", "receiver_hand", "choices"))
    got = Payment(Seat.EAST, Card.SB, Seat.NORTH)
    hand = make_hand((*cards(vector["receiver_hand"], "receiver_hand"), got.card))
    found = returnable(hand, got, level(vector["level"]), options)
    equal(sorted(vector["choices"]), sorted(map(str, found)))


def flow(vector: Json, options: Options) -> None:
    """Plays and passes; each play is the next higher single."""
    shaped(vector, ("hand_counts", "actions", "expect"), ("given_order",))
    known = ("play", "pass")
    actions = [(seat(one), word(what, known, "action")) for one, what in vector["actions"]]
    given = tuple(seat(one) for one in vector.get("given_order", ()))
    plays = [one for one, what in actions if what == "play"]
    hands = {
        seat(at): _hand(seat(at), number(count, "count"), plays)
        for at, count in enumerate(vector["hand_counts"])
    }
    state = position(hands, options, phase=Phase.PLAY, turn=actions[0][0], order=given)
    singles = iter(SINGLES)
    for one, what in actions:
        body = c.Play((next(singles),)) if what == "play" else c.Pass()
        state = _after(state, one, body)
    _compare_flow(vector["expect"], state)


def _hand(one: Seat, count: int, plays: list[Seat]) -> Hand:
    own = [card for card, player in zip(SINGLES, plays, strict=False) if player is one]
    return make_hand((*own, *FACES[-1 - count + len(own) : -1]))


def _compare_flow(expect: Json, state: State) -> None:
    for name, value in keys(
        expect, (), ("next_leader", "next_to_act", "deal_over", "order_prefix"), "expect"
    ).items():
        if name in ("next_leader", "next_to_act"):
            equal(value, place(_leader(state)))
            equal(name == "next_leader", state.top is None)
        elif name == "deal_over":
            equal(value, state.phase is Phase.ENDED)
        else:
            equal(value, [place(one) for one in state.order[: len(value)]])


def report(vector: Json, options: Options) -> None:
    """Who must report how few cards he has."""
    shaped(vector, ("counts", "threshold", "expect"))
    expect = keys(vector["expect"], ("must_report",), where="expect")
    counts = {seat(at): number(one, "count") for at, one in enumerate(vector["counts"])}
    found = must_report(counts, number(vector["threshold"], "threshold"))
    equal(expect["must_report"], [seat(at) in found for at in range(4)])
