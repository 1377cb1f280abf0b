"""Toy games for the battery: one that it must accept, and broken ones that it must not."""

from qiaopai.testing.toys.broken import BROKEN
from qiaopai.testing.toys.hilo import Hilo

__all__ = ["BROKEN", "Hilo"]
