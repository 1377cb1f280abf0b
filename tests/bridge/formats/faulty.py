# ruff: noqa: E501
"""Files with one fault each: a correct board, what is changed in it, and where the fault is."""

from dataclasses import dataclass

BOARD = """\
% PBN 2.1
% EXPORT
[Event "Test"]
[Site ""]
[Date "2026.08.01"]
[Board "1"]
[West "Wu"]
[North "Lin"]
[East "Chen"]
[South "Li"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:8643.KJ75.KT.A72 QT2.AT2.Q75.JT64 KJ95.Q63.A92.953 A7.984.J8643.KQ8"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "1HXX"]
[Result "6"]
[Room "Open"]
[Score "NS -200"]
[Auction "N"]
Pass Pass 1H =1= X
XX Pass Pass Pass
[Note "1:weak"]
[Play "W"]
CK CA CT C3
S7 S8 ST SK
D6 DK DQ DA
H9 H5 HT HQ
DJ DT D5 D9
H4 HK HA H3
D3 S3 D7 D2
H8 H7 H2 H6
D8 C2 CJ SJ
SA S4 S2 S5
C8 C7 C4 C9
D4 S6 SQ S9
CQ HJ C6 C5
[ScoreTable "Rank\\2R;Names\\8L"]
1 "A B"
2 C
"""
SHORT = BOARD[BOARD.index("S7 S8") : BOARD.index("[ScoreTable")]
"""The tricks after the first."""
PLAY = BOARD[BOARD.index("[Play") : BOARD.index("[ScoreTable")]
SCORE = '[Score "NS -200"]\n'
CONTRACT = '[Declarer "S"]\n[Contract "1HXX"]\n'
OPTIMUM = '[OptimumResultTable "Declarer;Denomination;Result"]\n' + "".join(
    f"{seat} {strain} 7\n" for seat in "NSEW" for strain in ("NT", "S", "H", "D", "C")
)
ENDING = (
    ('"N:8643.KJ75.KT.A72 QT2.AT2.Q75.JT64 KJ95.Q63.A92.953 A7.984.J8643.KQ8"', '"N:A... K... Q... J..."'),
    ('"1HXX"', '"H"'),
    ("[Result \"6\"]", '[Result "1"]'),
    ('[Score "NS -200"]\n', ""),
    (BOARD[BOARD.index("[Auction") : BOARD.index("[ScoreTable")], ""),
)  # fmt: skip


@dataclass(frozen=True)
class Faulty:
    """`at` stands in the line of the fault; `strict`: only the export format forbids it."""

    code: str
    changes: tuple[tuple[str, str], ...]
    at: str
    strict: bool = False
    newline: str = "\r\n"

    @property
    def text(self) -> str:
        text = BOARD
        for old, new in self.changes:
            assert old in text, (self.code, old)
            text = text.replace(old, new, 1)
        return text.replace("\n", self.newline)

    @property
    def line(self) -> int:
        lines = self.text.split("\n")
        return next(n for n, line in enumerate(lines, 1) if self.at in line)


def one(code: str, old: str, new: str, at: str = "", strict: bool = False) -> Faulty:
    return Faulty(code, ((old, new),), at or new.split("\n", maxsplit=1)[0], strict)


def played(code: str, play: str, at: str) -> Faulty:
    """A fault of a play that breaks off."""
    return Faulty(code, ((PLAY, f'[Play "W"]\n{play}\n'),), at)


FAULTY = [
    one("annotation_alone", '[Auction "N"]\n', '[Auction "N"]\n$1 ', "$1 Pass"),
    one("auction_open", "XX Pass Pass Pass", "XX Pass Pass", "XX Pass Pass"),
    one("bad_board", '[Board "1"]', '[Board "A1"]'),
    one("bad_call", "XX Pass Pass Pass", "XX Pass Pass Pass 8C"),
    played("bad_card", "CK CA CT C1\n*", "C1"),
    one("bad_cell", "2 C\n", "2 C%\n", "2 C%"),
    one("bad_character", "Wu", "W\x07u", "W\x07u"),
    one("bad_columns", "Names\\8L", "Names\\L", "Names\\L"),
    one("bad_contract", '"1HXX"', '"8H"', '"8H"'),
    one("bad_date", "2026.08.01", "2026-08-01"),
    one("bad_deal", "N:8643.", "N:86Y3.", "86Y3"),
    one("bad_dealer", '[Dealer "N"]', '[Dealer "Z"]'),
    one("bad_declarer", '[Declarer "S"]', '[Declarer "Z"]'),
    one("bad_double_dummy", "[Room", '[DoubleDummyTricks "5949"]\n[Room'),
    one("bad_first_seat", '[Auction "N"]', '[Auction "X"]'),
    one("bad_hidden", "[Room", '[Hidden "X"]\n[Room'),
    one("bad_mark", "Pass Pass 1H", "Pass Pass ^R 1H", "^R 1H"),
    one("bad_nag", "1H =1=", "1H =1= $256", "$256"),
    Faulty("bad_note", ((" =1=", ""), ("1:weak", "weak")), "weak"),
    one("bad_note_number", '[Play', '[Note "33:x"]\n[Play', "33:x"),
    one("bad_note_reference", "=1=", "=1", "=1 X"),
    one("bad_result", '[Result "6"]', '[Result "14"]'),
    one("bad_score", '"NS -200"', '"minus 200"', "minus"),
    one("bad_scoring", '"IMP"', '"IMPS"', "IMPS"),
    one("bad_suffix", "1H =1=", "1H!!! =1=", "1H!!!"),
    one("bad_tag", '[Room "Open"]', '[Room Open]'),
    one("bad_tag_name", '[Room "Open"]', '[room "Open"]'),
    one("bad_time", "[Score ", '[Time "25:00:00"]\n[Score ', "[Time"),
    one("bad_time_control", "[Score ", '[TimeControl "fast"]\n[Score ', "[TimeC"),
    one("bad_vulnerable", '"None"', '"Nobody"', "Nobody"),
    one("bad_word", '"Open"', '"Ajar"', "Ajar"),
    one("call_after_end", "XX Pass Pass Pass", "XX Pass Pass Pass Pass"),
    one("call_spelling", "X\nXX", "D\nXX", "=1= D"),
    Faulty("card_dealt_twice", (("953 A7.", "943 A7."), (PLAY, "")), "943 A7."),
    played("card_not_held", "CK CA CT C8\n*", "C8"),
    one("card_played_twice", "D3 S3 D7 D2", "D6 S3 D7 D2"),
    one("card_spelling", "S7 S8 ST SK", "S7 S8 S10 SK"),
    one("comment_in_table", "2 C\n", "2 C {no}\n", "{no}"),
    one("comment_in_tag", '[Room "Open"]', '[Room {no} "Open"]'),
    Faulty("contract_differs", (('"1HXX"', '"1HX"'), (SCORE, "")), '"1HX"'),
    one("contract_without_level", '"1HXX"', '"H"', '"H"'),
    one("declarer_differs", '[Declarer "S"]', '[Declarer "N"]'),
    one("double_dummy_differs", "[ScoreTable", f'[DoubleDummyTricks "{"0" * 20}"]\n{OPTIMUM}[ScoreTable', "[Double"),
    Faulty("ending_contract", (*ENDING, ('"H"', '"1H"')), '"1H"'),
    Faulty("ending_sizes", (*ENDING, ('"N:A... K... Q... J..."', '"N:AT9... K... Q... J..."')), "AT9"),
    one("filler_after_dealer", "XX Pass Pass Pass", "XX Pass - Pass Pass"),
    Faulty("hand_size", (("KJ95.Q63.", "KJ5.Q63."), (PLAY, "")), "KJ5.Q63."),
    one("illegal_double", "Pass Pass 1H =1= X\nXX", "Pass X 1H =1= X\nXX", "Pass X 1H"),
    Faulty(
        "insufficient_bid",
        (("XX Pass Pass", "XX 1D Pass Pass"), (CONTRACT, ""), (PLAY, ""), (SCORE, "")),
        "XX 1D",
    ),
    one("line_too_long", "Wu", "W" * 256),
    one("mark_alone", "XX Pass Pass Pass", "XX Pass Pass Pass ^I"),
    one("mark_without_cause", "CK CA CT C3", "CK ^R CA CT C3"),
    one("missing_blank_line", "2 C\n", '2 C\n[Event "Two"]\n', '"Two"'),
    one("nag_on_call", "1H =1=", "1H =1= $7", "$7"),
    one("nag_on_card", "CK CA CT C3", "CK $1 CA CT C3"),
    one("not_inherited", '[Dealer "N"]', '[Dealer "#"]'),
    one("note_missing", '[Note "1:weak"]\n', "", "1H =1="),
    one("note_place", "[Room", '[Note "2:x"]\n[Room'),
    one("optimum_rows", "[ScoreTable", '[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 5\n[ScoreTable', "[Optimum"),
    Faulty(
        "passed_out",
        (
            ("1H =1= X\nXX Pass Pass Pass\n[Note \"1:weak\"]", "Pass Pass"),
            (PLAY, ""), ('"1HXX"', '"Pass"'), (SCORE, ""), ('[Result "6"]', '[Result ""]'),
        ),
        "[Declarer",
    ),
    played("play_gap", "CK CA CT C3\nS7 S8 - -\n*", "S7 S8"),
    one("play_open", SHORT, "", "CK CA"),
    Faulty("result_differs", (('[Result "6"]', '[Result "7"]'), (SCORE, "")), "[Result"),
    played("revoke", "CK CA CT S9\n*", "S9"),
    one("row_not_whole", "2 C\n", "22\n", "22"),
    one("score_differs", '"NS -200"', '"NS -400"', "-400"),
    one("star_after_plus", "XX Pass Pass Pass", "XX Pass Pass + *"),
    one("stray_text", '[Room "Open"]', '[Room "Open"] what', "what"),
    one("tag_missing_before", '[Dealer "N"]\n', "", "[Auction"),
    one("text_after_end", "XX Pass Pass Pass", "XX Pass Pass Pass * *"),
    one("too_many_tricks", '[Result "6"]', '[Result "NS 6 EW 8"]'),
    one("two_notes", "1H =1=", "1H =1= =1=", "=1= =1="),
    one("two_suffixes", "1H =1=", "1H! =1= ?", "1H! =1= ?"),
    one("unclosed_comment", '[Room "Open"]', '[Room "Open"] {for ever', "{for"),
    Faulty(
        "auction_not_from_dealer",
        (('[Auction "N"]', '[Auction "E"]'), (CONTRACT, ""), (PLAY, ""), (SCORE, "")),
        "Pass Pass 1H",
    ),
    Faulty(
        "auction_not_from_dealer",
        (('[Auction "N"]\n', '[Auction "E"]\n- '), ("XX Pass Pass Pass", "XX Pass Pass *"), (CONTRACT, ""), (PLAY, ""), (SCORE, "")),
        "- Pass",
    ),
    one("bad_date", "2026.08.01", "2026.02.30"),
    one("bad_date", "2026.08.01", "????.04.31"),
    one("bad_date", "[Room", '[EventDate "yesterday"]\n[Room', "EventDate"),
    one("bad_double_dummy", "[Room", '[DoubleDummyTricks "eeeeeeeeeeeeeeeeeeee"]\n[Room'),
    one("bad_score", "[Room", '[ScoreRubberHistory "foo"]\n[Room'),
    one("bad_score", '"NS -200"', f'"NS {"9" * 200}"', "999"),
    one("bad_tricks", "[ScoreTable", OPTIMUM.replace("E H 7", "E H 14") + "[ScoreTable", "E H 14"),
    one("bad_word", "[Room", '[FrenchMP "Perhaps"]\n[Room'),
    one("call_after_plus", "XX Pass Pass Pass", "XX Pass + Pass", "XX Pass +"),
    one("call_after_plus", "XX Pass Pass Pass", "XX Pass + +", "XX Pass +"),
    Faulty(
        "illegal_double",
        (("Pass Pass 1H =1= X\nXX", "Pass Pass 1H =1= Pass\nX"), ('"1HXX"', '"1HX"'), (SCORE, "")),
        "X Pass Pass Pass",
    ),
    one("mark_without_cause", "Pass Pass 1H", "Pass ^I Pass 1H", "^I Pass"),
    one("mark_without_cause", "1H =1= X", "1H =1= ^I X", "^I X"),
    one("nag_on_card", "CK CA CT C3", "CK $13 CA CT C3"),
    Faulty(
        "passed_out",
        (
            ("1H =1= X\nXX Pass Pass Pass\n[Note \"1:weak\"]", "Pass Pass"), (SHORT, "*\n"),
            ('[Declarer "S"]', '[Declarer ""]'), ('"1HXX"', '"Pass"'), (SCORE, ""), ('[Result "6"]', '[Result ""]'),
        ),
        "[Play",
    ),
    Faulty("rows_not_in_order", (("Rank", "-Rank"), ('1 "A B"\n2 C', '2 "A B"\n1 C')), "1 C"),
    Faulty("rows_not_in_order", (("Rank", "+Rank"), ("2 C\n", "2 Cid\n")), "2 Cid"),
    one("score_differs", '"NS -200"', '"NS -200 EW 300"', "300"),
    played("second_plus", "CK CA CT C3\n+ + - -", "+ +"),
    one("stray_text", '[Room "Open"]', '[Room "Open"] {a {b} c}', "{a"),
    # The export format alone.
    one("head_missing", "% EXPORT\n", "", "% PBN", True),
    one("head_missing", "% PBN 2.1\n", "", "% EXPORT", True),
    one("head_missing", "% EXPORT\n", "% EXPORT\n% IMPORT\n", "% PBN", True),
    one("less_than_four", "XX Pass Pass Pass", "XX Pass Pass\nPass", "", True),
    one("less_than_four", "CK CA CT C3", "CK CA CT\nC3", "", True),
    one("more_than_four", "1H =1= X\nXX", "1H {so} =1= X XX", "X XX", True),
    one("annotation_order", "1H =1=", "1H $1 =1=", "$1 =1=", True),
    one("auction_not_from_dealer", '[Auction "N"]\n', '[Auction "W"]\n-\n', '[Auction "W"]', True),
    one("contract_written", '"1HXX"', '"1hxx"', '"1hxx"', True),
    one("deal_written", "N:8643.", "N:3468.", "N:3468.", True),
    one("more_than_four", "1H =1= X\nXX", "1H =1= X XX", "X XX", True),
    Faulty("not_crlf", (), "% PBN", True, "\n"),
    one("not_upper_case", '[Dealer "N"]', '[Dealer "n"]', "", True),
    Faulty("play_not_from_left", ((PLAY, '[Play "N"]\nCA CT C3 CK\n*\n'),), "[Play", True),
    one("repeated_tag", '[Room "Open"]', '[Room "Open"]\n[Room "Closed"]', "Closed", True),
    one("result_written", '[Result "6"]', '[Result "NS 6"]', "", True),
    one("spelling", "XX Pass Pass Pass", "XX PASS Pass Pass", "", True),
    one("tab", "1H =1=", "1H\t=1=", "\t", True),
    one("tag_line", '[Room "Open"]\n', '[Room "Open"] ', "[Room", True),
    one("tag_missing", '[Site ""]\n', "", "[Event", True),
    one("tag_order", '[Room "Open"]\n[Score "NS -200"]', '[Score "NS -200"]\n[Room "Open"]', "[Room", True),
    one("tag_spacing", '[Room "Open"]', '[Room  "Open"]', "", True),
    one("vulnerable_written", '"None"', '"Love"', "Love", True),
]  # fmt: skip
