"""From the dealt cards to the first lead: tribute, return, who leads (揭牌、进贡、还牌).

Rule: guandan ahcme 四, 五
"""

from __future__ import annotations

from qiaopai.games.guandan.options import AntiTribute, FirstLead
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules import events as e
from qiaopai.games.guandan.rules.course import Course
from qiaopai.games.guandan.rules.state import State
from qiaopai.games.guandan.rules.tribute import (
    BIG,
    assigned,
    big_jokers,
    payer_to,
    returns_of,
)
from qiaopai.kernel.refusal import Refused


def start_deal(course: Course, body: c.StartDeal) -> None:
    """The deal begins.

    Raises:
        Refused: `unknown_rulebook`.
    """
    book = course.desk.rulebooks.get(body.rulebook)
    if book is None:
        raise Refused("unknown_rulebook", rulebook=body.rulebook)
    started = e.DealStarted(
        number=body.number,
        board=body.board,
        dealer=body.dealer,
        rulebook=book.id,
        rulebook_version=book.version,
        commitment=body.commitment,
        standing=body.standing,
        level=body.standing.played,
        changes=body.changes,
        turned=body.turned,
        leader=body.leader,
    )
    course.tell(started, e.DealtSecret(body.deal.open(), body.salt.open()))
    before_play(course)


def before_play(course: Course) -> None:
    """What happens before anybody is asked: big jokers against the tribute; or the lead at once."""
    state = course.state
    jokers = big_jokers(state.left, state.payers)
    if state.book.anti_tribute is AntiTribute.AUTO and sum(jokers.values()) == 2:
        course.tell(e.AntiTributeShown(jokers))
    if not course.state.payers:
        give_lead(course)


def open_tributes(course: Course) -> None:
    """When all have laid theirs: the tributes, or both big jokers against them.

    Who would show a big joker that his partner does not match pays it.
    """
    state = course.state
    chosen = state.paid.open()
    if len(chosen) < len(state.payers):
        return
    jokers = big_jokers(state.left, tuple(seat for seat, card in chosen.items() if card is None))
    if sum(jokers.values()) == 2:
        course.tell(e.AntiTributeShown(jokers))
        give_lead(course)
        return
    cards = {seat: chosen[seat] or BIG for seat in state.payers}
    lot = _lot(state)
    course.tell(e.TributePaid(assigned(state.standing, cards, state.level, state.book, lot)))


def _lot(state: State) -> int:
    """A lot that nobody can know: the last digit of the salt."""
    assert state.salt is not None
    return int(state.salt.open()[-1], 16)


def open_returns(course: Course) -> None:
    """When all have laid theirs: the returned cards."""
    state = course.state
    chosen = state.returned.open()
    if len(chosen) < len(state.payments):
        return
    givers = [one.receiver for one in state.payments if one.receiver is not None]
    cards = {seat: card for seat in givers if (card := chosen[seat]) is not None}
    course.tell(e.TributeReturned(returns_of(state.payments, cards, state.level, state.book)))
    if all(one.receiver is not None for one in course.state.returns):
        give_lead(course)


def give_lead(course: Course) -> None:
    """Who leads: he whose card the first has taken; the first when there was no tribute."""
    state, order = course.state, course.state.standing.order
    if not order:
        assert state.leader is not None
        course.tell(e.LeadGiven(state.leader, _WHY[state.book.first_lead]))
    elif state.payments:
        course.tell(e.LeadGiven(payer_to(state.payments, order[0]), "tribute"))
    elif state.anti:
        course.tell(e.LeadGiven(order[0], "anti_tribute"))
    else:
        last = state.rotation.next(order[0]) if state.standing.is_double else order[3]
        course.tell(e.LeadGiven(last, "last"))


_WHY = {
    FirstLead.TURNED_CARD: "turned_card",
    FirstLead.RANDOM: "drawn",
    FirstLead.FIXED: "fixed",
}
