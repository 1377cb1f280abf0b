"""`qiaopai rebuild`: make the lobby and what is due again, from the log alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import platformdirs
import typer

from qiaopai.cli.options import BotPause, Data, Locale
from qiaopai.cli.saying import voice
from qiaopai.cli.serve import faults_said
from qiaopai.games import discover
from qiaopai.room.rebuilding import rebuild as rebuild_store
from qiaopai.server.compose import open_store
from qiaopai.server.settings import ServerSettings


def rebuild(data: Data = None, bot_pause: BotPause = 700, locale: Locale = None) -> None:
    """Drop and rebuild what is only remembered; the log is not changed."""
    say = voice(locale)
    folder = data or Path(platformdirs.user_data_dir("qiaopai", appauthor=False))
    settings = ServerSettings(data=folder)
    with faults_said(say, settings):
        tables, due = asyncio.run(_rebuilt(settings, bot_pause))
    typer.echo(say.text("cli-rebuilt", tables=tables, due=due))


async def _rebuilt(settings: ServerSettings, bot_pause: int) -> tuple[int, int]:
    games = discover()
    store = open_store(settings, games)
    try:
        return await rebuild_store(store, games, bot_pause)
    finally:
        await store.close()
