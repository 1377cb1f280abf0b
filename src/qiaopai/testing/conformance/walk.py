"""Random play of one deal, every commit of it kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Game
from qiaopai.kernel.irregularities import Irregularity
from qiaopai.kernel.messages import Command, CommandBody, Event, Office, kind_of
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Player, Seat

MOST_COMMANDS = 600
WHIMS = 30
"""Of so many actions about three are irregular and one is regular but not what was asked."""


class Broken(AssertionError):
    """A game broke a check of the battery."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """A rulebook with a table's changes, and what the deal carries over from those before."""

    rulebook: str
    changes: Mapping[str, Any] = field(default_factory=dict)
    carried: msgspec.Struct | None = None

    @property
    def text(self) -> str:
        """For reports."""
        return " ".join(
            [self.rulebook, *(f"{name}={value}" for name, value in self.changes.items())]
        )


@dataclass(frozen=True, slots=True)
class Commit:
    """A command, its events, and the state after them."""

    command: Command
    events: tuple[Event, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Walk:
    """A deal played at random."""

    game: Game[Any]
    configuration: Configuration
    seed: str
    commits: tuple[Commit, ...]

    @property
    def start(self) -> CommandBody:
        """The command that dealt it."""
        return self.commits[0].command.body

    @property
    def states(self) -> tuple[Any, ...]:
        """The state after every commit."""
        return tuple(commit.state for commit in self.commits)

    def fail(self, what: str, at: int) -> Broken:
        """The error to raise, with how to see it again."""
        return Broken(
            f"{self.game.id} {self.configuration.text} seed {self.seed} commit {at}: {what}"
        )


def commit(game: Game[Any], state: Any, command: Command) -> Commit:
    """Decide a command and fold what came of it."""
    events = game.decide(state, command)
    for event in events:
        state = game.evolve(state, event)
    return Commit(command, events, state)


def start_of(game: Game[Any], configuration: Configuration, seed: str) -> Command:
    """The command that starts the deal of that seed; every seat deals in some seed."""
    entropy = Entropy(seed)
    options = game.configure(configuration.rulebook, configuration.changes)
    new = game.first_deal(options, entropy.choose(tuple(Seat)))
    if configuration.carried is not None:
        new = msgspec.structs.replace(new, carried=configuration.carried)
    body = game.start(new, options, configuration.changes, entropy.child("deal"), "battery")
    return Command(Office.ROOM, 0, body)


def walk(game: Game[Any], configuration: Configuration, seed: str) -> Walk:
    """Play a deal to its end, mostly answering what is asked, now and then doing something else.

    Raises:
        Broken: it does not end, or waits for nobody.
    """
    entropy = Entropy(f"{seed}/walk")
    commits = [commit(game, game.initial(), start_of(game, configuration, seed))]
    while game.ended(commits[-1].state) is None:
        done = Walk(game, configuration, seed, tuple(commits))
        if len(commits) > MOST_COMMANDS:
            raise done.fail("the deal does not end", len(commits))
        player, action = _pick(done, entropy)
        try:
            commits.append(commit(game, commits[-1].state, Command(player, len(commits), action)))
        except Refused as refused:
            raise done.fail(f"{action!r} was refused: {refused}", len(commits)) from refused
    return Walk(game, configuration, seed, tuple(commits))


def _pick(done: Walk, entropy: Entropy) -> tuple[Player, CommandBody]:
    """Somebody's next action: now and then unusual, or irregular where the table allows it."""
    game, state = done.game, done.commits[-1].state
    pending = game.pending(state)
    if not pending:
        raise done.fail("it waits for nobody", len(done.commits))
    whim = entropy.below(WHIMS)
    unusual = _irregular(game, state) if whim < 3 else _regular(game, state) if whim == 3 else []
    if unusual:
        return _one_of_a_kind(unusual, entropy)
    player = entropy.choose(tuple(pending))
    question = pending[player]
    asked = question.answers or (kind_of(question.default),) if question.default else ()
    actions = game.legal(state, player)
    if not actions:
        raise done.fail(f"{player} is asked and has nothing to answer", len(done.commits))
    usual = [action for action in actions if kind_of(action) in asked]
    return player, entropy.choose(usual or actions)


def _one_of_a_kind(
    choices: list[tuple[Player, CommandBody]], entropy: Entropy
) -> tuple[Player, CommandBody]:
    """First a kind of command, then one of it, so that the many do not drown the few."""
    kinds = {type(action).__name__: type(action) for _, action in choices}
    kind = kinds[entropy.choose(sorted(kinds))]
    return entropy.choose([one for one in choices if type(one[1]) is kind])


def _regular(game: Game[Any], state: Any) -> list[tuple[Player, CommandBody]]:
    players = (Player(seat) for seat in Seat)
    return [(player, action) for player in players for action in game.legal(state, player)]


def _irregular(game: Game[Any], state: Any) -> list[tuple[Player, CommandBody]]:
    return [
        (player, action)
        for player in (Player(seat) for seat in Seat)
        for action in game.universe(state, player)
        if isinstance(game.why_not(state, player, action), Irregularity)
    ]
