"""The computer players of contract bridge, weakest first."""

from collections.abc import Mapping

from qiaopai.games.bridge.bots.fast import FastBot
from qiaopai.kernel.game import Bot

BOTS: Mapping[str, Bot] = {
    name: FastBot(name, budget)
    for name, budget in (("easy", 500), ("fast", 5_000), ("strong", 50_000))
}
"""By level."""
