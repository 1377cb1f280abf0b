"""The rulebooks of minibridge, one file each."""

from collections.abc import Mapping

from qiaopai.games.minibridge.options import Options
from qiaopai.games.minibridge.rulebooks.jcbl import JCBL
from qiaopai.games.minibridge.rulebooks.tw import TW

RULEBOOKS: Mapping[str, Options] = {book.id: book for book in (TW, JCBL)}
"""By id, the default first."""
