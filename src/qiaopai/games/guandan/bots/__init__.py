"""The computer players of Guandan, weakest first."""

from collections.abc import Mapping

from qiaopai.games.guandan.bots.easy import EasyBot
from qiaopai.games.guandan.bots.fast import FastBot
from qiaopai.games.guandan.bots.strong import StrongBot
from qiaopai.kernel.game import Bot

BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (EasyBot(), FastBot(), StrongBot())}
"""By level."""
