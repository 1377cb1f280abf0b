"""Guandan (掼蛋、通俗橋牌): `from qiaopai.games.guandan.spec import GAME`."""
