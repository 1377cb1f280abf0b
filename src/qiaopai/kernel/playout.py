"""Playing a deal out (打完) with computer players, each seeing his own view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Bot, Game
from qiaopai.kernel.messages import Command, CommandBody
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import bot_viewer

S = TypeVar("S")


def bots_at_table(bots: Mapping[str, Bot], names: tuple[str, ...]) -> Mapping[Player, Bot]:
    """Seat the named bots from north on, beginning again after the last name."""
    return {Player(seat): bots[names[place % len(names)]] for place, seat in enumerate(tuple(Seat))}


def next_action(
    game: Game[S], state: S, bots: Mapping[Player, Bot], budget: int, entropy: Entropy
) -> tuple[Player, CommandBody]:
    """What the first of those whom the deal waits for does."""
    waiting = game.pending(state)
    player = next(player for player in bots if player in waiting)
    view: Any = game.view(state, bot_viewer(player))
    action, _ = bots[player].choose(view, budget, entropy, _never)
    return player, action


def play_out(
    game: Game[S], state: S, bots: Mapping[Player, Bot], budget: int, entropy: Entropy
) -> S:
    """The deal's state once it has ended."""
    step = 0
    while game.ended(state) is None:
        player, action = next_action(game, state, bots, budget, entropy.child(str(step)))
        state = fold(game, game.decide(state, Command(player, 0, action)), state)
        step += 1
    return state


def _never() -> bool:
    return False
