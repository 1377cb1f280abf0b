"""Qiaopai (橋牌): an open card room for the bridge family."""

__version__ = "0.1.0"
