"""The head of a file of two rooms (轉播檔): what holds for all its boards is said once.

Vugraph files begin with the event (`vg`), a list of results, open and closed room in turn (`rs`),
and eight names (`pn`), which their boards take over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qiaopai.games.bridge.formats.lin.tokens import escaped, unescaped
from qiaopai.games.bridge.formats.lin.values import ORDER, parse_result
from qiaopai.games.bridge.formats.model import Board, Remark

_SCORINGS = {"IMP": "I", "MP": "P", "BAM": "B"}


def is_match(boards: Sequence[Board]) -> bool:
    """Whether the boards were played in the open room and the closed one, in turn."""
    rooms = [board.value("Room") for board in boards]
    if not boards or rooms != ["Open", "Closed"] * (len(boards) // 2):
        return False
    pairs = zip(boards[::2], boards[1::2], strict=True)
    return all(one.value("Board") == other.value("Board") for one, other in pairs)


def header(boards: Sequence[Board]) -> Iterator[tuple[str, str]]:
    """Labels and values of a match's head; nothing for other boards."""
    if not is_match(boards):
        return
    yield "vg", ",".join(map(_word, _event(boards)))
    yield "rs", ",".join(map(_result, boards)) + ","
    names = shared_names(boards)
    if names:
        yield "pn", ",".join(map(_word, names))


def shared_names(boards: Sequence[Board]) -> list[str]:
    """South, west, north, east of both rooms, if they are the same on every board."""
    rooms = (
        {tuple(_names(board)) for board in boards[::2]},
        {tuple(_names(board)) for board in boards[1::2]},
    )
    if any(len(names) != 1 for names in rooms):
        return []
    whole = [name for names in rooms for name in next(iter(names))]
    return whole if any(whole) else []


def _names(board: Board) -> list[str]:
    return [board.names[seat] for seat in ORDER]


def _event(boards: Sequence[Board]) -> list[str]:
    first = boards[0]
    scoring = _SCORINGS.get(first.value("Scoring").partition(";")[0], "")
    numbers = [first.value("Board"), boards[-1].value("Board")]
    teams = [first.value("HomeTeam"), "0", first.value("VisitTeam"), "0"]
    return [first.value("Event"), "", scoring, *numbers, *teams]


def _word(text: str) -> str:
    return escaped(text.replace(",", "，"))


def _result(board: Board) -> str:
    """`4HE=`, `4DNx-2`, `PASS`, or nothing where it is not known."""
    told, declarer, tricks = board.contract, board.declarer, board.result
    if told is not None and told.is_pass:
        return "PASS"
    if told is None or told.contract is None or declarer is None or tricks is None:
        return ""
    contract = told.contract
    over = tricks - contract.tricks
    doubled = "x" * int(contract.doubling)
    strain = contract.denomination.value[0]
    return f"{contract.level}{strain}{declarer.seat}{doubled}{f'{over:+}' if over else '='}"


def is_kept(remark: Remark, boards: Sequence[Board]) -> bool:
    """Whether the boards say everything that an item of a head says."""
    words = [unescaped(word).strip() for word in remark.text.split(",")]
    label = remark.label.lower()
    if label == "vg":
        numbers = {"", "0", *(board.value("Board") for board in boards)}
        named = all(" ".join(filter(None, words[:2])) == board.value("Event") for board in boards)
        return named and words[2:3] in ([], [""]) and set(words[3:]) <= numbers
    if label == "pn":
        said = {name for board in boards for name in board.names.values()}
        return {word for word in words if word} <= said
    return label == "rs" and all(
        place < len(boards) and _says(boards[place], word)
        for place, word in enumerate(words)
        if word
    )


def _says(board: Board, word: str) -> bool:
    """Whether a board has the result that the list gives it."""
    told = parse_result(word)
    return told is not None and (told.contract, told.tricks) == (
        board.value("Contract"),
        board.result,
    )
