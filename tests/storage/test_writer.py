"""A fault of the writer itself: whoever waits is told, later appends fail, health is red."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.client import Api
from tests.server.serving import serving
from tests.storage.making import append, commit

from qiaopai.storage.errors import WriteFailed
from qiaopai.storage.hooks import Hooks
from qiaopai.storage.opening import open_folder


class Faulty(Hooks):
    """Raises where nothing is expected to, in the writer's thread."""

    def __init__(self) -> None:
        self.armed = False

    def after_commit_before_answer(self) -> None:
        if self.armed:
            raise RuntimeError("a fault of ours")


def test_a_fault_fails_whoever_waits_and_all_who_come_later(tmp_path: Path) -> None:
    async def story() -> None:
        hooks = Faulty()
        store = open_folder(tmp_path / "data", hooks=hooks)
        await store.log.append(commit("c0", append("a", 0)))
        assert store.is_sound
        hooks.armed = True
        asked = [store.log.append(commit(f"c{n}", append(f"s{n}", 0))) for n in range(1, 30)]
        answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 10)
        assert {type(answer) for answer in answers} == {WriteFailed}
        assert not store.is_sound
        with pytest.raises(WriteFailed):
            await asyncio.wait_for(store.log.append(commit("late", append("z", 0))), 10)
        assert len(await store.log.read("a")) == 1, "what is written can be read"
        await asyncio.wait_for(store.close(), 10)

    asyncio.run(story())


def test_what_was_durable_is_found_by_its_command_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        hooks = Faulty()
        store = open_folder(tmp_path / "data", hooks=hooks)
        hooks.armed = True
        with pytest.raises(WriteFailed):
            await store.log.append(commit("c1", append("a", 0)))
        await store.close()
        again = open_folder(tmp_path / "data")
        outcome = await again.log.append(commit("c1", append("a", 0)))
        assert outcome.duplicate
        await again.close()

    asyncio.run(story())


def test_health_is_red(tmp_path: Path) -> None:
    async def story() -> tuple[httpx.Response, httpx.Response, httpx.Response]:
        hooks = Faulty()
        store = open_folder(tmp_path / "data", hooks=hooks)
        async with serving(store=store) as server:
            ann = await Api.guest(server.url, "Ann")
            fine = await ann.http.get("/api/health")
            hooks.armed = True
            opened = await ann.http.post("/api/tables", json={"game": "bridge"})
            return fine, opened, await ann.http.get("/api/health")

    fine, opened, failing = asyncio.run(asyncio.wait_for(story(), 60))
    assert (fine.status_code, fine.json()["status"]) == (200, "ok")
    assert (failing.status_code, failing.json()["status"]) == (503, "failing")
    assert (opened.status_code, opened.json()["code"]) == (500, "fault")
