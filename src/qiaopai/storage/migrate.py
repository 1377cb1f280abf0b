"""Brings a database to this release's tables, and refuses one from a newer release."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from qiaopai.storage.errors import NewerFile

_ONE_AT_A_TIME = 0x51414F50  # any number that nothing else locks


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision this release writes."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def revision(connection: Connection) -> str | None:
    """The revision of a database; `None` when it is empty. Refuses one we do not know."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise NewerFile(found=found, newest=newest())
    return found


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the missing steps, all in one transaction."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
        if revision(connection) != newest():
            command.upgrade(_config(connection), to)
