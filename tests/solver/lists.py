"""DDS's own lists of deals with solutions, from endplay's source archive, fetched for the tests.

```
PBN dealer vulnerable trumps leader "deal"      numbers: N E S W · none both NS EW · S H D C NT
FUT n suits… ranks… equals… tricks…             opening leads, equals as bits
TABLE 20 results                                strains, then declarers
PAR2 "score" "contract" …                       with the dealer counted
PLAY n "cards"    TRACE n tricks…               declarer's tricks after each card
```
"""

import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.conftest import unavailable

from qiaopai.cards import Card, Suit, parse_cards
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.deals import Hands, parse_deal
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.seats import Seat
from qiaopai.solver.interface import Table, make_table

SEATS = tuple(Seat)
STRAINS = (
    Denomination.SPADES,
    Denomination.HEARTS,
    Denomination.DIAMONDS,
    Denomination.CLUBS,
    Denomination.NOTRUMP,
)
VULNERABLE = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)
DOWNLOAD = ("download", "--quiet", "--no-deps", "--no-binary=endplay", "endplay==0.5.12")


@dataclass
class Solved:
    """A deal of the lists and all that they say of it."""

    hands: Hands
    dealer: Seat
    vulnerability: Vulnerability
    trumps: Suit | None
    leader: Seat
    leads: dict[Card, int] = field(default_factory=dict)
    table: Table | None = None
    par: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    trace: tuple[int, ...] = ()


@cache
def archive() -> dict[str, str]:
    """The lists by name."""
    pip = shutil.which("uvx")
    command = [pip, "pip"] if pip else [sys.executable, "-m", "pip"]
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [*command, *DOWNLOAD], cwd=folder, capture_output=True, text=True, check=False
        )
        found = list(Path(folder).glob("endplay-*.tar.gz"))
        if not found:
            unavailable(f"endplay's source archive cannot be had: {done.stderr[-200:]}")
        with tarfile.open(found[0]) as tar:
            names = [
                one for one in tar.getmembers() if re.search(r"/hands/list\d+\.txt$", one.name)
            ]
            read = {one.name.rpartition("/")[2]: tar.extractfile(one) for one in names}
            return {name: file.read().decode("ascii") for name, file in read.items() if file}


def solved(name: str) -> Iterator[Solved]:
    """The deals of a list."""
    one: Solved | None = None
    for line in archive()[name].splitlines():
        kind, _, rest = line.partition(" ")
        quoted = re.findall(r'"([^"]*)"', rest)
        numbers = [int(word) for word in rest.split('"')[0].split()]
        if kind == "PBN":
            if one:
                yield one
            dealer, vulnerable, strain, leader = numbers
            trumps = STRAINS[strain].trumps
            one = Solved(
                parse_deal(quoted[0]), SEATS[dealer], VULNERABLE[vulnerable], trumps, SEATS[leader]
            )
        elif one and kind == "FUT":
            one.leads = dict(leads(numbers))
        elif one and kind == "TABLE":
            results = zip(STRAINS, (numbers[n : n + 4] for n in range(0, 20, 4)), strict=True)
            one.table = make_table(
                {(seat, s): t for s, row in results for seat, t in zip(SEATS, row, strict=True)}
            )
        elif one and kind == "PAR2":
            one.par = tuple(quoted)
        elif one and kind == "PLAY":
            one.cards = parse_cards(" ".join(re.findall("..", quoted[0])))
        elif one and kind == "TRACE":
            one.trace = tuple(numbers[1:])
    if one:
        yield one


def leads(numbers: list[int]) -> Iterator[tuple[Card, int]]:
    count = numbers[0]
    rows = [numbers[1 + n * count : 1 + (n + 1) * count] for n in range(4)]
    for suit, rank, equals, tricks in zip(*rows, strict=True):
        for height in range(2, 15):
            if (equals | 1 << rank) >> height & 1:
                letter = "23456789TJQKA"[height - 2]
                yield parse_cards("SHDC"[suit] + letter)[0], tricks
