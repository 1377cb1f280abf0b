"""Contract bridge over the wire: a whole round, its boards, undo, questions about calls."""

import asyncio
import contextlib

import msgspec
from tests.server.client import Api, Socket
from tests.server.serving import SETTINGS, serving

from qiaopai.cards import make_hand, parse_card
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.deals import make_hands
from qiaopai.kernel.seats import Seat

ASIDE = {"ask_meaning", "explain", "claim"}


class Player(Socket):
    """Plays what is legal, and asks nobody anything."""

    def choice(self):
        legal = self.view.get("deal", {}).get("legal", [])
        plain = [body for body in legal if body["kind"] not in ASIDE]
        return plain[len(plain) // 3] if plain else None


def run(scene, within=120):
    return asyncio.run(asyncio.wait_for(scene(), within))


async def quick(server, **more):
    ann = await Api.guest(server.url, "Ann")
    seated = await ann.post("/api/quick", {"game": "bridge", "bot": "easy", **more})
    return ann, seated["table"], await Player(ann, seated["table"]).open()


async def first_of(api, table):
    """The record of a table's first board."""
    listed = await api.get(f"/api/tables/{table}/boards")
    return await api.get(f"/api/tables/{table}/boards/{listed['boards'][0]['n']}")


def test_a_round_and_its_boards():
    async def scene():
        async with serving() as server:
            ann, table, socket = await quick(server)
            await socket.until("snapshot")
            early = await ann.http.get(f"/api/tables/{table}/boards/1")
            await socket.play()
            listed = await ann.get(f"/api/tables/{table}/boards")
            found = [row["n"] for row in listed["boards"]]
            records = [await ann.get(f"/api/tables/{table}/boards/{n}") for n in found]
            late = await ann.http.get(f"/api/tables/{table}/boards/{found[0] + 1}")
            return socket, listed, records, early, late

    socket, listed, records, early, late = run(scene)
    assert early.status_code == late.status_code == 404
    assert early.json()["code"] == "unknown_board"
    deals = socket.view["sheet"]["deals"]
    assert len(deals) == len(listed["boards"]) == 4
    assert socket.view["settings"]["undo"] == "casual"
    for row, deal, record in zip(listed["boards"], deals, records, strict=True):
        assert row == {"n": row["n"], **deal}
        check_record(record, deal)
    assert [record["dealer"] for record in records] == ["N", "E", "S", "W"]
    assert [record["vulnerability"] for record in records] == ["none", "NS", "EW", "both"]


def check_record(record, deal):
    assert record["game"] == "bridge"
    assert record["players"]["S"] == {"name": "Ann"}
    assert record["players"]["N"] == {"bot": "easy"}
    assert record["result"]["points"] == deal["points"]
    assert record["auction"][0]["seat"] == record["dealer"]
    if deal["outcome"] == "passed_out":
        return
    assert record["contract"]["text"] == deal["contract"]
    assert record["declarer"] == deal["declarer"]
    assert len(record["plays"]) == 4 * len(record["winners"])
    own = record["declarer"] in "NS"
    won = sum((winner in "NS") is own for winner in record["winners"])
    assert won + record.get("awarded", {}).get("NS" if own else "EW", 0) == deal["tricks"]
    assert len({card for hand in record["hands"].values() for card in hand}) == 52


def test_online_the_host_deals_first_and_the_commitment_holds():
    async def scene():
        async with serving() as server:
            ann, table, socket = await quick(server, rulebook="online")
            await socket.play("between")
            view = socket.view["deal"]
            return await first_of(ann, table), view

    record, view = run(scene)
    assert record["dealer"] == view["dealer"] == "S"
    assert record["commitment"] == view["commitment"]
    assert record["salt"] == view["salt"]


def test_minibridge_boards_too():
    async def scene():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
            socket = await Socket(ann, table).open()
            await socket.play("between")
            await socket.play()
            listed = await ann.get(f"/api/tables/{table}/boards")
            first = await first_of(ann, table)
            bob = await Api.guest(server.url, "Bob")
            return listed, first, await first_of(bob, table)

    listed, first, seen = run(scene)
    assert first == seen, "whoever may watch the table"
    assert len(listed["boards"]) >= 4
    assert set(first["announced"]) == set("NESW")
    assert first["result"]["points"] == listed["boards"][0]["points"]


def test_undo_against_bots():
    async def scene():
        async with serving(msgspec.structs.replace(SETTINGS, bot_pause=300)) as server:
            ann, _, socket = await quick(server)
            while socket.choice() is None:
                await socket.receive()
            before = socket.view["deal"]
            await socket.do(socket.choice())
            while not socket.view.get("may_undo"):
                await socket.receive()
            done = await socket.do({"kind": "ask_undo"})
            after = await ann.get(f"/api/tables/{socket.table}")
            while socket.v < done["v"]:
                await socket.receive()
            told = [item["kind"] for one in socket.log for item in one.get("told", [])]
            return before, after["view"]["deal"], told

    before, after, told = run(scene)
    assert told[-3:] == ["undo_asked", "undo_answered", "rewound"]
    assert after == before


def test_a_question_holds_nobody_up():
    """A person is asked about his call, says nothing, and the deal goes on; bots answer."""

    async def scene():
        async with serving() as server:
            people = [await Api.guest(server.url, name) for name in "AB"]
            body = {"game": "bridge", "settings": {"rounds": 1, "bot_level": "easy"}}
            table = (await people[0].post("/api/tables", body))["table"]
            south, west = [await Player(one, table).open() for one in people]
            await west.do({"kind": "sit", "seat": "W"})
            await south.do({"kind": "fill", "level": "easy"})
            await south.do({"kind": "start"})
            for player, seat in ((south, "S"), (west, "W")):
                while not called_by(player, seat) and player.view.get("status") != "between":
                    await step(south, west)
            number = called_by(south, "S")
            await west.do({"kind": "ask_meaning", "number": number})
            bots = called_by(west, "N")
            await west.do({"kind": "ask_meaning", "number": bots})
            while south.view["status"] == "playing":
                await step(south, west)
            while west.v < south.v:
                await west.receive()
            return west, bots, number

    west, bots, number = run(scene)
    told = [item for one in west.log for item in one.get("told", [])]
    given = {item["number"] for item in told if item["kind"] == "meaning_given"}
    assert bots in given
    assert number not in given
    assert west.view["status"] == "between"


def called_by(player, seat):
    auction = player.view.get("deal", {}).get("auction", [])
    return next((n for n, one in enumerate(auction, 1) if one["seat"] == seat), None)


async def step(*players):
    """Whoever can does something; then everybody hears of it."""
    for player in players:
        if player.view and player.view["status"] == "playing" and (wish := player.choice()):
            await player.do(wish)
            return
    for player in players:
        with contextlib.suppress(TimeoutError):
            await player.receive(0.2)


def test_the_record_proves_its_commitment():
    async def scene():
        async with serving() as server:
            ann, table, socket = await quick(server)
            await socket.play("between")
            return await first_of(ann, table), table

    record, table = run(scene)
    hands = make_hands(
        {seat: make_hand(parse_card(card) for card in record["hands"][seat]) for seat in Seat}
    )
    assert commitment(hands, record["salt"], table, record["board"]) == record["commitment"]
