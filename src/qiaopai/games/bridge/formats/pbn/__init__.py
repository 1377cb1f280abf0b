"""Portable Bridge Notation 2.1 (PBN): reader, writers, checks."""
