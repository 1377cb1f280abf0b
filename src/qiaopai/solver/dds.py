"""DDS (Bo Haglund, Soren Hein) behind our interface (雙明手解算), from worker processes only.

Why it looks so: each single solve needs a thread index of its own; the table calls use **every**
index whoever else does, so they hold them all; how many there are is found by trying, since DDS
clamps what it is asked for; its memory is never given back and its info never asked for, for
both end badly. Input arrives checked, since DDS answers nonsense with nonsense or with a crash.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from threading import Lock

from qiaopai.cards import DECK, Card, Rank, Suit
from qiaopai.kernel.deals import Hands, check_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.solver import native
from qiaopai.solver.interface import Table, make_table
from qiaopai.solver.positions import Position

_SUITS = tuple(Suit)
_NUMBER_OF = {suit: number for number, suit in enumerate(_SUITS)}
_STRAINS = tuple(
    (denomination, _NUMBER_OF[denomination.trumps] if denomination.trumps else len(_SUITS))
    for denomination in Denomination
)
_CARDS = {(_NUMBER_OF[card.suit], card.rank.height): card for card in DECK}
_SEATS = tuple(Seat)
_ALL_CARDS_WITH_SCORES, _REUSE, _AS_MANY_AS_POSSIBLE, _NO_PAR = 3, 1, -1, -1
_MOST_INDEXES = 256


class Dds:
    """A `Solver`; there is one a process, from `load`."""

    def __init__(self, dds: ctypes.CDLL) -> None:
        self._dds = dds
        self._indexes: SimpleQueue[int] = SimpleQueue()
        self._gathering = Lock()
        self.threads = self._count_indexes()
        """How many solves can run at once."""
        for index in range(self.threads):
            self._indexes.put(index)

    def _count_indexes(self) -> int:
        trial = _native_position(_TRIAL)
        for index in range(_MOST_INDEXES):
            if self._call(trial, native.FutureTricks(), index) != native.OK:
                if index == 0:
                    raise Refused("no_solver", reason="SolveBoard")
                return index
        return _MOST_INDEXES

    def _call(self, deal: native.Deal, answer: native.FutureTricks, index: int) -> int:
        code: int = self._dds.SolveBoard(
            deal, _AS_MANY_AS_POSSIBLE, _ALL_CARDS_WITH_SCORES, _REUSE, ctypes.byref(answer), index
        )
        return code

    @contextmanager
    def _one_index(self) -> Iterator[int]:
        index = self._indexes.get()
        try:
            yield index
        finally:
            self._indexes.put(index)

    @contextmanager
    def _all_indexes(self) -> Iterator[None]:
        """One caller gathers at a time, else two would each wait for the other's half."""
        with self._gathering:
            held = [self._indexes.get() for _ in range(self.threads)]
            try:
                yield
            finally:
                for index in held:
                    self._indexes.put(index)

    def solve(self, position: Position) -> Mapping[Card, int]:
        """Tricks that the side to play still takes with each card that may be played."""
        answer = native.FutureTricks()
        with self._one_index() as index:
            code = self._call(_native_position(position), answer, index)
        if code != native.OK:
            raise Refused("solver_failed", number=code)
        tricks = dict(_scores(answer))
        return {card: tricks[card] for card in position.legal()}

    def table(self, hands: Hands) -> Table:
        """The 20 results of a whole deal."""
        return self.tables((hands,))[0]

    def tables(self, deals: Sequence[Hands]) -> tuple[Table, ...]:
        """The same for several deals, 40 at a time."""
        for deal in deals:
            check_deal(deal)
        step = native.MOST_TABLES
        starts = range(0, len(deals), step)
        return tuple(one for at in starts for one in self._batch(deals[at : at + step]))

    def _batch(self, deals: Sequence[Hands]) -> Iterator[Table]:
        given, results, par = native.TableDeals(), native.TablesResults(), native.AllPar()
        given.count = len(deals)
        for place, deal in enumerate(deals):
            _fill(given.deals[place].cards, deal)
        no_filter = (ctypes.c_int * len(_STRAINS))()
        with self._all_indexes():
            code = self._dds.CalcAllTables(
                ctypes.byref(given), _NO_PAR, no_filter, ctypes.byref(results), ctypes.byref(par)
            )
        if code != native.OK:
            raise Refused("solver_failed", number=code)
        return (_table(results.tables[place]) for place in range(len(deals)))


def _native_position(position: Position) -> native.Deal:
    deal = native.Deal()
    deal.trump = len(_SUITS) if position.trumps is None else _NUMBER_OF[position.trumps]
    deal.first = _SEATS.index(position.trick.leader)
    for place, (_, card) in enumerate(position.trick.cards):
        deal.trick_suit[place] = _NUMBER_OF[card.suit]
        deal.trick_rank[place] = card.rank.height
    _fill(deal.cards, position.hands)
    return deal


def _fill(rows: ctypes.Array[ctypes.Array[ctypes.c_uint]], hands: Hands) -> None:
    for row, seat in zip(rows, _SEATS, strict=True):
        bits = dict.fromkeys(_SUITS, 0)
        for card in hands[seat]:
            bits[card.suit] |= 1 << card.rank.height
        row[:] = list(bits.values())


def _scores(answer: native.FutureTricks) -> Iterator[tuple[Card, int]]:
    """Every card of an answer; those of `equals` count as the card above them."""
    for place in range(answer.cards):
        suit, score = answer.suit[place], answer.score[place]
        equals = answer.equals[place] | 1 << answer.rank[place]
        for rank in Rank:
            if equals >> rank.height & 1:
                yield _CARDS[suit, rank.height], score


def _table(results: native.TableResults) -> Table:
    return make_table(
        {
            (seat, denomination): results.tricks[strain][place]
            for place, seat in enumerate(_SEATS)
            for denomination, strain in _STRAINS
        }
    )


def _trial() -> Position:
    """Four hands of one card each, on which DDS need not search."""
    aces = [_CARDS[number, Rank.ACE.height] for number in range(len(_SUITS))]
    return Position(Hands(*((ace,) for ace in aces)), Trick(Seat.NORTH), None)


_TRIAL = _trial()
_loading = Lock()
_loaded: list[Dds] = []


def load(threads: int = 0, memory_mb: int = 0) -> Dds:
    """The solver of this process; the first call settles its threads (0: one a core) and memory.

    Raises:
        Refused: `no_solver`, with the reason.
    """
    with _loading:
        if not _loaded:
            dds = native.library()
            if memory_mb:
                dds.SetResources(memory_mb, threads)
            else:
                dds.SetMaxThreads(threads)
            _loaded.append(Dds(dds))
        return _loaded[0]
