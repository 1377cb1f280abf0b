"""How often each contract is made: asked again while it grows, answered to declarer alone."""

import asyncio
from typing import Any

import pytest
from tests.server.client import Api, Socket
from tests.server.serving import serving

from qiaopai.room import charts
from qiaopai.solver.dds import Dds

CHANCES = {"kind": "chances"}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals enough for more than one job."""
    monkeypatch.setattr(charts, "DEALS", 5)


async def seated(server: Any, **settings: Any) -> tuple[Socket, Socket, Socket]:
    """Declarer, another player, somebody who watches."""
    people = [await Api.guest(server.url, name) for name in "ABCDE"]
    table = await people[0].create(**settings)
    sockets = [await Socket(one, table).open() for one in people]
    for socket, seat in zip(sockets[1:4], "NEW", strict=True):
        await socket.do({"kind": "sit", "seat": seat})
    await sockets[0].do({"kind": "start"})
    for socket in sockets:
        while not socket.view.get("deal"):
            await socket.receive()
    declarer = next(one for one in sockets if one.choice())
    other = next(one for one in sockets[:4] if one is not declarer)
    return declarer, other, sockets[4]


def run(scene: Any) -> Any:
    async def whole() -> Any:
        async with serving() as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), 120))


async def finished(socket: Socket) -> list[Any]:
    answers = []
    while not answers or answers[-1].get("body", {}).get("status") == "working":
        answers.append(await socket.ask("ask", CHANCES))
        await asyncio.sleep(0.05)
    return answers


def test_it_grows_until_it_is_done_and_is_kept(solver: Dds) -> None:
    async def scene(server: Any) -> Any:
        declarer, other, watcher = await seated(server, advice=True)
        before = len(other.log), other.v
        bodies = [one["body"] for one in await finished(declarer)]
        again = (await declarer.ask("ask", CHANCES))["body"]
        refused = [await one.ask("ask", CHANCES) for one in (other, watcher)]
        menu = declarer.view["deal"]["menu"]
        return bodies, again, refused, menu, (len(other.log) - before[0], other.v - before[1])

    bodies, again, refused, menu, change = run(scene)
    assert bodies[0] == {"status": "working", "done": 0, "deals": charts.DEALS, "chances": []}
    dones = [body["done"] for body in bodies]
    assert dones == sorted(dones)
    assert again == bodies[-1]
    assert [one["contract"] for one in again["chances"]] == menu
    for one in again["chances"]:
        assert one["deals"] == charts.DEALS
        assert 0 <= one["made"] <= one["deals"]
        assert 0 <= one["tricks"] <= 13 * one["deals"]
    assert [one["code"] for one in refused] == ["no_advice", "not_seated"]
    assert change == (1, 0), "others hear nothing of it but their own refusal"


def test_a_table_without_advice_tells_nobody() -> None:
    async def scene(server: Any) -> Any:
        return [await one.ask("ask", CHANCES) for one in await seated(server, advice=False)]

    assert [one["code"] for one in run(scene)] == ["no_advice", "no_advice", "not_seated"]


def test_a_process_that_dies_is_told_and_the_next_question_begins_anew(
    solver: Dds, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = charts.Job

    async def scene(server: Any) -> Any:
        declarer, *_ = await seated(server, advice=True)
        monkeypatch.setattr(charts, "Job", lambda *_: true(exit_at_once))
        died = (await finished(declarer))[-1]
        monkeypatch.setattr(charts, "Job", true)
        return died, (await finished(declarer))[-1]

    died, well = run(scene)
    assert died["code"] == "solver_died"
    assert well["body"]["status"] == "done"


def exit_at_once(solver: Any) -> None:
    """As a fault of the solver ends its process."""
    raise SystemExit
