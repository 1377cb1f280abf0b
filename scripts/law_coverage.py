"""Writes docs/rules/coverage.md: for each law of every game, the tests named after it.

In a game's folder of tests, `test_law_68_…`, `test_laws_17_22_…` and `test_art_17a_…`, functions
or files, are about those laws, and so is whatever has a law's id in its name. With --check nothing
is written, and a stale page fails.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from qiaopai.games import discover
from qiaopai.kernel.game import Game

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "rules" / "coverage.md"
SHARED: Mapping[str, tuple[str, ...]] = {"minibridge": ("cards", "kernel", "vectors")}
"""Folders whose `test_art_…` are about that game's laws."""
NAME = re.compile(r"test_(law|laws|art)_(\d+)[a-z]*\d*(?:_(and_)?(\d+))?(?![a-z\d])")
NUMBERS = re.compile(r"_(\d+)(?=_|$)")
TITLES: Mapping[str, tuple[str, ...]] = {"minibridge": (
    "牌－花色與牌張等級", "座位的安排", "洗牌和發牌", "大牌點", "叫牌", "主打方及防禦方", "莊家",
    "夢家", "選擇合約", "首引", "打牌的順序及一般規定", "牌張的打出", "查看牌張",
    "攤牌的訴求及捐牌聲明",
    "贏磴的認同", "迷你橋牌計分方式", "違序引牌", "違序打牌", "錯跟", "應跟未跟",
    "暴露牌張", "調整得分", "程序性處罰",
)}  # fmt: skip
"""The articles of Taiwan's rules (`tw`), all of which have a row."""
HEAD = """# What of the laws is tested

Written by `scripts/law_coverage.py` from the names of the tests. A dash: there is none.
"""
GAME = """
## {game}

Rulebooks: {books}.

| law | | engine | tests |
|---|---|---|---|
"""


def laws(game: Game[Any]) -> dict[str, list[int]]:
    """The ids of the laws in a game's rulebooks, with the numbers that they bear."""
    ids = sorted({law for book in game.rulebooks.values() for law in book.laws})
    return {law: [int(number) for number in NUMBERS.findall(law)] for law in ids}


def names(game: str) -> Iterator[tuple[str, str]]:
    """The tests of a game: where they stand, and a name of theirs, of the file too."""
    own = [(game, path) for path in sorted((TESTS / game).rglob("test_*.py"))]
    for folder in SHARED.get(game, ()):
        own += [(folder, path) for path in sorted((TESTS / folder).glob("test_*.py"))]
    for folder, path in own:
        where = f"{folder}/{path.stem.removeprefix('test_')}"
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                if NAME.match(node.name):
                    yield where, node.name
                elif folder == game:
                    yield where, path.stem


def numbers(name: str) -> set[int]:
    """The laws that a name tells of: two are a span, unless there is an `and` between them."""
    found = NAME.match(name)
    if found is None:
        return set()
    first, last = int(found[2]), int(found[4] or found[2])
    return {first, last} if found[3] or last < first else set(range(first, last + 1))


def table(game: Game[Any]) -> Iterator[str]:
    """The rows of a game."""
    told = laws(game)
    tests: dict[int | str, Counter[str]] = {}
    for where, name in names(game.id):
        for number in numbers(name):
            tests.setdefault(number, Counter())[where] += 1
        for law in told:
            if law in name and not told[law]:
                tests.setdefault(law, Counter())[where] += 1
    titles = TITLES.get(game.id, ())
    engine = {number for found in told.values() for number in found}
    plain = {number for number in tests if isinstance(number, int)}
    for number in sorted(engine | plain | set(range(1, len(titles) + 1))):
        title = titles[number - 1] if number <= len(titles) else ""
        ids = ", ".join(f"`{law}`" for law, found in told.items() if number in found)
        yield f"| {number} | {title} | {ids or '–'} | {_where(tests.get(number))} |"
    for law, found in told.items():
        if not found:
            yield f"| – | | `{law}` | {_where(tests.get(law))} |"


def _where(found: Counter[str] | None) -> str:
    return ", ".join(f"{where} ({count})" for where, count in sorted((found or {}).items())) or "–"


def page() -> str:
    """The page as it should be."""
    parts = [HEAD]
    for game in discover().values():
        books = ", ".join(f"`{book}`" for book in game.rulebooks)
        parts.append(GAME.format(game=game.id, books=books) + "\n".join(table(game)) + "\n")
    return "".join(parts)


def main() -> int:
    if "--check" not in sys.argv:
        PAGE.write_text(page(), "utf-8")
        return 0
    fresh = PAGE.is_file() and PAGE.read_text("utf-8") == page()
    if not fresh:
        print("docs/rules/coverage.md is stale: python scripts/law_coverage.py")
    return int(not fresh)


if __name__ == "__main__":
    sys.exit(main())
