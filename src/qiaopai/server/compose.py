"""The composition root: storage, games, bots, room and server are put together here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from qiaopai import __version__
from qiaopai.games import discover
from qiaopai.room.analysis import Analysts
from qiaopai.room.clock import SystemChances
from qiaopai.room.codec import current_versions
from qiaopai.room.loading import Games
from qiaopai.room.ports import Store
from qiaopai.room.service import Pace, Room
from qiaopai.room.thinking import InlineThinker, PoolThinker, Thinker
from qiaopai.server.errors import HANDLERS
from qiaopai.server.files import Readers
from qiaopai.server.gate import ASGIApp, Gate, allowed_names
from qiaopai.server.routes import ROUTES
from qiaopai.server.settings import MAX_MESSAGE, ServerSettings
from qiaopai.server.state import Limits
from qiaopai.server.wire.writer import JsonWire
from qiaopai.storage.hooks import hooks_from
from qiaopai.storage.memory import MemoryStore
from qiaopai.storage.opening import open_folder
from qiaopai.storage.upcasters import Upcasters


def open_store(settings: ServerSettings, games: Games) -> Store:
    """The store in the data folder, or in memory without one."""
    steps = {key: step for game in games.values() for key, step in game.upcasters.items()}
    upcasters = Upcasters(current_versions(games.values()), steps)
    if settings.data is None:
        return MemoryStore(upcasters)
    return open_folder(settings.data, upcasters, hooks=hooks_from(settings.fault))


def make_thinker(settings: ServerSettings, games: Games) -> Thinker:
    """Bots in worker processes, or in this one."""
    if settings.bot_workers == 0:
        return InlineThinker(games)
    return PoolThinker(discover, settings.bot_workers)


class Application:
    """A server that is put together but does not listen yet."""

    def __init__(
        self, settings: ServerSettings, store: Store | None = None, games: Games | None = None
    ) -> None:
        self.games = discover() if games is None else games
        self.store = store or open_store(settings, self.games)
        self.room = Room(
            self.store,
            self.games,
            JsonWire(),
            SystemChances(),
            make_thinker(settings, self.games),
            Pace(settings.bot_pause, settings.bot_budget),
            Analysts(settings.solver_workers),
        )
        self.litestar = _litestar(self, settings)
        names = allowed_names((settings.host, *settings.names))
        self.asgi: ASGIApp = Gate(cast(ASGIApp, self.litestar), names)


def _litestar(application: Application, settings: ServerSettings) -> Litestar:
    readers = Readers()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await application.room.open()
        try:
            yield
        finally:
            await application.room.close()
            readers.close()
            await application.store.close()

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        state=State(
            {"room": application.room, "limits": Limits(settings.rates), "readers": readers}
        ),
        exception_handlers=HANDLERS,
        request_max_body_size=MAX_MESSAGE,
        openapi_config=openapi(),
        logging_config=None,
    )


def openapi() -> OpenAPIConfig:
    """The description of the REST calls, at /api/openapi.json."""
    return OpenAPIConfig(
        title="Qiaopai",
        version=__version__,
        description="Errors are always `{code, data}`. docs/protocol.md describes the streams.",
        path="/api/openapi",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
