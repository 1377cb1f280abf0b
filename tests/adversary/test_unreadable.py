"""A table that cannot be read any more takes no other with it."""

import asyncio
import logging
import sqlite3

import msgspec
import pytest
from tests.server.client import Api
from tests.server.serving import SETTINGS, serving

from qiaopai.storage.opening import DATABASE


@pytest.mark.parametrize("damage", ["body = '{'", "version = 99"])
def test_the_others_are_driven(tmp_path, damage, monkeypatch, caplog):
    monkeypatch.setattr("qiaopai.room.driver.SWEEP", 0.05)
    caplog.set_level(logging.ERROR, "qiaopai")
    settings = msgspec.structs.replace(SETTINGS, data=tmp_path)

    async def opened():
        async with serving(settings) as server:
            ann = await Api.guest(server.url, "Ann")
            return [(await ann.post("/api/quick", {"game": "minibridge"}))["table"] for _ in "ab"]

    async def opened_again(bad, good):
        async with serving(settings) as server:
            api = Api(server.url)
            for _ in range(100):
                if server.application.room._keeper.loaded(good):
                    break
                await asyncio.sleep(0.02)
            assert server.application.room._keeper.loaded(good)
            answers = [await api.http.get(f"/api/tables/{one}") for one in (bad, good)]
            await asyncio.sleep(0.2)
            assert not server.application.room._running.done()
            return [one.status_code for one in answers]

    bad, good = sorted(asyncio.run(opened()))
    with sqlite3.connect(tmp_path / DATABASE) as file:
        file.execute(f"update event set {damage} where stream = ?", (f"table/{bad}",))
        file.execute(
            "insert or replace into due (stream, key, at, payload) values (?, 'bot:N', 1, '{}')",
            (f"table/{bad}",),
        )
    assert asyncio.run(opened_again(bad, good)) == [500, 200]
