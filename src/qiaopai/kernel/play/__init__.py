"""The play of the cards (打牌), which every game with a declarer and a dummy shares.

A game's State extends `PlayState`; its rules add what comes before the first card and the score.
Names are imported from the modules: `from qiaopai.kernel.play.state import PlayState`.
"""
