"""Every rule has a file with that fault alone, at its line; correct files have none."""

import ast
from pathlib import Path

import pytest
from tests.bridge.formats.faulty import BOARD, FAULTY, SCORE, Faulty
from tests.bridge.formats.faulty import PLAY as PLAY_OF_BOARD

from qiaopai.games.bridge import formats
from qiaopai.games.bridge.formats import Fault, Format, Loss, parse, parse_strict, write
from qiaopai.games.bridge.formats import Faulty as Raised
from qiaopai.games.bridge.formats.codes import FAULTS, LOSSES
from qiaopai.i18n import LOCALES, Catalogue

CORRECT = Path(__file__).parent / "correct"
PACKAGE = Path(formats.__file__).parent
OTHER_FORMATS = {code for code in FAULTS if code.startswith(("lin_", "rbn_"))} | {"bad_charset"}


def crlf(text: str) -> str:
    return text.replace("\n", "\r\n")


def test_the_board_itself_is_correct() -> None:
    assert not parse(BOARD).faults
    assert not parse(crlf(BOARD), strict=True).faults


@pytest.mark.parametrize("case", FAULTY, ids=lambda case: case.code)
def test_one_fault_at_its_line(case: Faulty) -> None:
    faults = parse(case.text, strict=case.strict).faults
    assert [(fault.code, fault.line) for fault in faults] == [(case.code, case.line)]
    if case.strict:
        assert not parse(case.text).faults


def test_every_rule_has_its_file() -> None:
    assert {case.code for case in FAULTY} | OTHER_FORMATS == FAULTS


@pytest.mark.parametrize("path", sorted(CORRECT.iterdir()), ids=lambda path: path.name)
def test_correct_files_have_no_fault(path: Path) -> None:
    parsed = parse_strict(path.read_bytes(), name=path.name)
    assert parsed.boards


def test_a_correct_export_is_written_as_it_was_read() -> None:
    text = crlf((CORRECT / "everything.pbn").read_text("utf-8"))
    assert not parse(text, strict=True).faults
    assert write(parse(text), export=True) == text


def test_what_the_import_format_allows_is_exported_without_a_fault() -> None:
    parsed = parse((CORRECT / "import.pbn").read_text("utf-8"))
    assert not parse(write(parsed, export=True), strict=True).faults


def test_parse_strict_raises_the_first_fault() -> None:
    with pytest.raises(Raised) as raised:
        parse_strict('[Board "0"]\n[Dealer "Q"]')
    assert (raised.value.code, raised.value.data["line"]) == ("bad_board", 1)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_a_text(locale: str) -> None:
    path = PACKAGE.parent / "messages" / f"{locale}.ftl"
    texts = Catalogue({locale: [path.read_text("utf-8")]})
    for told in (*(Fault(0, code) for code in FAULTS), *(Loss(0, code) for code in LOSSES)):
        assert texts.find(locale, told.message_id), told.code


def codes_in(tree: ast.AST) -> set[str]:
    """The codes of faults in a module: second arguments of what reports one."""
    found = set()
    for node in ast.walk(tree):
        name = ""
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in {"report", "at_tag", "at_call", "at_card", "fault", "warning", "Fault"}:
            assert isinstance(node, ast.Call)
            found |= {
                one.value
                for one in node.args[1:2]
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    return found


def test_no_code_is_unknown() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert codes_in(ast.parse(path.read_text("utf-8"))) <= FAULTS, path


PLAY = '[Deal "N:{}"]\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\n{}\n'
DEAL = "8643.KJ75.KT.A72 QT2.AT2.Q75.JT64 KJ95.Q63.A92.953 A7.984.J8643.KQ8"


@pytest.mark.parametrize(
    ("cards", "is_open"),
    [
        ("D3 DK D5 D2", True),
        ("D3 DK D5 D2\n- - - -", False),
        ("D3 DK D5 -", False),
        ("D3 DK + -", False),
        ("D3 DK D5 D2 *", False),
        ("D3 DK", True),
    ],
)
def test_a_play_says_whose_card_is_next(cards: str, is_open: bool) -> None:
    """PBN 2.1, 3.6: a plus, or a dash where there is none."""
    faults = parse(PLAY.format(DEAL, cards)).faults
    assert ("play_open" in {fault.code for fault in faults}) is is_open


@pytest.mark.parametrize("scoring", ["Rubber", "Chicago", "Cavendish", "Rubber;OldMP"])
def test_a_scoring_that_counts_more_than_the_board_is_not_held_against_it(scoring: str) -> None:
    """However the board comes by it: by a word of its own, a default or the game before."""
    own = BOARD.replace('"NS -200"', '"NS -999"')
    told = own.replace('[Scoring "IMP"]', f'[Scoring "{scoring}"]')
    default = own.replace('[Scoring "IMP"]', f'[Scoring "##{scoring}"]')
    later = own.replace('[Scoring "IMP"]\n', "")
    same = own.replace('[Scoring "IMP"]', '[Scoring "#"]')
    assert not parse(told).faults
    assert not parse(f"{told}\n{same}").faults
    assert not parse(f"{default}\n{later}\n{same}").faults
    assert [one.code for one in parse(f"{told}\n{own}").faults] == ["score_differs"]


def test_swapped_declarers_are_held_against_the_auction() -> None:
    """PBN 2.1, 3.4.13: a caret, and the seat that played it."""
    wrong = BOARD.replace('[Declarer "S"]', '[Declarer "^S"]').replace(PLAY_OF_BOARD, "")
    assert [one.code for one in parse(wrong.replace(SCORE, "")).faults] == ["declarer_differs"]
    right = BOARD.replace('[Declarer "S"]', '[Declarer "^N"]').replace(PLAY_OF_BOARD, "")
    assert not parse(right.replace(SCORE, "")).faults


@pytest.mark.parametrize(
    ("before", "added"), [("1C Pass", 2), ("Pass Pass", 2), ("", 4), ("1C", 3)]
)
def test_all_pass_adds_as_many_passes_as_end_the_auction(before: str, added: int) -> None:
    parsed = parse(f'[Dealer "N"]\n[Auction "N"]\n{before} AP\n')
    assert not parsed.faults
    (board,) = parsed.boards
    assert board.auction
    assert len(board.auction.calls) == len(before.split()) + added


def test_numbers_may_have_any_number_of_digits() -> None:
    long = "9" * 5000
    table = f'[OptimumResultTable "Declarer;Denomination;Result"]\nN NT {long}\n'
    texts = {
        f'[Score "NS {long}"]\n': "bad_score",
        f'[Score "{long}"]\n': "bad_score",
        f'[DoubleDummyTricks "{"7" * 20}"]\n{table}': "bad_tricks",
    }
    for text, code in texts.items():
        assert code in {one.code for one in parse(text).faults}
    assert parse(f"B 1\nR 999{long}:{long}\n", Format.RBN).boards


@pytest.mark.parametrize(
    "charset", ["unicode_escape", "raw_unicode_escape", "utf-7", "idna", "hex"]
)
def test_only_charsets_of_characters_are_decoded(charset: str) -> None:
    head = f"%Content-type: text/x-pbn; charset={charset}\n"
    parsed = parse(head.encode() + b'[North "\\ud800+2AA-"]\n')
    assert parsed.boards[0].value("North") == "\\ud800+2AA-"
    assert parsed.faults[0].code == "bad_charset"


def test_much_annotation_shortens_a_line_of_the_export_format() -> None:
    text = BOARD.replace("1H =1= X\nXX", "1H =1= {a long story}\nX\nXX")
    assert not parse(crlf(text), strict=True).faults


def test_what_is_only_an_example_or_allowed_to_differ_is_a_warning() -> None:
    for old, new in (
        ('"IMP"', '"IMPS"'), ('"NS -200"', '"NS -400"'), ('[Room', '[Mode "HALL"]\n[Room'),
    ):  # fmt: skip
        (fault,) = parse(BOARD.replace(old, new)).faults
        assert fault.severity == "warning"


def test_what_is_only_recommended_is_a_warning() -> None:
    text = (
        '[Dealer "N"]\n[Auction "N"]\n1C Pass\n'
        '[OptimumResultTable "Declarer;Denomination;Result"]\n'
        "N NT 4\n"
    )
    severities = {fault.code: fault.severity for fault in parse(text).faults}
    assert severities == {"auction_open": "warning", "optimum_rows": "warning"}
