"""Queries beside the writer: each in its own transaction, in a few threads of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from qiaopai.storage.errors import StoreClosed
from qiaopai.storage.sql.engines import is_passing

THREADS = 4

T = TypeVar("T")


class Reader:
    """Runs queries without holding up the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="qiaopai-reader")
        self._closed = False

    async def __call__(self, query: Callable[[Connection], T]) -> T:
        """What a query returns."""
        if self._closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, query)

    def _run(self, query: Callable[[Connection], T]) -> T:
        try:
            return self._once(query)
        except Exception as error:
            if not is_passing(error):
                raise
            return self._once(query)  # a lost connection also empties the pool

    def _once(self, query: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return query(connection)

    async def close(self) -> None:
        """Wait for queries under way."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
