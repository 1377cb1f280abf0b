"""`qiaopai deal`: boards that obey conditions, each as likely as any other that does."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from qiaopai.cards import Hand, Suit, hand_text, of_suit
from qiaopai.cli.saying import Voice, voice
from qiaopai.cli.simulate import Locale, Seed
from qiaopai.games.bridge.rules.vulnerability import (
    Vulnerability,
    board_dealer,
    board_vulnerability,
)
from qiaopai.kernel.constraints import Condition, all_of, generate, read_constraint
from qiaopai.kernel.constraints.generate import TRIES
from qiaopai.kernel.deals import Hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import CLOCKWISE, Seat

Number = Annotated[int, typer.Option("-n", "--number", min=1, max=100_000, help="Boards.")]
North = Annotated[str, typer.Option(help='Conditions on north, for example "15-17 hcp, balanced".')]
East = Annotated[str, typer.Option(help="Conditions on east.")]
South = Annotated[str, typer.Option(help="Conditions on south.")]
West = Annotated[str, typer.Option(help="Conditions on west.")]
Where = Annotated[str, typer.Option(help='On all hands: "hcp(north) + hcp(south) >= 25".')]
Tries = Annotated[int, typer.Option(min=1, help="Deals tried for each board.")]
Format = Annotated[str, typer.Option("--format", help="pbn, lin, json or text.")]
First = Annotated[int, typer.Option(min=1, help="Number of the first board.")]


def deal(
    number: Number = 1,
    north: North = "",
    east: East = "",
    south: South = "",
    west: West = "",
    where: Where = "",
    seed: Seed = None,
    tries: Tries = TRIES,
    form: Format = "pbn",
    first: First = 1,
    locale: Locale = None,
) -> None:
    """Deal boards that obey conditions."""
    say = voice(locale)
    if form not in FORMS:
        say.refuse_unknown("unknown_format", form, FORMS)
    asked = {Seat.NORTH: north, Seat.EAST: east, Seat.SOUTH: south, Seat.WEST: west}
    condition = _condition(say, asked, where)
    if seed is None:
        seed = secrets.token_hex(8)
        say.note("cli-seed", seed=seed)
    deals = islice(generate(condition, Entropy(seed), tries), number)
    for board, hands in enumerate(_with_progress(say, deals, number), first):
        if form == "pbn" and board == first:
            typer.echo("% PBN 2.1")
        typer.echo(FORMS[form](board, hands))


def _condition(say: Voice, asked: Mapping[Seat, str], where: str) -> Condition:
    """All conditions together; whatever is wrong with any of them is told."""
    parts, wrong = [], False
    for seat, text in (*asked.items(), (None, where)):
        condition, faults = read_constraint(text, seat)
        parts.append(condition)
        for fault in faults:
            wrong = True
            option = seat.name.lower() if seat else "where"
            typer.echo(f"--{option}: {say.sentence(Refused(fault))}", err=True)
    if wrong:
        raise typer.Exit(2)
    return all_of(*parts)


def _with_progress(say: Voice, deals: Iterator[Hands], number: int) -> Iterator[Hands]:
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(say.text("cli-boards"), total=number)
            for hands in deals:
                yield hands
                bar.advance(task)
    except Refused as refused:
        say.refuse_as(refused)


_PBN_VULNERABLE = {Vulnerability.NONE: "None", Vulnerability.BOTH: "All"}


def _pbn(board: int, hands: Hands) -> str:
    dealer, vulnerability = board_dealer(board), board_vulnerability(board)
    written = " ".join(hand_text(hands[seat]) for seat in CLOCKWISE.from_seat(dealer))
    tags = {
        "Event": "", "Site": "", "Date": "", "Board": str(board),
        "West": "", "North": "", "East": "", "South": "",
        "Dealer": dealer.value,
        "Vulnerable": _PBN_VULNERABLE.get(vulnerability, vulnerability.value),
        "Deal": f"{dealer}:{written}",
        "Scoring": "", "Declarer": "", "Contract": "", "Result": "",
    }  # fmt: skip
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items())


_LIN_VULNERABLE = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_LIN_SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)


def _lin(board: int, hands: Hands) -> str:
    dealer = 1 + _LIN_SEATS.index(board_dealer(board))
    written = ",".join(_lin_hand(hands[seat]) for seat in _LIN_SEATS[:3])
    vulnerable = _LIN_VULNERABLE[board_vulnerability(board)]
    return f"qx|o{board}|md|{dealer}{written}|rh||ah|Board {board}|sv|{vulnerable}|pg||"


def _lin_hand(hand: Hand) -> str:
    return "".join(
        suit.letter + "".join(card.rank.letter for card in of_suit(hand, suit)) for suit in Suit
    )


def _json(board: int, hands: Hands) -> str:
    return json.dumps(
        {
            "board": board,
            "dealer": board_dealer(board),
            "vulnerable": board_vulnerability(board),
            "deal": hands.text,
        }
    )


def _text(_: int, hands: Hands) -> str:
    return hands.text


FORMS: Mapping[str, Callable[[int, Hands], str]] = {
    "pbn": _pbn,
    "lin": _lin,
    "json": _json,
    "text": _text,
}
