"""The rulebooks of contract bridge, one file each."""

from collections.abc import Mapping

from qiaopai.games.bridge.options import Options
from qiaopai.games.bridge.rulebooks.online import ONLINE
from qiaopai.games.bridge.rulebooks.wbf2017 import WBF_2017

RULEBOOKS: Mapping[str, Options] = {book.id: book for book in (WBF_2017, ONLINE)}
"""By id, the default first."""
