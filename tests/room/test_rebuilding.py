"""The lobby and what is due are caches: dropped, they are made again from the log."""

import asyncio

from typer.testing import CliRunner

from qiaopai.cli import app
from qiaopai.games import discover
from qiaopai.room.rebuilding import rebuild
from qiaopai.server.compose import Application, open_store
from qiaopai.server.settings import ServerSettings

GAMES = discover()
GAMES_BEGUN = 12
"""So many that a computer player is to act in one of them."""


async def played(settings: ServerSettings) -> tuple[list, list]:
    """A table where people gather and games under way; returns the rows they left."""
    application = Application(settings)
    room = application.room
    person, _ = await room.guests.welcome("Ann", "en")
    await room.create(person, "minibridge", None, {"rounds": 2})
    for _ in range(GAMES_BEGUN):
        await room.quick(person, "minibridge", "tw", "easy")
    rows = await rows_of(application.store)
    await room.close()
    await application.store.close()
    return rows


async def rows_of(store) -> tuple[list, list]:
    due = await store.due.claim(10**15, 1000, 0, "test")
    return await store.projections.rows("lobby"), sorted(due, key=lambda row: (row.stream, row.key))


def test_rebuilt_rows_are_those_that_were_kept(tmp_path):
    async def scene():
        settings = ServerSettings(data=tmp_path, bot_workers=0)
        kept = await played(settings)
        store = open_store(settings, GAMES)
        await store.due.rebuild([])
        assert (await rows_of(store))[1] == []
        counts = await rebuild(store, GAMES, settings.bot_pause)
        made = await rows_of(store)
        await store.close()
        return kept, made, counts

    kept, made, counts = asyncio.run(scene())
    assert made == kept
    assert counts == (len(kept[0]), len(kept[1]))
    assert len(kept[0]) == 1 + GAMES_BEGUN
    assert kept[1]


def test_the_command_says_what_it_made(tmp_path):
    asyncio.run(played(ServerSettings(data=tmp_path, bot_workers=0)))
    result = CliRunner().invoke(app, ["rebuild", "--data", str(tmp_path)], env={"LC_ALL": "C"})
    assert result.exit_code == 0, result.output
    assert f"{1 + GAMES_BEGUN} tables" in result.output
