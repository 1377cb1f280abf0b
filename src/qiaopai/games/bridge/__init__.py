"""Contract bridge (合約橋牌): `from qiaopai.games.bridge.spec import GAME`."""
