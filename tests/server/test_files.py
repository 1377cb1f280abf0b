"""Files that are read and not kept: boards in the shape of a table's, and faults."""

import asyncio

import pytest
from tests.room import jobs
from tests.server.client import Api
from tests.server.serving import serving

from qiaopai.kernel.refusal import Refused
from qiaopai.server import files
from qiaopai.server.files import Readers

PBN = """% PBN 2.1
[Event "Club evening"]
[Board "7"]
[West "Wu"]
[North "Ng"]
[East "Eng"]
[South "So"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.8765.876.87 2.432.5432.65432"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]
[Auction "S"]
Pass Pass 2C =1= Pass
2D Pass 7NT AP
[Note "1:strong"]
[Play "E"]
JH 8H 2H AH
*
[Board "8"]
[Deal "?"]
[Contract "Pass"]
"""
LIN = (
    "pn|So,Wu,Ng,Eng|st||md|1S6543H8765D876C87,S2H432D5432C65432,SAKQJHAKQDAKQCAKQ,|"
    "sv|b|ah|Board 3|mb|p|mb|p|mb|2C!|an|strong|mb|p|mb|p|mb|p|pg||"
)


def send(*bodies, **query):
    async def scene():
        async with serving() as server:
            ann = await Api.guest(server.url, "Ann")
            return [
                await ann.http.post("/api/files", content=body, params=query) for body in bodies
            ]

    return asyncio.run(asyncio.wait_for(scene(), 60))


def test_pbn():
    (answer,) = send(PBN.encode(), name="evening.pbn")
    assert answer.status_code == 200
    file = answer.json()
    assert file["format"] == "pbn"
    first, second = file["boards"]
    assert first["name"] == "7"
    assert (first["dealer"], first["vulnerability"]) == ("S", "both")
    assert first["players"]["N"] == {"name": "Ng"}
    assert first["hands"]["N"][:4] == ["SA", "SK", "SQ", "SJ"]
    assert first["auction"][2] == {"seat": "N", "call": "2C", "text": "strong"}
    assert first["contract"] == {"denomination": "NT", "tricks": 13, "text": "7NT", "level": 7}
    assert first["dummy"] == "S"
    assert first["plays"] == [["E", "HJ"], ["S", "H8"], ["W", "H2"], ["N", "HA"]]
    assert first["winners"] == ["N"]
    assert first["result"]["score"] == 2220
    assert sum(term["points"] for term in first["result"]["terms"]) == 2220
    assert first["event"] == "Club evening"
    assert second["result"]["outcome"] == "passed_out"
    assert "hands" not in second
    assert all(None not in board.values() for board in file["boards"])


def test_lin_completes_the_fourth_hand():
    (answer,) = send(LIN.encode(), name="x.lin")
    (board,) = answer.json()["boards"]
    assert sorted(map(len, board["hands"].values())) == [13] * 4
    assert board["auction"][2]["alert"] is True
    assert board["auction"][2]["text"] == "strong"
    assert board["contract"]["text"] == "2C"
    assert board["declarer"] == "N"


def test_faults_never_stop_it():
    (answer,) = send(b'[Board "1"]\n[Dealer "Q"]\n[Contract "9NT"]\n')
    file = answer.json()
    assert len(file["boards"]) == 1
    assert {"bad_dealer"} <= {fault["code"] for fault in file["faults"]}
    assert all(fault["line"] for fault in file["faults"])


@pytest.mark.parametrize("body", [b"", b"\x00\xff" * 100, b"{}", b"md|" * 5000, b"[" * 9999])
def test_nonsense_is_no_fault_of_ours(body):
    (answer,) = send(body)
    assert answer.status_code == 200
    assert answer.json()["format"] in {"pbn", "lin", "rbn"}


def test_size_and_number():
    large, many = send(
        b"x" * (1024 * 1024 + 1), b"".join(b'[Board "%d"]\n\n' % n for n in range(700))
    )
    assert large.status_code == 413
    assert large.json()["code"] == "message_too_large"
    assert len(many.json()["boards"]) == 500
    assert many.json()["left_off"] == 200


def test_for_known_persons():
    async def scene():
        async with serving() as server:
            return await Api(server.url).http.post("/api/files", content=PBN)

    answer = asyncio.run(scene())
    assert answer.status_code == 401


def test_a_fault_in_a_file_does_not_keep_the_next_ones_waiting(monkeypatch):
    async def scene():
        readers = Readers()
        try:
            before = [await readers.read(b"", ""), readers._process.pids]
            with monkeypatch.context() as patched:
                patched.setattr(files, "read_file", jobs.read_badly)
                with pytest.raises(ZeroDivisionError):
                    await readers.read(PBN.encode(), "")
            assert [await readers.read(b"", ""), readers._process.pids] == before
        finally:
            readers.close()

    asyncio.run(asyncio.wait_for(scene(), 120))


def test_a_file_that_takes_too_long_costs_one_answer(monkeypatch):
    async def scene():
        readers = Readers(longest=4)
        try:
            with monkeypatch.context() as patched:
                patched.setattr(files, "read_file", jobs.read_for_ever)
                with pytest.raises(Refused, match="unreadable_file"):
                    await readers.read(PBN.encode(), "")
            return await readers.read(PBN.encode(), "")
        finally:
            readers.close()

    assert b"Club evening" in asyncio.run(asyncio.wait_for(scene(), 60))
