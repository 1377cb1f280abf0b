"""The computer players of minibridge, weakest first."""

from collections.abc import Mapping

from qiaopai.games.minibridge.bots.easy import EasyBot
from qiaopai.games.minibridge.bots.fast import FastBot
from qiaopai.games.minibridge.bots.strong import StrongBot
from qiaopai.kernel.game import Bot

BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (EasyBot(), FastBot(), StrongBot())}
"""By level."""
