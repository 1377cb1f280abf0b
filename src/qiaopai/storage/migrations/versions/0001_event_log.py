"""The event log."""

import sqlalchemy as sa
from alembic import op

from qiaopai.storage.sql.tables import text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables `head` and `event`."""
    op.create_table(
        "head",
        sa.Column("stream", text(), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event",
        sa.Column("stream", text(), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", text(), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("actor", text(), nullable=False),
        sa.Column("command_id", text()),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("secret", sa.Text),
    )
    first = sa.text("command_id IS NOT NULL")
    op.create_index(
        "event_command",
        "event",
        ["command_id", "stream"],
        unique=True,
        sqlite_where=first,
        postgresql_where=first,
    )
