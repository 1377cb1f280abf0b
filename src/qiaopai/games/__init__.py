"""The games (遊戲): every folder here is one, found by `discover`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any

from qiaopai.kernel.game import Game


@cache
def discover() -> Mapping[str, Game[Any]]:
    """Every game by id, in alphabetical order.

    >>> "minibridge" in discover()
    True
    """
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    games = [importlib.import_module(f"{__name__}.{name}.spec").GAME for name in names]
    return {game.id: game for game in games}
