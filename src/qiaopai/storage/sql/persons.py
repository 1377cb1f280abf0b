"""Persons in SQL: the only rows that are edited in place."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, insert, select, update

from qiaopai.room.ports import Person
from qiaopai.storage.sql.caches import WriterJobs
from qiaopai.storage.sql.reader import Reader
from qiaopai.storage.sql.tables import PERSON

_PERSONS = select(PERSON.c.id, PERSON.c.name, PERSON.c.locale, PERSON.c.created)


class SqlPersons:
    """Persons and their tokens."""

    def __init__(self, jobs: WriterJobs, reader: Reader) -> None:
        self._jobs = jobs
        self._reader = reader

    async def create_guest(self, person: Person, token_hash: str) -> None:
        """Add a person who is known by a token only."""
        row = {
            "id": person.id,
            "name": person.name,
            "locale": person.locale,
            "created": person.created,
            "token_hash": token_hash,
        }
        await self._jobs(lambda connection: connection.execute(insert(PERSON), row))

    async def by_token(self, token_hash: str) -> Person | None:
        """Whose token this is."""
        query = _PERSONS.where(PERSON.c.token_hash == token_hash)
        row = await self._reader(lambda connection: connection.execute(query).one_or_none())
        return row and Person(*row)

    async def by_ids(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those of them who are still here."""
        query = _PERSONS.where(PERSON.c.id.in_(list(ids)))
        rows = await self._reader(lambda connection: connection.execute(query).all())
        return {row.id: Person(*row) for row in rows}

    async def change(
        self, person_id: str, name: str | None = None, locale: str | None = None
    ) -> bool:
        """Rename a person or change their language; false if they are gone."""
        changes = {"name": name, "locale": locale}
        values = {column: value for column, value in changes.items() if value is not None}
        if not values:
            return bool(await self.by_ids([person_id]))
        query = update(PERSON).where(PERSON.c.id == person_id).values(**values)
        return await self._jobs(lambda connection: connection.execute(query).rowcount > 0)

    async def delete(self, person_id: str) -> bool:
        """Forget a person; false if they were gone already."""
        query = delete(PERSON).where(PERSON.c.id == person_id)
        return await self._jobs(lambda connection: connection.execute(query).rowcount > 0)
