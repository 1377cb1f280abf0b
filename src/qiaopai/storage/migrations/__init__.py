"""Alembic's scripts; `qiaopai.storage.migrate` runs them."""
