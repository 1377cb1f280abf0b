"""Guandan as the room and programmers take it."""

from qiaopai.games.guandan.spec.game import GAME

__all__ = ["GAME"]
