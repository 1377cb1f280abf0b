"""A table's boards as a file: all its matches, only what is finished, to those who may watch."""

import asyncio

import pytest
from tests.server.client import Api, Socket
from tests.server.serving import serving
from tests.server.test_bridge import Player, quick

from qiaopai.cards import make_hand, parse_card
from qiaopai.cli.verify import judged, proofs_in
from qiaopai.games import discover
from qiaopai.games.bridge.formats import Board, Format, parse
from qiaopai.games.bridge.formats.records import records_of
from qiaopai.kernel.seats import Seat
from qiaopai.testing.toys.hilo import Hilo


class Bare(Hilo):
    """A game that gives no records; its bot is only asked for by name."""

    bots = dict.fromkeys(["easy"])  # type: ignore[assignment]


BARE = Bare()


def run(scene, within=120, **more):
    async def whole():
        async with serving(**more) as server:
            return await scene(server)

    return asyncio.run(asyncio.wait_for(whole(), within))


async def exported(api, table, form="pbn", **more):
    return await api.http.get(f"/api/tables/{table}/export", params={"format": form, **more})


async def listed(api, table):
    return (await api.get(f"/api/tables/{table}/boards"))["boards"]


def hands(record):
    return {seat: make_hand(map(parse_card, cards)) for seat, cards in record["hands"].items()}


def same(board: Board, record) -> None:
    """A board of a file is that of the record."""
    (read,) = records_of([board])
    assert {seat.value: hand for seat, hand in read.hands.items()} == hands(record)
    assert [(one.seat.value, one.call) for one in read.auction] == [
        (one["seat"], one["call"]) for one in record["auction"]
    ]
    assert [(seat.value, card.text) for seat, card in read.plays] == [
        tuple(play) for play in record.get("plays", [])
    ]
    assert read.result is not None
    assert read.result.points == {Seat(s): p for s, p in record["result"]["points"].items()}


@pytest.mark.parametrize("form", ["pbn", "lin", "rbn"])
def test_a_round_as_a_file(form):
    async def scene(server):
        ann, table, socket = await quick(server)
        await socket.play()
        answer = await exported(ann, table, form)
        rows = await listed(ann, table)
        records = [await ann.get(f"/api/tables/{table}/boards/{row['n']}") for row in rows]
        one = await exported(ann, table, form, n=rows[1]["n"])
        return answer, records, one

    answer, records, one = run(scene)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith(f'.{form}"')
    parsed = parse(answer.content, Format(form))
    assert not parsed.faults
    for board, record in zip(parsed.boards, records, strict=True):
        same(board, record)
    (alone,) = parse(one.content, Format(form)).boards
    same(alone, records[1])


def test_an_exported_file_proves_its_deals_and_one_card_exchanged_does_not():
    async def scene(server):
        ann, table, socket = await quick(server)
        await socket.play("between")
        return (await exported(ann, table)).text

    text = run(scene)
    assert [judged(proof) for proof in proofs_in(text)] == ["ok"]
    deal = next(line for line in text.splitlines() if line.startswith("[Deal "))
    first, second = deal[9:].split(" ")[:2]
    wrong = text.replace(f"{first} {second}", f"{second} {first}")
    assert [judged(proof) for proof in proofs_in(wrong)] == ["differs"]


def test_boards_of_a_match_before_keep_their_links():
    async def scene(server):
        ann, table, socket = await quick(server)
        await socket.play()
        before = await listed(ann, table)
        first = await ann.get(f"/api/tables/{table}/boards/{before[0]['n']}")
        assert (await socket.do({"kind": "rematch"}))["m"] == "ack"
        between = await listed(ann, table)
        await socket.play("between")
        after = await listed(ann, table)
        again = await ann.get(f"/api/tables/{table}/boards/{before[0]['n']}")
        return before, first, between, after, again, (await exported(ann, table)).content

    before, first, between, after, again, file = run(scene)
    assert first == again
    assert between == before
    assert after[: len(before)] == before
    assert [row.get("match", 1) for row in after] == [1] * len(before) + [2]
    assert after[-1]["board"] == 1
    assert len({row["n"] for row in after}) == len(after)
    assert len(parse(file).boards) == len(after)


def test_a_board_that_goes_on_is_in_no_list_and_no_file():
    """Whoever asks and whatever he asks for: the deal is dealt, and nothing of it is told."""

    async def scene(server):
        ann, table, socket = await quick(server)
        await socket.play("between")
        await socket.do({"kind": "next_deal"})
        await socket.until("update")
        state = (await server.application.room._keeper.get(table)).state
        assert state.deal.dealt
        hidden = {card.text for seat in Seat for card in state.deal.dealt[seat]}
        finished = (await listed(ann, table))[0]["n"]
        bob = await Api.guest(server.url, "Bob")
        tried = []
        for api in (ann, bob, Api(server.url)):
            for n in (*range(1, state.v + 3), None):
                if n == finished:
                    continue
                more = {} if n is None else {"n": n}
                tried.append((n, await exported(api, table, **more)))
                if n is not None:
                    tried.append((n, await api.http.get(f"/api/tables/{table}/boards/{n}")))
        return tried, hidden

    tried, hidden = run(scene)
    assert hidden
    for n, answer in tried:
        if n is None:
            assert len(parse(answer.content).boards) == 1
        else:
            assert answer.status_code in {404, 429}, n
            assert answer.json()["code"] in {"unknown_board", "too_fast"}


def test_who_may_not_watch_gets_nothing():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        body = {"game": "bridge", "settings": {"spectators": "none"}}
        table = (await ann.post("/api/tables", body))["table"]
        socket = await Player(ann, table).open()
        await socket.do({"kind": "fill", "level": "easy"})
        await socket.do({"kind": "start"})
        await socket.play("between")
        bob = await Api.guest(server.url, "Bob")
        return [await exported(api, table) for api in (bob, Api(server.url), ann)]

    *others, own = run(scene)
    assert {answer.status_code for answer in others} == {403}
    assert own.status_code == 200


def test_minibridge_is_written_too_and_unknown_formats_are_refused():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        table = (await ann.post("/api/quick", {"game": "minibridge"}))["table"]
        socket = await Socket(ann, table).open()
        await socket.play("between")
        rows = await listed(ann, table)
        record = await ann.get(f"/api/tables/{table}/boards/{rows[0]['n']}")
        return record, await exported(ann, table), await exported(ann, table, "doc")

    record, file, refused = run(scene)
    parsed = parse(file.content)
    assert not parsed.faults
    (read,) = records_of(parsed.boards)
    assert {seat.value: hand for seat, hand in read.hands.items()} == hands(record)
    assert read.declarer == record["declarer"]
    assert refused.status_code == 400


def test_a_game_without_records_is_refused_by_code():
    async def scene(server):
        ann = await Api.guest(server.url, "Ann")
        table = (await ann.post("/api/tables", {"game": BARE.id, "rulebook": "plain"}))["table"]
        return await exported(ann, table), await listed(ann, table)

    refused, rows = run(scene, games={BARE.id: BARE, **discover()})
    assert (refused.status_code, refused.json()["code"]) == (404, "no_files")
    assert rows == []
