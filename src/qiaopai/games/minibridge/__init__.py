"""Minibridge (迷你橋牌、簡易橋牌): `from qiaopai.games.minibridge.spec import GAME`."""
