"""Where nobody may look on, whoever came before the start is sent away."""

import asyncio

from tests.server.client import Api, Socket
from tests.server.serving import serving


def test_who_watched_the_players_gather_sees_nothing_of_their_game():
    async def scene():
        async with serving() as server:
            ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
            table = await ann.create(spectators="none")
            watching = await Socket(bob, table).open()
            await watching.until("snapshot")
            await ann.do(table, {"kind": "fill", "level": "easy"}, "fill")
            await watching.until("update")
            await ann.do(table, {"kind": "start"}, "start")
            await watching.until("bye")
            own = await Socket(ann, table).open()
            await own.until("snapshot")
            return watching, own

    watching, own = asyncio.run(asyncio.wait_for(scene(), 30))
    assert watching.bye == "no_spectators"
    assert "deal" not in watching.view
    assert "deal" in own.view
