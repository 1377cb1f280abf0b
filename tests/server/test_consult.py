"""The game's analysis answers the asker alone, from his own view, and nothing is written."""

import asyncio

from tests.server.client import Api, Json, Socket
from tests.server.serving import serving


async def answers() -> tuple[dict[str, Json], list[str]]:
    async with serving() as server:
        player, other = [await Api.guest(server.url, name) for name in "AB"]
        seated = await player.post("/api/quick", {"game": "guandan"})
        table = seated["table"]
        socket = await Socket(player, table).open()
        watcher = await Socket(other, table).open()
        while (socket.view.get("deal") or {}).get("hand") is None:
            await socket.receive()
        hand = socket.view["deal"]["hand"]
        found = {}
        for topic in ("grouping", "straight_flushes", "hints", "everything"):
            found[topic] = await socket.ask("ask", {"kind": "consult", "topic": topic})
        one = {"kind": "consult", "topic": "selection", "cards": hand[:1]}
        found["selection"] = await socket.ask("ask", one)
        found["watcher"] = await watcher.ask("ask", one)
        bridge = await other.post("/api/quick", {"game": "minibridge"})
        elsewhere = await Socket(other, bridge["table"]).open()
        found["minibridge"] = await elsewhere.ask("ask", {"kind": "consult", "topic": "grouping"})
        for open_socket in (socket, watcher, elsewhere):
            await open_socket.close()
        return found, hand


def test_consult():
    found, hand = asyncio.run(asyncio.wait_for(answers(), 60))
    groups = found["grouping"]["body"]["groups"]
    assert sorted(card for group in groups for card in group["cards"]) == sorted(hand)
    assert set(found["straight_flushes"]["body"]["suits"]) == set("SHDC")
    assert found["hints"]["m"] == "answer"
    assert "meanings" in found["selection"]["body"] or "code" in found["selection"]["body"]
    assert found["everything"]["code"] == "bad_command"
    assert found["watcher"]["code"] == "not_seated"
    assert found["minibridge"]["code"] == "bad_command"
