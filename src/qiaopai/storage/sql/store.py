"""All ports on one database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Engine

from qiaopai.room.ports import Hints
from qiaopai.storage.hints import LocalHints
from qiaopai.storage.hooks import Hooks
from qiaopai.storage.sql.caches import SqlDue, SqlOutbox, SqlProjections, WriterJobs
from qiaopai.storage.sql.engines import is_passing
from qiaopai.storage.sql.log import SqlLog
from qiaopai.storage.sql.persons import SqlPersons
from qiaopai.storage.sql.reader import Reader
from qiaopai.storage.sql.write import BatchWriter
from qiaopai.storage.upcasters import Upcasters
from qiaopai.storage.writer import Writer


class SqlStore:
    """A node's store; `released` is called when everything is closed."""

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        *,
        upcasters: Upcasters | None = None,
        hints: Hints | None = None,
        hooks: Hooks | None = None,
        released: Callable[[], None] = lambda: None,
    ) -> None:
        hooks = hooks or Hooks()
        upcasters = upcasters or Upcasters()
        self._engines = reading, writing  # the last to close SQLite empties its WAL
        self._released = released
        self.hints: Hints = hints or LocalHints()
        batch = BatchWriter(writing, hooks.before_commit)
        self._writer = Writer(batch, is_passing, self.hints, hooks)
        self._reader = Reader(reading)
        jobs = WriterJobs(self._writer, writing)
        self.log = SqlLog(self._writer, self._reader, upcasters)
        self.due = SqlDue(jobs, self._reader)
        self.outbox = SqlOutbox(self._reader)
        self.projections = SqlProjections(jobs, self._reader, upcasters)
        self.persons = SqlPersons(jobs, self._reader)

    @property
    def is_sound(self) -> bool:
        """Whether it still writes."""
        return self._writer.is_sound

    async def close(self) -> None:
        """Finish what was accepted and let go of the database."""
        await self._writer.close()
        await self._reader.close()
        for engine in self._engines:
            engine.dispose()
        self._released()
