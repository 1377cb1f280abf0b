"""Programs of the NJUPT protocol at our table, through the public wire."""

import asyncio
import json

import pytest
from tests.guandan.formats.program import Program
from tests.server.client import Api, Socket
from tests.server.serving import serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from qiaopai.cli.programs.guest import TableAddress, parse_table_address
from qiaopai.cli.programs.njupt import serve_programs
from qiaopai.games import discover
from qiaopai.kernel.parts import programs_of
from qiaopai.kernel.seats import Seat

PROGRAMS = programs_of(discover(), "guandan")
SEATS = (Seat.WEST, Seat.EAST, Seat.NORTH)


async def plays(url: str, program: Program, faults: bool = False) -> str:
    """Answer until the connection ends; with faults, wrongly at first."""
    async with connect(url, max_size=None) as socket:
        try:
            async for text in socket:
                answer = program.take(json.loads(text))
                if answer is None:
                    continue
                if faults:
                    faults = False
                    await socket.send('{"actIndex": 999}')
                    again = json.loads(await socket.recv())
                    assert program.take(again) == answer
                await socket.send(json.dumps(answer))
        except ConnectionClosed as closed:
            return closed.rcvd.reason if closed.rcvd else ""
    return ""


def test_three_programs_and_a_person_play_a_match():
    async def match():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            body = {"game": "guandan", "settings": {"target": "6"}}
            table = (await ann.post("/api/tables", body))["table"]
            socket = await Socket(ann, table).open()
            await socket.until("snapshot")
            programs = await serve_programs(
                PROGRAMS, TableAddress(server.url, table), SEATS, "127.0.0.1", 0
            )
            port = next(iter(programs.sockets)).getsockname()[1]
            clients = [Program() for _ in SEATS]
            tasks = [
                asyncio.create_task(plays(f"ws://127.0.0.1:{port}/game/p{n}", one, n == 0))
                for n, one in enumerate(clients)
            ]
            while not all(socket.view["seats"][seat.value] for seat in SEATS):
                await socket.receive()
            assert await plays(f"ws://127.0.0.1:{port}/game/late", Program()) == "no_seat"
            assert await plays(f"ws://127.0.0.1:{port}/elsewhere", Program()) == "unknown_path"
            await socket.do({"kind": "start"})
            await asyncio.wait_for(socket.play(), 120)
            await asyncio.wait_for(asyncio.gather(*tasks), 20)
            programs.close()
            return socket, clients

    socket, clients = asyncio.run(match())
    assert socket.view["status"] == "finished"
    assert sorted(one["name"] for one in socket.people.values()) == ["Ann", "p0", "p1", "p2"]
    deals = len(socket.view["sheet"]["deals"])
    for client in clients:
        assert len(client.deals) == deals
        assert client.result is not None
    assert sorted(client.me for client in clients) == [0, 1, 3]


@pytest.mark.parametrize(
    ("text", "room"),
    [
        ("http://127.0.0.1:8000/#/table/abc", "http://127.0.0.1:8000"),
        ("https://club.example/table/abc", "https://club.example"),
    ],
)
def test_a_link_to_a_table_is_read(text: str, room: str):
    assert parse_table_address(text) == TableAddress(room, "abc")


@pytest.mark.parametrize("text", ["abc", "ftp://x/table/y", "http://127.0.0.1:8000/", ""])
def test_what_is_no_link_is_refused(text: str):
    with pytest.raises(ValueError, match="not a link"):
        parse_table_address(text)
