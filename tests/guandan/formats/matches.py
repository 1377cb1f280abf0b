"""Whole matches of computer players, deal by deal, as a table keeps them."""

from collections.abc import Mapping

import msgspec

from qiaopai.games.guandan.bots import BOTS
from qiaopai.games.guandan.spec import GAME
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.playout import bots_at_table, play_out
from qiaopai.kernel.refusal import Scalar
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Seat

SEATED = bots_at_table(BOTS, ("fast", "easy"))
WHERE = "table-1"


def match(
    seed: str, book: str, changes: Mapping[str, Scalar], longest: int = 40
) -> tuple[PlayedDeal, ...]:
    """The records of a match, of its first deals at least."""
    options = GAME.configure(book, changes)
    new, state = GAME.first_deal(options, Seat.NORTH), GAME.initial()
    records: list[PlayedDeal] = []
    while len(records) < longest:
        start = GAME.start(new, options, changes, Entropy(seed), WHERE)
        state = fold(GAME, GAME.decide(state, Command(Office.ROOM, 0, start)), state)
        state = play_out(GAME, state, SEATED, 0, Entropy(f"{seed} {len(records)}"))
        records.append(msgspec.structs.replace(GAME.record(state), where=WHERE))
        outcome = GAME.ended(state)
        if outcome is not None and outcome.finishes:
            break
        new = GAME.next_deal(state)
    return tuple(records)
