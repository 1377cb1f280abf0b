"""What a hand is worth (牌力): the cheapest way to part it into plays, and who holds the lead."""

from qiaopai.games.guandan.bots.worth.partition import Partitioner
from qiaopai.games.guandan.bots.worth.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Partitioner", "Weights"]
