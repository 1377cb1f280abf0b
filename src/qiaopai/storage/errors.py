"""What can go wrong in storage, each with a stable code.

```
StorageError
├── FolderInUse     folder_in_use    another server has the data folder
├── NewerFile       newer_file       a newer release wrote the database
├── DamagedFile     damaged_file     the file is no database, or a broken one
├── EventTooNew     event_too_new    a newer release wrote the event
├── EventTooOld    event_too_old    nothing brings so old an event up to date
├── StoreClosed     store_closed     the store was closed before the write
└── WriteFailed     write_failed     the database refused or was lost
```
A conflict is no error: `append` returns it.
"""

from __future__ import annotations

from typing import ClassVar


class StorageError(Exception):
    """The root: a stable code, and what its text needs."""

    code: ClassVar[str] = "storage"

    def __init__(self, **data: str | int) -> None:
        self.data = data
        super().__init__(f"{self.code} {data}" if data else self.code)


class FolderInUse(StorageError):
    """Another server has the data folder."""

    code = "folder_in_use"


class NewerFile(StorageError):
    """A newer release wrote the database."""

    code = "newer_file"


class DamagedFile(StorageError):
    """The file is no database, or a broken one."""

    code = "damaged_file"


class EventTooNew(StorageError):
    """A newer release wrote the event."""

    code = "event_too_new"


class EventTooOld(StorageError):
    """Nothing brings so old an event up to date."""

    code = "event_too_old"


class StoreClosed(StorageError):
    """The store was closed before the write."""

    code = "store_closed"


class WriteFailed(StorageError):
    """The database refused the write, or was lost."""

    code = "write_failed"
