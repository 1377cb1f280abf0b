"""The rulebooks of Guandan, one file each."""

from collections.abc import Mapping

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rulebooks.ahcme import AHCME
from qiaopai.games.guandan.rulebooks.national2017 import NATIONAL2017

RULEBOOKS: Mapping[str, Options] = {book.id: book for book in (AHCME, NATIONAL2017)}
"""By id, the default first."""
