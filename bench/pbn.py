"""Boards of PBN read a second, beside endplay's parser in the same run.

    PYTHONPATH=src uv run --no-project --with endplay==0.5.12 --with msgspec bench/pbn.py

Bots bid and play the boards, our writer writes them into a temporary folder, and both read that
file in turn, from the text; ours with all checks for faults. Before it is timed, what ours reads
must be what was written, and calls and cards that endplay reads must be the same. Time is that of
the processor; the best of the rounds counts.
"""

import argparse
import gc
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from qiaopai.games.bridge.formats import Board, Format, Parsed, parse, write
from qiaopai.games.bridge.formats.from_records import board_of
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import bot_viewer

BOOK = GAME.configure("wbf2017", {})


def session(count: int) -> Iterator[State]:
    """Board after board, bid and played by the fast bot; passed out boards are left out."""
    new = GAME.first_deal(BOOK, Seat.NORTH)
    while count:
        state = _played(GAME.start(new, BOOK, {}, Entropy(f"pbn {new.board}"), "bench"))
        new = GAME.next_deal(state)
        if state.contract is not None:
            count -= 1
            yield state


def _played(start: CommandBody) -> State:
    bot, state, command = GAME.bots["fast"], GAME.initial(), Command(Office.ROOM, 0, start)
    for step in range(1000):
        for event in GAME.decide(state, command):
            state = GAME.evolve(state, event)
        if not (waiting := GAME.pending(state)):
            break
        player, view = next((one, GAME.view(state, bot_viewer(one))) for one in waiting)
        entropy = Entropy(f"pbn {state.board}/{step}")
        command = Command(player, 0, bot.choose(view, 0, entropy, lambda: False)[0])
    return state


def without_alerts(board: Board) -> Board:
    """PBN has nothing that says that a call was alerted."""
    assert board.auction is not None
    calls = tuple(msgspec.structs.replace(call, alert=False) for call in board.auction.calls)
    return msgspec.structs.replace(
        board, auction=msgspec.structs.replace(board.auction, calls=calls)
    )


def check(boards: tuple[Board, ...], states: list[State], ours: Parsed, theirs: list[Any]) -> None:
    """What was written has been read, by both."""
    assert not ours.faults, ours.faults[0]
    assert ours.boards == boards, "ours has not read what was written"
    assert len(theirs) == len(states), "endplay has not read every board"
    for state, their in zip(states, theirs, strict=True):
        plays = [card for one in state.closed for _, card in one.trick.cards]
        cards = [card.suit.symbol + card.rank.letter for card in plays]
        assert [card.suit.abbr + card.rank.abbr for card in their.play] == cards, state.board
        assert len(their.auction) == len(state.auction.calls), state.board


def timed(read: Callable[[str], object], text: str) -> float:
    gc.collect()
    began = time.process_time()
    boards = read(text)
    spent = time.process_time() - began
    del boards
    return spent


def main() -> None:
    # Late, since it is slow to import.
    from endplay.parsers import pbn

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=9)
    wanted = parser.parse_args()
    states = list(session(wanted.boards))
    boards = tuple(without_alerts(board_of(GAME.record(state))) for state in states)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "boards.pbn"
        path.write_text(write(Parsed(boards), Format.PBN), encoding="utf-8")
        text = path.read_text(encoding="utf-8")
    check(boards, states, parse(text), pbn.loads(text))
    ours, theirs = [], []
    gc.freeze()  # Neither is to walk over what the bots and the check have left.
    for _ in range(wanted.rounds):
        ours.append(timed(parse, text))
        theirs.append(timed(pbn.loads, text))
    print(f"{wanted.boards} boards, {len(text):,} characters")
    print(f"qiaopai, all checks {wanted.boards / min(ours):8,.0f} boards/s")
    print(f"endplay             {wanted.boards / min(theirs):8,.0f} boards/s")
    print(f"ours to theirs: {min(theirs) / min(ours):.2f}")
    middle = statistics.median(their / our for our, their in zip(ours, theirs, strict=True))
    print(f"  the median of the rounds: {middle:.2f}")
    ratios = ", ".join(f"{their / our:.2f}" for our, their in zip(ours, theirs, strict=True))
    print(f"  each round: {ratios}")


if __name__ == "__main__":
    main()
