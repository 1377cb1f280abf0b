"""The `Game` protocol (遊戲): what a folder under `games/` gives to the room and to programmers.

A deal is a value. `decide` says what a command brings about, `evolve` gives the next value,
`pending` whom it waits for, `legal` and `why_not` what may be done, `view` what a viewer may see.
All of them are pure; randomness, time and ids come in as fields of commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody, Event, EventBody
from qiaopai.kernel.options import Setting
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import Viewer

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


Fields = dict[str, Any]
Upcast = Callable[[Fields, Fields | None], tuple[Fields, Fields | None]]
"""Brings the plain body and secret of an event from one version to the next."""


class Question(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a deal waits for from a player (待答): its kind, the hand concerned, the default.

    `default` is the command sent in his name when he does not answer in time.
    """

    kind: str
    hand: Seat | None = None
    options: tuple[str, ...] = ()
    default: CommandBody | None = None
    answers: tuple[str, ...] = ()
    """The kinds of commands that answer it, where there are others than the default's."""
    seconds: int | None = None
    """The game's own time for the answer; 0 is none, absent leaves it to the table."""


class NewDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the room must know to start a deal: who deals, which seat is vacant, who moved."""

    number: int
    board: int
    dealer: Seat
    vacant: Seat | None = None
    moves: tuple[tuple[Seat, Seat], ...] = ()
    """Persons who change chairs before it, (from, to)."""
    carried: msgspec.Struct | None = None
    """What this deal must know of those before, in the game's own terms."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an ended deal means outside the game: points by chair, and whether it counts."""

    counts: bool
    points: Mapping[Seat, int]
    summary: Mapping[str, str | int] = {}
    """For the score sheet: contract, declarer, tricks, in the game's own words."""
    finishes: bool = False
    """Whether the match is over with this deal, however many rounds were agreed."""


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook (規則書): the settings every game has; a game's options extend it."""

    id: str
    version: int = 1
    source: str
    laws: tuple[str, ...] = ()
    hall: bool = False
    """A table as in a hall: what is irregular happens, and is ruled on."""
    notes: tuple[str, ...] = ()
    """Message ids of what is ours because the source is silent."""

    def with_changes(self, changes: Mapping[str, Any]) -> Self:
        """The rulebook with the settings that a table changes.

        Raises:
            Refused: `bad_setting`, with the setting's name.
        """
        if changes:
            raise Refused("bad_setting", setting=next(iter(changes)))
        return self

    @property
    def host_deals(self) -> bool:
        """Whether the host (開局者) deals first; else a session begins with north."""
        return False


class Bot(Protocol):
    """A computer player (電腦牌手): it sees a view and nothing else."""

    name: str

    def choose(
        self, view: Any, budget: int, entropy: Entropy, stop: Callable[[], bool]
    ) -> tuple[CommandBody, str]:
        """An action that the view lists as legal, and its reason (a message id)."""
        ...


class Game(Protocol, Generic[S]):
    """One game with its rulebooks; `S` is the frozen state of a deal."""

    id: str
    seats: tuple[Seat, ...]
    rulebooks: Mapping[str, Rulebook]
    bots: Mapping[str, Bot]
    view_type: type[msgspec.Struct]
    command_types: tuple[type[CommandBody], ...]
    """Commands a player may send; `StartDeal` is the room's own and not among them."""
    event_types: tuple[type[EventBody], ...]
    settings: Mapping[str, Setting]
    """Options a table may change from the rulebook, with their values."""
    columns: tuple[str, ...]
    """Which parts of a deal's summary stand in a list of results, in this order."""
    undo_policies: tuple[str, ...]
    """Ways of taking back that a table may choose from, `none` among them."""
    upcasters: Mapping[tuple[str, int], Upcast]
    """For an older event, by its kind and version: its body and secret in the next version."""

    def configure(self, rulebook: str, changes: Mapping[str, Any]) -> Rulebook:
        """The rulebook with a table's changes.

        Raises:
            Refused: `unknown_rulebook`, `bad_setting`.
        """
        ...

    def first_deal(self, options: Rulebook, dealer: Seat) -> NewDeal:
        """The first deal of a session."""
        ...

    def next_deal(self, state: S) -> NewDeal:
        """The deal after an ended one; a deal that does not count is dealt again."""
        ...

    def round_length(self, options: Rulebook) -> int:
        """Deals in a round (圈): every seat has dealt once; 0: deals go on until one finishes."""
        ...

    def start(
        self,
        new: NewDeal,
        options: Rulebook,
        changes: Mapping[str, Any],
        entropy: Entropy,
        where: str,
    ) -> CommandBody:
        """The command that starts it, with the deal drawn from the entropy and committed."""
        ...

    def initial(self) -> S:
        """The state before any deal."""
        ...

    def decide(self, state: S, command: Command) -> tuple[Event, ...]:
        """What the command brings about. Raises: Refused."""
        ...

    def evolve(self, state: S, event: Event) -> S:
        """The state after the event."""
        ...

    def procedure_open(self, state: S) -> bool:
        """Whether a law's procedure waits for an answer."""
        ...

    def carry_seen(self, state: S, later: S) -> S:
        """The state after a rewind, with the cards seen since still known as seen."""
        ...

    def why_not(
        self, state: S, player: Player, action: CommandBody
    ) -> Refusal | Irregularity | None:
        """Why that player may not do that now; None when it is regular."""
        ...

    def legal(self, state: S, player: Player) -> Sequence[CommandBody]:
        """What he may regularly do now, complete and ready to be sent."""
        ...

    def universe(self, state: S, player: Player) -> Iterable[CommandBody]:
        """Everything he could try, regular or not: for the battery and for tests."""
        ...

    def pending(self, state: S) -> Mapping[Player, Question]:
        """Whom the deal waits for."""
        ...

    def controller(self, state: S, hand: Seat) -> Player:
        """Who plays that hand."""
        ...

    def view(self, state: S, viewer: Viewer) -> msgspec.Struct:
        """What the viewer may see, built up from nothing."""
        ...

    def known(self, state: S, viewer: Viewer) -> frozenset[tuple[Seat, Any]]:
        """The (hand, card) pairs of the deal that the viewer knows."""
        ...

    def redealt(
        self, start: CommandBody, state: S, viewer: Viewer, entropy: Entropy
    ) -> CommandBody | None:
        """The start of another deal that he cannot tell from the real one, if there is one."""
        ...

    def deal_text(self, state: S) -> str | None:
        """The deal in the field's notation: for logs, scripts and tests, never for a view."""
        ...

    def ended(self, state: S) -> Outcome | None:
        """The outcome of an ended deal, or None while it goes on."""
        ...

    def advice(self, view: Any) -> tuple[CommandBody, str] | None:
        """The adviser's choice and its reason, where the table allows advice."""
        ...
