"""Plays a deal that a file tells of again by the rules (重演): what follows from it is the record.

What the file did not say is what the rules say; what it said must be what they say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from qiaopai.games.guandan.formats import Act, DealRecord, Gift
from qiaopai.games.guandan.formats.record import Fault
from qiaopai.games.guandan.formats.recording import returns_of, tributes_of
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.deal import make_hands
from qiaopai.games.guandan.rules.decide import decide
from qiaopai.games.guandan.rules.evolve import evolve
from qiaopai.games.guandan.rules.pending import pending
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.spec.desk import DESK
from qiaopai.games.guandan.spec.record import PlayedDeal, record
from qiaopai.kernel.game import Question
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.kernel.secret import Secret

LOTS = ("0" * 64, "1" * 64)
"""Salts of either lot, where the file does not tell the salt."""
_TOLD = ("level", "levels", "declarer", "last", "fails", "turned", "leader", "order")


class NotSo(ValueError):
    """The rules do not let it happen as the file tells it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


def standing_before(deal: DealRecord, previous: PlayedDeal | None) -> Standing:
    """How the match stood: as the deal says, else as the one before it in the file left it.

    Raises:
        NotSo: `unknown_before`, where a deal that is not the first does not say.
    """
    known, told = Standing(), {side: level.text for side, level in deal.levels.items()}
    if previous is not None and _follows(deal, previous):
        known = previous.result.standing()
    if deal.last:
        known = Standing(known.levels if known.order else {}, order=deal.last)
    levels = {**known.levels, **told}
    later = deal.declarer or deal.tributes or deal.returns or deal.anti or deal.number > 1
    if len(levels) < len(Side) or (later and not known.order):
        raise NotSo(Fault("unknown_before"))
    return Standing(
        levels,
        known.order[0].side if known.order else None,
        {**known.a_fails, **deal.fails},
        known.order,
    )


def _follows(deal: DealRecord, previous: PlayedDeal) -> bool:
    goes_on = previous.result.match_winner is None
    return goes_on and deal.number in (0, previous.number + 1)


def replayed(deal: DealRecord, before: Standing, salt: str = "") -> PlayedDeal:
    """The record of the deal, played again.

    Raises:
        NotSo: `unfinished`; `not_so` something is not as the rules have it.
    """
    if salt:
        return _told_by(deal, before, salt)
    lot, other = LOTS
    try:
        found = _told_by(deal, before, lot)
    except NotSo as fault:
        try:
            found = _told_by(deal, before, other)
        except NotSo:
            raise fault from None
    return msgspec.structs.replace(found, salt="")


def _told_by(deal: DealRecord, before: Standing, salt: str) -> PlayedDeal:
    found = record(_played(deal, before, salt))
    for fault in _differences(deal, found.deal):
        raise NotSo(fault)
    return found


def _differences(told: DealRecord, found: DealRecord) -> Iterator[Fault]:
    for name in _TOLD:
        value, real = getattr(told, name), getattr(found, name)
        if isinstance(value, Mapping):
            real = {key: real.get(key) for key in value}
        if value and value != real:
            yield Fault("not_so", part=name)


def _played(deal: DealRecord, before: Standing, salt: str) -> State:
    if not before.is_first:
        first = None
    elif (first := deal.leader or next((act.seat for act in deal.acts), None)) is None:
        raise NotSo(Fault("unfinished"))
    if deal.turned is not None and not _may_turn(deal, deal.turned, first):
        raise NotSo(Fault("not_so", part="turned"))
    start = c.StartDeal(
        number=deal.number,
        board=deal.number,
        dealer=Seat.NORTH,
        rulebook=deal.rulebook,
        commitment="",
        deal=Secret(make_hands(deal.hands).text),
        salt=Secret(salt),
        changes=msgspec.to_builtins(deal.changes),
        standing=before,
        turned=deal.turned,
        leader=first,
    )
    state = _after(State(), Command(Office.ROOM, 0, start))
    while state.phase is not Phase.PLAY:
        player, question = next(iter(pending(state).items()))
        state = _given(deal, state, player, question)
    _hold_gifts_against(deal, state)
    for place, act in enumerate(deal.acts, 1):
        try:
            state = _after(state, Command(act.seat, 0, _answer(act)))
        except Refused:
            raise NotSo(Fault("not_so", place, "acts")) from None
    if state.phase is not Phase.ENDED:
        raise NotSo(Fault("unfinished", len(deal.acts)))
    return state


def _hold_gifts_against(deal: DealRecord, state: State) -> None:
    """Nothing said of a tribute means that there was none. Raises: NotSo."""
    real = {"anti": state.anti, "tributes": tributes_of(state), "returns": returns_of(state)}
    for name, gifts in real.items():
        if Counter(getattr(deal, name)) != Counter(iter(gifts)):
            raise NotSo(Fault("not_so", part=name))


def _may_turn(deal: DealRecord, card: Card, leader: Seat | None) -> bool:
    """Whether the leader of a first deal can have drawn that card."""
    return leader is not None and not card.is_joker and card in deal.hands[leader]


def _after(state: State, command: Command) -> State:
    for event in decide(state, command, DESK):
        state = evolve(state, event, DESK)
    return state


def _answer(act: Act) -> CommandBody:
    return c.Pass() if act.meaning is None else c.Play(act.cards, act.meaning)


def _given(deal: DealRecord, state: State, player: Seat, question: Question) -> State:
    """The state after a card was given or taken, as the deal tells or, where it does not, may."""
    body = _GIVES[question.kind](deal, Seat(player)) or question.default
    assert body is not None
    part = "returns" if "return" in question.kind else "tributes"
    if isinstance(body, c.AntiTribute):
        part = "anti"
    try:
        return _after(state, Command(player, 0, body))
    except Refused:
        raise NotSo(Fault("not_so", part=part)) from None


def _tribute(deal: DealRecord, seat: Seat) -> CommandBody | None:
    if seat in deal.anti:
        return c.AntiTribute()
    return next((c.PayTribute(one.card) for one in deal.tributes if one.giver is seat), None)


def _back(deal: DealRecord, seat: Seat) -> CommandBody | None:
    return next((c.ReturnTribute(one.card) for one in deal.returns if one.giver is seat), None)


def _got(gifts: tuple[Gift, ...], seat: Seat) -> Seat | None:
    return next((one.giver for one in gifts if one.receiver is seat), None)


def _take(deal: DealRecord, seat: Seat) -> CommandBody | None:
    giver = _got(deal.tributes, seat)
    return None if giver is None else c.TakeTribute(giver)


def _take_back(deal: DealRecord, seat: Seat) -> CommandBody | None:
    giver = _got(deal.returns, seat)
    return None if giver is None else c.TakeReturn(giver)


_GIVES = {"tribute": _tribute, "return": _back, "take_tribute": _take, "take_return": _take_back}
