"""Random deals played side by side with OpenSpiel's bridge: everything must be equal.

    PYTHONPATH=src uv run --no-project --with open-spiel --with msgspec bench/against_openspiel.py

At every turn whose turn it is and the legal calls or cards are compared, at the end the contract,
declarer, tricks and score; every dealer and vulnerability comes round. OpenSpiel writes a card as
rank · 4 + suit (C, D, H, S) and a call as 52 pass, 53 double, 54 redouble, 55 … the 35 bids; its
players are 0 … 3 for N, E, S, W, and declarer acts for dummy.
"""

import argparse
import re
import time
from collections import Counter

import pyspiel

from qiaopai.cards import Card, parse_card
from qiaopai.games.bridge.rules.calls import BIDS, Call
from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.rules.vulnerability import board_dealer, board_vulnerability
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.play.commands import Play
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Seat

SEATS = tuple(Seat)
CALLS = [Call.PASS, Call.DOUBLE, Call.REDOUBLE, *BIDS]
NUMBERS: dict[Call | Card, int] = {call: 52 + place for place, call in enumerate(CALLS)}
NUMBERS |= {
    parse_card(suit + rank): 4 * height + order
    for height, rank in enumerate("23456789TJQKA")
    for order, suit in enumerate("CDHS")
}
MOODS = (0, 40, 80, 95)
"""How often of a hundred a player passes who might bid, so that auctions of all lengths come."""
REACHES = (4, 8, 40)
"""Among how many of the lowest legal calls he chooses, so that low contracts come too."""


def dealt(board: int, seed: Entropy) -> tuple[State, pyspiel.State]:
    """The same board in both."""
    dealer, vulnerable = board_dealer(board), board_vulnerability(board)
    options = GAME.configure("wbf2017", {})
    start = GAME.start(NewDeal(board, board, dealer), options, {}, seed, "bench")
    ours = GAME.initial()
    for event in GAME.decide(ours, Command(Office.ROOM, 0, start)):
        ours = GAME.evolve(ours, event)
    theirs = pyspiel.load_game(
        "bridge",
        {
            "use_double_dummy_result": False,
            "dealer": SEATS.index(dealer),
            "dealer_vul": vulnerable.of(dealer.side),
            "non_dealer_vul": vulnerable.of(dealer.side.opponents),
        },
    ).new_initial_state()
    for card in _in_turn(ours.dealt):
        theirs.apply_action(NUMBERS[card])
    return ours, theirs


def _in_turn(hands: Hands) -> list[Card]:
    return [hands[seat][place] for place in range(13) for seat in SEATS]


def number_of(action: CommandBody) -> int:
    """The number OpenSpiel gives to it."""
    if isinstance(action, MakeCall):
        return NUMBERS[action.call]
    assert isinstance(action, Play)
    return NUMBERS[action.card]


def compare(board: int, seed: Entropy) -> str:
    """Play one board in both and return its outcome."""
    ours, theirs = dealt(board, seed)
    mood, reach = seed.choose(MOODS), seed.choose(REACHES)
    while not theirs.is_terminal():
        ((player, question),) = GAME.pending(ours).items()
        kind = type(question.default)
        legal = {number_of(a): a for a in GAME.legal(ours, player) if type(a) is kind}
        where = f"board {board}\n{theirs}\n{ours}"
        assert SEATS[theirs.current_player()] is player, where
        assert sorted(legal) == sorted(theirs.legal_actions()), where
        passes = 52 in legal and seed.below(100) < mood
        number = 52 if passes else seed.choose(sorted(legal)[:reach] if 52 in legal else [*legal])
        theirs.apply_action(number)
        for event in GAME.decide(ours, Command(player, 0, legal[number])):
            ours = GAME.evolve(ours, event)
    return finished(ours, theirs)


def finished(ours: State, theirs: pyspiel.State) -> str:
    """Compare the ends."""
    where, text = f"{theirs}\n{ours}", str(theirs)
    assert ours.phase is Phase.ENDED, where
    assert ours.result is not None, where
    points = [ours.result.points[seat] - ours.result.points[seat.left] for seat in SEATS]
    assert points == list(theirs.returns()), where
    won = re.search(r"Declarer tricks won: (\d+)", text)
    if ours.contract is None or ours.declarer is None:
        assert won is None, where
        return "passed out"
    assert won is not None, where
    assert int(won[1]) == ours.result.tricks == ours.won(ours.declarer.side), where
    lead = re.search(r"Trick 1\. (\w)", text)
    assert lead is not None, where
    assert Seat(lead[1]) is ours.declarer.left, where
    return f"{ours.contract.kind.value} {ours.contract.doubling.text or '-'} {ours.result.outcome}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", default="2026")
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}")
    began, seen = time.perf_counter(), Counter[str]()
    for place in range(wanted.deals):
        seen[compare(place % 16 + 1, Entropy(f"{wanted.seed}/{place}"))] += 1
    for outcome, count in sorted(seen.items()):
        print(f"{count:6} {outcome}")
    print(f"{wanted.deals} deals equal, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
