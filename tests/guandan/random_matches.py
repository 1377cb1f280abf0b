"""Random matches with the invariants of the rules (spec 1).

    python -m tests.guandan.random_matches 10000

plays so many once; the tests play 300.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules import events as e
from qiaopai.games.guandan.rules.cards import PACK, parse_level
from qiaopai.games.guandan.rules.plays import moves
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.spec.game import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.seats import Player, Seat

MOST_DEALS = 500


def choose(state: State, chance: random.Random) -> tuple[Player, CommandBody]:
    """Anything that is legal."""
    if state.turn is None:
        player = chance.choice(sorted(GAME.pending(state)))
        return player, chance.choice(GAME.legal(state, player))
    found = moves(state.hand(state.turn), state.level, state.meaning, state.book)
    place = chance.randrange(len(found) + (state.top is not None))
    if place == len(found):
        return Player(state.turn), c.Pass()
    return Player(state.turn), c.Play(found[place].cards, found[place].meaning)


def play_deal(state: State, new: NewDeal, seed: str, chance: random.Random) -> State:
    """One deal to its end, with its cards counted."""
    start = GAME.start(new, state.options or BOOK, {}, Entropy(seed), "match")
    command = Command(Office.ROOM, 0, start)
    played: Counter[str] = Counter()
    while True:
        before = state
        for event in GAME.decide(state, command):
            state = GAME.evolve(state, event)
            if isinstance(event.body, e.Played):
                assert state.top is not None
                if before.meaning is not None:
                    assert event.body.meaning.beats(before.meaning)
                played.update(event.body.cards)
            if isinstance(event.body, e.LeadGiven):
                assert [len(state.hand(seat)) for seat in Seat] == [27] * 4
                assert Counter(card for seat in Seat for card in state.hand(seat)) == WHOLE
        if state.phase is Phase.ENDED:
            break
        command = Command(*_at(choose(state, chance)))
    left = Counter(card for seat in Seat for card in state.hand(seat))
    assert left + played == WHOLE
    check_end(state)
    return state


def _at(choice: tuple[Player, CommandBody]) -> tuple[Player, int, CommandBody]:
    return choice[0], 0, choice[1]


def check_end(state: State) -> None:
    """Exactly one order; levels rise by what was won, or fall to 2 from A."""
    result = state.result
    assert result is not None
    assert sorted(result.order) == sorted(Seat)
    out = [seat for seat in Seat if not state.hand(seat)]
    assert len(out) == (2 if result.order[0].partner is result.order[1] else 3)
    assert set(result.order[: len(out)]) == set(out)
    assert result.side is result.order[0].side
    for side in result.levels_before:
        before, after = (
            parse_level(levels[side]) for levels in (result.levels_before, result.levels_after)
        )
        if result.fell is side:
            assert (before, after, result.a_fails[side]) == (14, 2, 0)
        elif side is result.side:
            assert after == min(14, before + result.steps)
            assert 1 <= result.steps <= 3
        else:
            assert after == before
        assert 0 <= result.a_fails[side] < 3
    if result.match_winner is not None:
        assert result.match_winner is result.side is state.standing.declarer
        assert state.level == 14
        assert result.order[3] is not result.order[0].partner


def play_match(seed: str) -> int:
    """A match until A is passed; how many deals it took."""
    chance = random.Random(seed)
    new, state = GAME.first_deal(BOOK, chance.choice(tuple(Seat))), GAME.initial()
    for number in range(1, MOST_DEALS):
        state = play_deal(state, new, f"{seed}/{number}", chance)
        outcome = GAME.ended(state)
        assert outcome is not None
        if outcome.finishes:
            return number
        new = GAME.next_deal(state)
        assert (new.number, new.board) == (number + 1, number + 1)
    raise AssertionError("the match does not end")


BOOK = GAME.configure("ahcme", {})
WHOLE = Counter(PACK)


def main() -> None:
    """Play so many matches."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    begin, deals = time.process_time(), [play_match(f"match {number}") for number in range(count)]
    spent = time.process_time() - begin
    sys.stdout.write(
        f"{count} matches, {sum(deals)} deals, at most {max(deals)} in a match, {spent:.0f} s\n"
    )


if __name__ == "__main__":
    main()
