"""Deals of these tests."""

from tests.server.luck import luck

__all__ = ["luck"]
