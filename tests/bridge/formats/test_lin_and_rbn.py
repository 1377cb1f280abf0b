"""LIN, links and RBN: what they say beyond a board, and their own faults."""

from pathlib import Path

import pytest

from qiaopai.cards import parse_card
from qiaopai.games.bridge.formats import Format, parse, parse_link, recognised, write
from qiaopai.games.bridge.formats.codes import FAULTS
from qiaopai.games.bridge.formats.course import played_order
from qiaopai.kernel.seats import Seat

CORRECT = Path(__file__).parent / "correct"
MD = "md|3SKJ95HQ63DA92C953,SA7H984DJ8643CKQ8,S8643HKJ75DKTCA72,|sv|o|"
LIN = f"pn|Sam,Wu,Nan,Ed|st||rh||ah|Board 1|{MD}mb|1N|mb|p|mb|p|mb|p|pc|D5|pc|D2|mc|7|pg||"
RBN = """D 2026
H N:8643.KJ75.KT.A72:QT2.AT2.Q75.JT64:KJ95.Q63.A92.953:
A NZ:1NPPP
C 1N:N
P D52:
"""
LIN_FAULTS = {
    "lin_bad_call": LIN.replace("mb|1N|", "mb|1N|\nmb|9N|"),
    "lin_bad_card": LIN.replace("pc|D2|", "\npc|D1|"),
    "lin_bad_hands": LIN.replace("md|3SK", "\nmd|3SKX").replace("pc|D5|pc|D2|", ""),
    "lin_bad_result": LIN.replace("mc|7|", "\nmc|14|"),
    "lin_bad_vulnerability": LIN.replace("sv|o|", "\nsv|q|"),
    "lin_card_nowhere": f"{MD}\npc|h|",
    "lin_names": "\npn|Sam,Wu|" + LIN[LIN.index("st||") :],
    "lin_stray_text": LIN.replace("pn|Sam,Wu,Nan,Ed|", "pn|Sam,Wu,Nan,\nEd|Eddy|"),
}
RBN_FAULTS = {
    "rbn_repeated_label": RBN.replace("D 2026\n", "D 2026\nD 2027\n"),
    "rbn_unknown_label": RBN.replace("D 2026\n", "D 2026\nQ what\n"),
    "bad_deal": RBN.replace("D 2026\n", "D 2026\nB 1\n").replace("H N:86", "H N:8Y"),
    "bad_call": RBN.replace("D 2026\n", "D 2026\nB 1\nS 1\n").replace("1NPPP", "1NPPPW"),
}


def test_a_fault_of_lin_stands_at_its_line() -> None:
    assert not parse(LIN).faults
    assert set(LIN_FAULTS) == {code for code in FAULTS if code.startswith("lin_")}
    for code, text in LIN_FAULTS.items():
        (fault,) = parse(text, Format.LIN).faults
        assert (fault.code, fault.line) == (code, 2)
        kept = parse(write(parse(text, Format.LIN), Format.LIN), Format.LIN)
        assert kept.boards == parse(text, Format.LIN).boards


def test_a_fault_of_rbn_stands_at_its_line() -> None:
    assert not parse(RBN).faults
    for code, text in RBN_FAULTS.items():
        (fault,) = parse(text, Format.RBN).faults
        assert fault.code == code


def test_a_vugraph_file_has_two_rooms() -> None:
    parsed = parse((CORRECT / "two_rooms.lin").read_bytes())
    opened, closed, passed = parsed.boards
    assert (opened.value("Room"), closed.value("Room")) == ("Open", "Closed")
    assert (opened.value("South"), closed.value("South")) == ("Sam", "Sue")
    assert opened.deal == closed.deal == passed.deal
    assert opened.auction
    assert [called.alert for called in opened.auction.calls] == [False, False, True] + [False] * 5
    assert opened.auction.notes[0].text == "four or more"
    assert opened.result == 6
    assert (closed.value("Contract"), closed.value("Declarer"), closed.result) == ("3NT", "W", 8)
    assert passed.contract
    assert passed.contract.is_pass


def test_a_movie_plays_the_lowest_and_keeps_its_variations() -> None:
    text = f"{MD}mb|1N|mb|p|mb|p|mb|p|pc|d5hcd|pc|h|up|2|pc|!c|nt|if|pg||{MD}pg||"
    first, second = parse(text, Format.LIN).boards
    assert [card.text for _, _, card in played_order(first)][:2] == ["D5", "H3"]
    assert "pc|!c|" in write(parse(text, Format.LIN), Format.LIN)
    assert second.deal == first.deal


def test_explanations_may_come_first() -> None:
    (board,) = parse(f"{MD}an|strong|mb|1C!|mb|p|an|weak|mb|1H|").boards
    assert board.auction
    assert [called.note for called in board.auction.calls] == [1, None, 2]
    assert [note.text for note in board.auction.notes] == ["strong", "weak"]


def test_bars_and_commas_in_values() -> None:
    text = '[South "a|b, c"]\n[Dealer "S"]\n[Auction "S"]\n1C =1= *\n[Note "1:x | y %20"]\n'
    parsed = parse(write(parse(text), Format.LIN), Format.LIN)
    assert parsed.boards[0].value("South") == "a|b， c"
    assert parsed.boards[0].auction == parse(text).boards[0].auction


def test_a_link_in_fields_of_its_own() -> None:
    url = (
        "https://www.bridgebase.com/tools/handviewer.html?n=s8643hkj75dktca72&s=skj95hq63da92c953"
        "&w=sa7h984dj8643ckq8&d=n&v=b&b=7&a=1n(15%2D17)PPP&p=d5d2&nn=Lin+Lin&wn=%E5%90%B3"
    )
    (board,) = parse(url).boards
    assert (board.number, board.dealer, board.value("West")) == (7, Seat.NORTH, "吳")
    assert board.deal
    assert board.deal[Seat.EAST]
    assert board.auction
    assert board.auction.notes[0].text == "15-17"
    assert parse_link(url.replace("handviewer.html?", "handviewer.html?lin=x&")).boards == ()


def test_a_link_with_lin() -> None:
    url = "https://example.org/viewer?lin=" + LIN.replace("|", "%7C").replace(" ", "%20")
    assert parse(url).boards == parse(LIN).boards


@pytest.mark.parametrize("form", list(Format))
def test_formats_are_recognised(form: Format) -> None:
    for path in CORRECT.glob(f"*.{form}"):
        assert recognised(path.read_text("utf-8")) is form
    assert recognised("", f"x.{form.upper()}") is form


def test_rbn_says_things_once() -> None:
    first, second = parse((CORRECT / "records.rbn").read_bytes()).boards
    assert first.deal == second.deal
    assert first.value("Event") == second.value("Event") == "Trials"
    assert (first.value("Description"), first.value("Room")) == (
        "Preempts: Fact or Fiction?",
        "Open",
    )
    assert second.value("Room") == "Closed"
    assert first.play
    assert first.play.cards[0].card is parse_card("D8")


MATCH = "".join(
    f'[Event "Cup"]\n[Board "1"]\n[South "S{room}"]\n[West "W"]\n[North "N"]\n[East "E, jr"]\n'
    f'[Dealer "N"]\n[Vulnerable "None"]\n[Declarer "{declarer}"]\n[Contract "{contract}"]\n'
    f'[Result "{tricks}"]\n[Room "{room}"]\n\n'
    for room, contract, declarer, tricks in (("Open", "4DX", "N", 8), ("Closed", "3NT", "E", 9))
)


def test_the_head_of_two_rooms_says_event_results_and_names_once() -> None:
    parsed = parse(MATCH)
    text = write(parsed, Format.LIN)
    head = "vg|Cup,,,1,1,,0,,0|\nrs|4DNx-2,3NE=,|\npn|SOpen,W,N,E， jr,SClosed,W,N,E， jr|\n"
    assert text.startswith(head)
    assert text.count("pn|") == 1
    for before, after in zip(parsed.boards, parse(text).boards, strict=True):
        for name in ("Event", "Board", "Declarer", "Contract", "Result", "Room", "South"):
            assert after.value(name) == before.value(name), name


def test_what_follows_an_unreadable_trick_or_call_is_kept() -> None:
    text = RBN.replace("P D52:", "P D52:??:SAK").replace("1NPPP", "1NP?P:1S")
    (board,) = parse(text, Format.RBN).boards
    assert [remark.text for remark in board.remarks] == ["A ?P:1S", "P ??:SAK"]
    assert parse(write(parse(text, Format.RBN), Format.RBN), Format.RBN).boards == (board,)


def test_the_leader_of_an_rbn_contract_is_written() -> None:
    (board,) = parse(RBN.replace("C 1N:N", "C 1N:N:S"), Format.RBN).boards
    assert board.value("Play") == "S"
    assert "C 1N:N:S\n" in write(parse(RBN.replace("C 1N:N", "C 1N:N:S")), Format.RBN)


def test_a_bad_vulnerability_does_not_undo_a_good_one() -> None:
    (board,) = parse(LIN.replace("sv|o|", "sv|n|sv|q|"), Format.LIN).boards
    assert board.value("Vulnerable") == "NS"
