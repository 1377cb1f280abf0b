"""Hilo: four players put three spades each in turn; the highest card of all wins.

It has one law. A player who points at a card out of turn has shown it; the next player may require
that it be the next one he puts, a restriction that outlives the procedure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import UNSET

from qiaopai.cards import DECK, Card, make_hand, without
from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import Effect, MustPlay
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Bot, NewDeal, Outcome, Question, Rulebook, Upcast
from qiaopai.kernel.irregularities import Irregularity, Opens
from qiaopai.kernel.messages import Command, CommandBody, Event, EventBody, Office
from qiaopai.kernel.options import Setting
from qiaopai.kernel.procedures import (
    Answered,
    Ask,
    Law,
    LawSteps,
    OpenProcedure,
    Ruling,
    run_law,
)
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.restrictions import MustPlayCard, Restriction, narrowed, surviving
from qiaopai.kernel.seats import CLOCKWISE, Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import Viewer
from qiaopai.testing.toys import messages as m

Hands = Mapping[Seat, m.Cards]
SPADES = DECK[:12]


def pointing(case: Case) -> LawSteps:
    """The next player requires the card or forgives."""
    assert case.offender is not None
    following = Player(case.offender.left)
    asked = Ask(((following, following),), "require", ("require", "forgive"), "forgive")
    answers = yield asked
    assert isinstance(answers, dict)
    if answers[following] == "require":
        yield MustPlay(case.offender, card=case.card)
    yield Ruling("card_replaced")


LAW = Law("hilo_pointing", "1", "pointing", Opens.AT_ACT, pointing)


@dataclass(frozen=True, slots=True)
class State:
    """A deal of Hilo."""

    rulebook: str = ""
    hands: Secret[Hands] | None = None
    dealt: Secret[Hands] | None = None
    table: tuple[tuple[Seat, Card], ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    procedure: OpenProcedure | None = None
    winner: Seat | None = None

    @property
    def turn(self) -> Player:
        """Who puts a card now."""
        return Player(CLOCKWISE.from_seat(Seat.NORTH)[len(self.table) % 4])

    def held(self, seat: Seat) -> m.Cards:
        """The cards left in that hand."""
        return self.hands.open()[seat] if self.hands else ()


class Hilo:
    """The toy that the battery must accept; the broken ones change one method each."""

    id = "hilo"
    seats = tuple(Seat)
    rulebooks: Mapping[str, Rulebook] = {
        "plain": Rulebook(id="plain", source="the docstring above", laws=(LAW.id,))
    }
    bots: Mapping[str, Bot] = {}
    view_type = m.HiloView
    command_types: tuple[type[CommandBody], ...] = (m.Put, m.Point, m.Say)
    event_types: tuple[type[EventBody], ...] = (
        m.Dealt, m.WasPut, m.Pointed, m.Said, m.Judged, m.Over,
    )  # fmt: skip
    settings: Mapping[str, Setting] = {}
    columns: tuple[str, ...] = ()
    undo_policies: tuple[str, ...] = ("none",)
    upcasters: Mapping[tuple[str, int], Upcast] = {}

    def configure(self, rulebook: str, changes: Mapping[str, Any]) -> Rulebook:
        """The only rulebook."""
        return self.rulebooks[rulebook]

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        """Any deal."""
        return NewDeal(1, 1, dealer)

    def next_deal(self, state: State) -> NewDeal:
        """Another deal."""
        return NewDeal(2, 2, Seat.NORTH)

    def round_length(self, options: Rulebook) -> int:
        """One deal."""
        return 1

    def start(
        self,
        new: NewDeal,
        options: Rulebook,
        changes: Mapping[str, Any],
        entropy: Entropy,
        where: str,
    ) -> CommandBody:
        """Twelve spades, three to each."""
        pack = entropy.shuffle(SPADES)
        hands = {seat: make_hand(pack[i::4]) for i, seat in enumerate(Seat)}
        return m.Deal(options.id, Secret(hands))

    def initial(self) -> State:
        """Nothing dealt."""
        return State()

    def decide(self, state: State, command: Command) -> tuple[Event, ...]:
        """What the command brings about."""
        body = command.body
        if isinstance(body, m.Deal):
            if command.by is not Office.ROOM or state.hands is not None:
                raise Refused("not_now")
            secret = Secret[Any](m.DealSecret(body.hands.open()))
            return (Event(command.at, m.Dealt(body.rulebook), secret),)
        assert isinstance(command.by, Seat)
        reason = self.why_not(state, Player(command.by), body)
        if isinstance(reason, Refusal):
            raise Refused(reason)
        return tuple(Event(command.at, one) for one in self._bodies(state, command))

    def _bodies(self, state: State, command: Command) -> Iterable[EventBody]:
        body, player = command.body, Player(Seat(command.by))
        if isinstance(body, m.Point):
            yield m.Pointed(player, body.card)
        elif isinstance(body, m.Say):
            assert state.procedure is not None
            yield m.Said(player, body.option)
            progress = run_law(
                LAW.run, state.procedure.case.open(), (Answered(player, body.option),)
            )
            yield m.Judged(tuple(step for step in progress.newest if isinstance(step, Effect)))
        elif isinstance(body, m.Put):
            yield m.WasPut(player, body.card)
            if len(state.table) == len(SPADES) - 1:
                plays = (*state.table, (player, body.card))
                yield m.Over(max(plays, key=lambda one: one[1].index)[0])

    def evolve(self, state: State, event: Event) -> State:
        """The next state."""
        body = event.body
        if isinstance(body, m.Dealt):
            assert event.secret is not None
            hands: Secret[Hands] = Secret(event.secret.open().hands)
            return State(rulebook=body.rulebook, hands=hands, dealt=hands)
        if isinstance(body, m.WasPut):
            left = (
                {**state.hands.open(), body.player: without(state.held(body.player), body.card)}
                if state.hands
                else {}
            )
            return replace(
                state,
                hands=Secret(left),
                table=(*state.table, (body.player, body.card)),
                restrictions=surviving(state.restrictions, body.player, body.card),
            )
        if isinstance(body, m.Pointed):
            case = Case(offender=body.player, card=body.card)
            return replace(
                state,
                shown=(*state.shown, (body.player, body.card)),
                procedure=OpenProcedure(LAW.id, LAW.version, Secret(case)),
            )
        if isinstance(body, m.Judged):
            return self._judged(state, body)
        return replace(state, winner=body.winner) if isinstance(body, m.Over) else state

    def _judged(self, state: State, body: m.Judged) -> State:
        new = tuple(
            MustPlayCard(effect.seat, effect.card)
            for effect in body.effects
            if isinstance(effect, MustPlay) and effect.card
        )
        return replace(state, procedure=None, restrictions=(*state.restrictions, *new))

    def procedure_open(self, state: State) -> bool:
        """Whether the law waits."""
        return state.procedure is not None

    def carry_seen(self, state: State, later: State) -> State:
        """The cards shown stay shown."""
        return replace(state, shown=tuple(dict.fromkeys((*state.shown, *later.shown))))

    def why_not(
        self, state: State, player: Player, action: CommandBody
    ) -> Refusal | Irregularity | None:
        """The truth."""
        if state.winner or state.hands is None:
            return Refusal("not_now")
        if isinstance(action, m.Say):
            return self._why_not_say(state, player, action)
        if state.procedure is not None:
            return Refusal("ruling_first")
        if not isinstance(action, m.Put | m.Point):
            return Refusal("unknown_command")
        if action.card not in state.held(player):
            return Refusal("card_not_held", {"card": action.card.text})
        if isinstance(action, m.Point):
            fresh = player != state.turn and (player, action.card) not in state.shown
            return (
                Irregularity("pointing", LAW.id, LAW.opens, player) if fresh else Refusal("not_now")
            )
        if player != state.turn:
            return Refusal("not_your_turn")
        return None if action.card in self._may_put(state, player) else Refusal("restricted")

    def _why_not_say(self, state: State, player: Player, action: m.Say) -> Refusal | None:
        if state.procedure is None:
            return Refusal("not_now")
        offender = state.procedure.case.open().offender
        asked = offender is not None and player == offender.left
        return None if asked and action.option in ("require", "forgive") else Refusal("not_asked")

    def _may_put(self, state: State, player: Player) -> m.Cards:
        return narrowed(state.held(player), player, state.restrictions)

    def legal(self, state: State, player: Player) -> Sequence[CommandBody]:
        """What may be done."""
        question = self.pending(state).get(player)
        if question is None:
            return ()
        if question.kind == "require":
            return tuple(m.Say(option) for option in question.options)
        return tuple(m.Put(card) for card in self._may_put(state, player))

    def universe(self, state: State, player: Player) -> Iterable[CommandBody]:
        """What may be tried."""
        for card in SPADES:
            yield m.Put(card)
            yield m.Point(card)
        yield from (m.Say(option) for option in ("require", "forgive", "shrug"))

    def pending(self, state: State) -> Mapping[Player, Question]:
        """Whom it waits for."""
        if state.winner or state.hands is None:
            return {}
        if state.procedure is not None:
            offender = state.procedure.case.open().offender
            assert offender is not None
            options = ("require", "forgive")
            return {Player(offender.left): Question("require", offender, options, m.Say("forgive"))}
        lowest = self._may_put(state, state.turn)[-1]
        return {state.turn: Question("put", state.turn, default=m.Put(lowest))}

    def controller(self, state: State, hand: Seat) -> Player:
        """Everyone his own."""
        return Player(hand)

    def view(self, state: State, viewer: Viewer) -> m.HiloView:
        """Own cards, counts, the table."""
        player = viewer.player
        return m.HiloView(
            game=self.id,
            counts={seat: len(state.held(seat)) for seat in Seat},
            table=state.table,
            hand=state.held(player) if player else UNSET,
            legal=tuple(self.legal(state, player)) if player else UNSET,
        )

    def known(self, state: State, viewer: Viewer) -> frozenset[tuple[Seat, Any]]:
        """Own cards and those shown."""
        dealt = state.dealt.open() if state.dealt else {}
        seats = Seat if viewer.role.sees_all else [viewer.player] if viewer.player else []
        own = {(seat, card) for seat in seats for card in dealt.get(seat, ())}
        return frozenset(own | set(state.table) | set(state.shown))

    def redealt(
        self, start: CommandBody, state: State, viewer: Viewer, entropy: Entropy
    ) -> CommandBody | None:
        """Two unknown cards change places."""
        assert isinstance(start, m.Deal)
        known = self.known(state, viewer)
        hands = {seat: list(cards) for seat, cards in start.hands.open().items()}
        hidden = [
            (seat, c) for seat, cards in hands.items() for c in cards if (seat, c) not in known
        ]
        pairs = [(a, b) for a in hidden for b in hidden if a[0] is not b[0]]
        if not pairs:
            return None
        (one, card), (other, new) = entropy.choose(pairs)
        hands[one][hands[one].index(card)] = new
        hands[other][hands[other].index(new)] = card
        sorted_hands = {seat: make_hand(cards) for seat, cards in hands.items()}
        return m.Deal(start.rulebook, Secret(sorted_hands))

    def deal_text(self, state: State) -> str | None:
        """The cards of each hand."""
        return repr(state.dealt.open()) if state.dealt else None

    def ended(self, state: State) -> Outcome | None:
        """The winner has a point."""
        return Outcome(True, {state.winner: 1}) if state.winner else None

    def advice(self, view: Any) -> tuple[CommandBody, str] | None:
        """None."""
        return None
