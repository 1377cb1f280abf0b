"""Advice and small searches for minibridge."""
