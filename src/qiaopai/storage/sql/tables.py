"""The tables as the code sees them; `migrations/` makes them, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Table, Text

METADATA = MetaData()


def text() -> Text:
    """Text compared byte by byte, so that every database sorts and finds prefixes alike."""
    return Text().with_variant(Text(collation="C"), "postgresql")


HEAD = Table(
    "head",
    METADATA,
    Column("stream", text(), primary_key=True),
    Column("seq", BigInteger, nullable=False),
)

EVENT = Table(
    "event",
    METADATA,
    Column("stream", text(), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", text(), nullable=False),
    Column("version", Integer, nullable=False),
    Column("actor", text(), nullable=False),
    Column("command_id", text()),
    Column("body", Text, nullable=False),
    Column("secret", Text),
)
# The command first: a batch looks its commands up by id, whatever their streams.
Index(
    "event_command",
    EVENT.c.command_id,
    EVENT.c.stream,
    unique=True,
    sqlite_where=EVENT.c.command_id.is_not(None),
    postgresql_where=EVENT.c.command_id.is_not(None),
)

DUE = Table(
    "due",
    METADATA,
    Column("stream", text(), primary_key=True),
    Column("key", text(), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),
    Column("lease_until", BigInteger),
    Column("lease_by", text()),
)
Index("due_at", DUE.c.at)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("reactor", text(), primary_key=True),
    Column("stream", text(), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
)

PROJECTION = Table(
    "projection",
    METADATA,
    Column("name", text(), primary_key=True),
    Column("key", text(), primary_key=True),
    Column("group", text(), nullable=False),
    Column("rank", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)
Index(
    "projection_group",
    PROJECTION.c.name,
    PROJECTION.c.group,
    PROJECTION.c.rank,
    PROJECTION.c.key,
)

PERSON = Table(
    "person",
    METADATA,
    Column("id", text(), primary_key=True),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("token_hash", text(), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
