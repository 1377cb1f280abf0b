"""Persons."""

import sqlalchemy as sa
from alembic import op

from qiaopai.storage.sql.tables import text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table `person`."""
    op.create_table(
        "person",
        sa.Column("id", text(), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("token_hash", text(), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
