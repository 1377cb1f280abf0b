"""Settings over REST: what a game offers, what goes together, what whoever joins is told."""

import asyncio

from tests.server.client import Api
from tests.server.serving import serving

from qiaopai.games import discover

WANTED = {"anti_tribute": "optional", "max_bomb": 8, "tribute_seconds": 15}


def run(scene):
    async def whole():
        async with serving() as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), 60))


def test_every_setting_of_every_game_is_offered_with_its_values():
    async def scene(server):
        return await (await Api.guest(server.url, "Ann")).get("/api/games")

    found = {game["id"]: game for game in run(scene)}
    for game in discover().values():
        told = found[game.id]
        assert [one["name"] for one in told["settings"]] == list(game.settings)
        for one in told["settings"]:
            assert len(one["values"]) >= 2
            for book in told["rulebooks"]:
                assert book["settings"][one["name"]] in one["values"]
    by_name = {one["name"]: one for one in found["guandan"]["settings"]}
    assert by_name["tribute"]["kind"] == "switch"
    assert by_name["anti_tribute"] == {
        "name": "anti_tribute",
        "group": "tribute",
        "kind": "choice",
        "values": ["auto", "optional"],
        "needs": [{"other": "tribute", "values": [True], "when": []}],
    }
    assert by_name["return_seconds"]["kind"] == "number"
    assert found["guandan"]["rulebooks"][1]["settings"]["return_max_opponent"] == 14


def test_who_joins_can_tell_what_the_table_has_changed():
    async def scene(server):
        ann, bob = [await Api.guest(server.url, name) for name in ("Ann", "Bob")]
        plain = (await ann.post("/api/tables", {"game": "guandan"}))["table"]
        body = {"game": "guandan", "settings": {**WANTED, "undo": "casual"}}
        table = (await ann.post("/api/tables", body))["table"]
        views = [await bob.get(f"/api/tables/{one}") for one in (plain, table)]
        return await bob.get("/api/games"), *(view.get("view", view) for view in views)

    games, plain, table = run(scene)
    (game,) = [one for one in games if one["id"] == "guandan"]
    book = game["rulebooks"][0]["settings"]

    def changed(view):
        names = {one["name"] for one in game["settings"]}
        return {n: v for n, v in view["settings"].items() if n in names and v != book[n]}

    assert changed(plain) == {}
    assert changed(table) == {"anti_tribute": "optional", "max_bomb": 8}, "15 s are the book's"


def test_what_does_not_go_together_is_refused_with_both_names():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        wanted = {"game": "guandan", "settings": {"target": "6", "a_fail_to": "J"}}
        refused = await ann.http.post("/api/tables", json=wanted)
        table = (await ann.post("/api/tables", {"game": "guandan"}))["table"]
        later = await ann.do(table, {"kind": "set", "settings": {"tribute": False}}, "1")
        wanted = {"anti_tribute": "optional"}
        clash = await ann.do(table, {"kind": "set", "settings": wanted}, "2")
        return refused.json(), later, clash

    refused, later, clash = run(scene)
    assert refused["code"] == "settings_clash"
    assert refused["data"] == {"setting": "a_fail_to", "other": "target"}
    assert later.get("code") != "settings_clash"
    assert clash["code"] == "settings_clash"
