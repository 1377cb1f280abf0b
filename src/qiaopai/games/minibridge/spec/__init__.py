"""Minibridge as the room and programmers use it."""

from qiaopai.games.minibridge.spec.game import GAME, Minibridge

__all__ = ["GAME", "Minibridge"]
