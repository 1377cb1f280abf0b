"""Plays (出牌): the patterns, what cards can mean, what a hand may play.

>>> from qiaopai.games.guandan.options import Options
>>> from qiaopai.games.guandan.rules.cards import Level, parse_cards
>>> rules = Options(id="ahcme", source="seed 002")
>>> hand = parse_cards("S3 H3 C3 D4 D4")
>>> len(moves(hand, Level.TWO, None, rules)), len(concrete(hand, Level.TWO, None, rules))
(6, 10)
"""

from qiaopai.games.guandan.rules.plays.explain import selection
from qiaopai.games.guandan.rules.plays.generate import concrete, moves, moves_of, readings
from qiaopai.games.guandan.rules.plays.holding import Holding
from qiaopai.games.guandan.rules.plays.kinds import BOMBS, Kind, Meaning
from qiaopai.games.guandan.rules.plays.move import Move

__all__ = [
    "BOMBS",
    "Holding",
    "Kind",
    "Meaning",
    "Move",
    "concrete",
    "moves",
    "moves_of",
    "readings",
    "selection",
]
