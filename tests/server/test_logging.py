"""Logs are lines of JSON without hands, tokens, names or the words of errors."""

import asyncio
import io
import json
import logging

import pytest
from tests.server.client import Api, Socket
from tests.server.serving import serving
from tests.server.tap import CARD

from qiaopai.server.logs import JsonLines


@pytest.fixture
def written():
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("qiaopai")
    before = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    yield text
    logger.removeHandler(handler)
    logger.setLevel(before)


def test_a_deal_leaves_no_cards_in_the_log(written, monkeypatch):
    async def scene():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann Onymous")
            table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
            socket = await Socket(ann, table).open()
            await socket.until("snapshot")
            await socket.do({"kind": "play", "hand": "S", "card": "SA"})
            await socket.play("between")

            def broken(self, state, player, action):
                raise RuntimeError(f"{action} of {state.dealt} by {ann.token}")

            game = type(server.application.room.games["minibridge"])
            monkeypatch.setattr(game, "why_not", broken)
            await socket.do({"kind": "next_deal"})
            while socket.view["status"] != "playing":
                await socket.receive()
            play = {"kind": "play", "hand": "S", "card": "SA"}
            fault = await socket.ask("ask", {"kind": "why_not", "action": play})
            return ann.token, fault

    token, fault = asyncio.run(asyncio.wait_for(scene(), 60))
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert fault["code"] == "fault"
    assert {"answered", "fault"} <= {line["event"] for line in lines}
    faults = [line for line in lines if line["event"] == "fault"]
    assert "RuntimeError in " in faults[0]["error"]
    text = written.getvalue()
    assert token not in text
    assert "Onymous" not in text
    assert not CARD.findall(text)
