"""Hands for tests: drawn at random, half of them from few ranks and suits, full of patterns."""

from collections.abc import Iterator
from random import Random

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import PACK, Card, Hand, Level, make_hand, wild_of

BOOK = Options(id="ahcme", source="seed 002")
Held = tuple[Hand, Level]


def random_hands(seed: str, number: int, size: int, wilds: int) -> Iterator[Held]:
    """So many hands with so many wild cards."""
    random = Random(seed)
    for turn in range(number):
        level = Level(random.randrange(2, 15))
        wild = wild_of(level)
        pack = [card for card in PACK if card is not wild and (turn % 2 == 0 or _near(card, turn))]
        random.shuffle(pack)
        yield make_hand([*pack[: size - wilds], *[wild] * wilds]), level


def _near(card: Card, turn: int) -> bool:
    """The cards of five ranks in a row, aces and small jokers, often of two suits."""
    first = 2 + turn // 2 % 9
    suits = "SHCD" if turn % 4 == 1 else ("SH", "CD", "SC", "HD")[turn // 4 % 4]
    return card[0] in suits and (card.rank in range(first, first + 5) or card.rank in {14, 16, 17})
