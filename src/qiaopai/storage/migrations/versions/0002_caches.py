"""Due rows, outbox and read models."""

import sqlalchemy as sa
from alembic import op

from qiaopai.storage.sql.tables import text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables `due`, `outbox` and `projection`."""
    op.create_table(
        "due",
        sa.Column("stream", text(), primary_key=True),
        sa.Column("key", text(), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("lease_until", sa.BigInteger),
        sa.Column("lease_by", text()),
    )
    op.create_index("due_at", "due", ["at"])
    op.create_table(
        "outbox",
        sa.Column("reactor", text(), primary_key=True),
        sa.Column("stream", text(), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "projection",
        sa.Column("name", text(), primary_key=True),
        sa.Column("key", text(), primary_key=True),
        sa.Column("group", text(), nullable=False),
        sa.Column("rank", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("projection_group", "projection", ["name", "group", "rank", "key"])
