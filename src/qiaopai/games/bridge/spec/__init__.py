"""Contract bridge as the room and programmers use it."""

from qiaopai.games.bridge.spec.game import GAME, Bridge

__all__ = ["GAME", "Bridge"]
