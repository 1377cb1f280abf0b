"""Every refusal has a sentence in three languages, in Fluent that can be read and filled in."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import qiaopai
from qiaopai.i18n import LOCALES, Catalogue
from qiaopai.server import errors

SRC = Path(qiaopai.__file__).parent
FRAMEWORK = {*errors._OF_STATUS.values(), *errors._STATUS, "fault"}
BYES = {"too_slow", "too_fast"}


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """(code, names of its data) of every refusal written in src."""
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in {"Refused", "Refusal"}:
                    yield node.args[0].value, _data(node)


def _data(call: ast.Call) -> frozenset[str]:
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
        names |= {key.value for key in call.args[1].keys if isinstance(key, ast.Constant)}
    return frozenset(names)


REFUSALS = dict(refusals())
CODES = sorted(REFUSALS.keys() | FRAMEWORK | BYES | {"irregular"})


def catalogue(locale: str) -> Catalogue:
    """The texts of one language alone, so that nothing falls back."""
    shared = SRC.glob(f"i18n/catalogue/{locale}/*.ftl")
    games = SRC.glob(f"games/*/messages/{locale}.ftl")
    return Catalogue({locale: [file.read_text("utf-8") for file in (*shared, *games)]})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_a_sentence(locale):
    texts = catalogue(locale)
    data = {"suit": "S", "card": "SA"}
    unknown = texts.error(locale, "no code of ours")
    for code in CODES:
        given = {name: data.get(name, 7) for name in REFUSALS.get(code, ())}
        sentence = texts.error(locale, code, given)
        assert sentence not in {code, unknown.replace("no code of ours", code)}, (
            f"{code} is missing"
        )
        assert sentence.endswith((".", "。")), code
        assert "{" not in sentence, f"{code} wants data that the refusal does not have"


def test_the_check_finds_a_missing_code():
    assert "error" not in catalogue("en").error("en", "not_your_turn")
    assert catalogue("en").error("en", "brand_new_code").startswith("That did not work")
