"""Minibridge once more, written from the two documents alone: no import of Qiaopai.

Cards are suit and rank (`SA`, `HT`), seats `N E S W`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SEATS = "NESW"
RANKS = "23456789TJQKA"
POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
GAME_TRICKS = {"NT": 9, "S": 10, "H": 10, "D": 11, "C": 11}
Play = tuple[str, str]


def turned(seat: str, places: int = 1) -> str:
    """So many places clockwise."""
    return SEATS[(SEATS.index(seat) + places) % 4]


def side(seat: str) -> str:
    return "NS" if seat in "NS" else "EW"


def points(hand: Sequence[str]) -> int:
    return sum(POINTS.get(card[1], 0) for card in hand)


def declarers(hands: Mapping[str, Sequence[str]], dealer: str) -> list[str]:
    """Who may be declarer, the first in announcing order first; nobody at 20-20."""
    held = {seat: points(hands[seat]) for seat in SEATS}
    stronger = held["N"] + held["S"] - held["E"] - held["W"]
    if not stronger:
        return []
    pair = "NS" if stronger > 0 else "EW"
    best = max(held[seat] for seat in pair)
    order = [turned(dealer, places) for places in range(4)]
    return [seat for seat in order if seat in pair and held[seat] == best]


def may_play(hand: Sequence[str], trick: Sequence[Play]) -> list[str]:
    """The cards that follow suit, or all."""
    following = [card for card in hand if trick and card[0] == trick[0][1][0]]
    return sorted(following or hand)


def winner(trick: Sequence[Play], denomination: str) -> str:
    """The highest trump, or the highest card of the suit led."""
    trumps = [play for play in trick if play[1][0] == denomination]
    led = [play for play in trick if play[1][0] == trick[0][1][0]]
    return max(trumps or led, key=lambda play: RANKS.index(play[1][1]))[0]


def tricks_needed(denomination: str, level: str) -> int:
    return 7 if level == "part" else GAME_TRICKS[denomination]


def score(denomination: str, level: str, tricks: int) -> int:
    """Declarer's score; what the defenders get is negative."""
    missing = tricks_needed(denomination, level) - tricks
    if missing > 0:
        return -50 * missing
    odd = tricks - 6
    each = 20 if denomination in "DC" else 30
    return odd * each + (10 if denomination == "NT" else 0) + (50 if level == "part" else 300)


def shares(score: int, declarer: str) -> dict[str, int]:
    """What four players write down."""
    scoring = side(declarer) if score > 0 else side(turned(declarer))
    return {seat: abs(score) if side(seat) == scoring else 0 for seat in SEATS}


def shares_of_three(score: int, declarer: str, players: Sequence[str]) -> dict[str, int]:
    """Declarer alone wins or loses; each defender gets the penalty."""
    return {seat: score if seat == declarer else max(0, -score) for seat in players}
