"""The computer players of contract bridge, weakest first."""

from collections.abc import Mapping

from qiaopai.games.bridge.bots.easy import EasyBot
from qiaopai.games.bridge.bots.fast import FastBot
from qiaopai.games.bridge.bots.strong import StrongBot
from qiaopai.kernel.game import Bot

BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (EasyBot(), FastBot(), StrongBot())}
"""By level."""
