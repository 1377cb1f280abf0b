"""The course of one command: the events so far, and the state after them."""

from __future__ import annotations

from typing import Any

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Game, NewDeal
from qiaopai.kernel.messages import Actor, CommandBody, Event, EventBody, Office
from qiaopai.kernel.messages import Command as GameCommand
from qiaopai.kernel.seats import Seat
from qiaopai.room.table.events import (
    BotSeated,
    ChairsMoved,
    GameFinished,
    GameStarted,
    GatheredAgain,
    HostChanged,
    SeatLeft,
    StandingKept,
)
from qiaopai.room.table.evolve import evolve
from qiaopai.room.table.state import Status, TableState


class Course:
    """Collects what a command brings about, each step decided on the state after the last."""

    def __init__(self, game: Game[Any], state: TableState, at: int) -> None:
        self.game = game
        self.state = state
        self.at = at
        self.events: list[Event] = []

    def happen(self, *bodies: EventBody) -> None:
        """These things happen at the table."""
        for body in bodies:
            self._add(Event(self.at, body))

    def play(self, by: Actor, body: CommandBody) -> None:
        """The deal is asked, and then what follows when it has ended."""
        command = GameCommand(by, self.at, body)
        for event in self.game.decide(self.state.deal, command):
            self._add(event)
        if self.state.status is Status.BETWEEN:
            self.put_out()
            if self._is_finished:
                self.happen(GameFinished(self.state.totals()))

    def begin_deal(self, seed: str) -> None:
        """The next deal: who moves, what is kept, the cards."""
        state, game = self.state, self.game
        first = not state.sheet
        new = self._first_deal() if first else game.next_deal(state.deal)
        if moves := new.moves or _realigned(state, new.vacant):
            self.happen(ChairsMoved(moves))
        self.happen(kept(self.state, new.number, new.board))
        start = game.start(new, state.options, state.changes, Entropy(seed), state.id)
        self.play(Office.ROOM, start)

    def _first_deal(self) -> NewDeal:
        """Where the rulebook lets the host (開局者) deal first, he is asked for."""
        state = self.state
        host = state.seat_of(state.host) if state.options.host_deals else None
        return self.game.first_deal(state.options, host or Seat.NORTH)

    def go_on(self, seed: str) -> None:
        """The next deal, or another game, when everybody who plays himself has asked for it."""
        state = self.state
        if not state.players.keys() <= state.ready:
            return
        if state.status is Status.BETWEEN:
            self.begin_deal(seed)
        elif state.status is Status.FINISHED:
            self.happen(GatheredAgain())
            if not any(chair.is_empty for chair in state.seats.values()):
                self.happen(GameStarted())
                self.begin_deal(seed)

    def vacate(self, seat: Seat) -> None:
        """A person gives up his seat; in a running game a bot gets it, and a host a successor."""
        chair = self.state.seats[seat]
        self.happen(SeatLeft(seat, chair.person or ""))
        if self.state.is_running:
            self.happen(BotSeated(seat, chair.bot or self.state.settings.bot_level))
        self.find_host()

    def find_host(self) -> None:
        """If the host has no seat any more, the next person clockwise becomes host."""
        state = self.state
        if state.host in state.persons or not state.persons:
            return
        chairs = [state.seats[seat] for seat in Seat if seat in state.seats]
        playing = [chair.player for chair in chairs if chair.player]
        away = [chair.person for chair in chairs if chair.person]
        self.happen(HostChanged((playing or away)[0]))

    @property
    def _is_finished(self) -> bool:
        """Whether the ended deal finishes the match, or the required rounds are over."""
        state = self.state
        outcome = self.game.ended(state.deal)
        if outcome is not None and outcome.finishes:
            return True
        required = state.settings.rounds * self.game.round_length(state.options)
        return 0 < required <= state.counted

    def put_out(self) -> None:
        """Who is away when the deal ends is out."""
        for seat, chair in self.state.seats.items():
            if chair.person and chair.bot:
                self.vacate(seat)

    def _add(self, event: Event) -> None:
        self.state = evolve(self.game, self.state, event)
        self.events.append(event)


def _realigned(state: TableState, vacant: Seat | None) -> tuple[tuple[Seat, Seat], ...]:
    """After a rematch the vacant seat is where it is at first: who sits there takes the other."""
    if vacant is None or vacant not in state.seats:
        return ()
    return ((vacant, next(seat for seat in Seat if seat not in state.seats)),)


def kept(state: TableState, number: int, board: int) -> StandingKept:
    """What must outlast the deals before."""
    return StandingKept(
        table=state.id,
        game=state.game,
        rulebook=state.rulebook,
        host=state.host,
        settings=state.settings,
        changes=state.changes,
        seats=state.seats,
        sheet=state.sheet,
        number=number,
        board=board,
        timeouts=state.timeouts,
    )
