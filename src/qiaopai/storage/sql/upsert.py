"""`INSERT … ON CONFLICT`, which both databases have and SQLAlchemy keeps in their dialects."""

from __future__ import annotations

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_missing(connection: Connection, table: Table) -> Insert:
    """Insert rows that are not there, and leave those that are."""
    return _insert(connection, table).on_conflict_do_nothing()


def upsert(connection: Connection, table: Table) -> Insert:
    """Insert rows, or overwrite those with the same key."""
    statement = _insert(connection, table)
    others = {c.name: statement.excluded[c.name] for c in table.c if not c.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
