"""`qiaopai rules`: the books, and what in them is ours."""

import pytest
from typer.testing import CliRunner, Result

from qiaopai.cli import app
from qiaopai.games.minibridge.rulebooks import RULEBOOKS


def invoke(*words: str) -> Result:
    return CliRunner().invoke(app, ["rules", *words], env={"LC_ALL": "C", "LANG": "C"})


def test_a_book_with_source_settings_laws_and_what_is_ours() -> None:
    text = invoke("minibridge", "--rulebook", "tw").stdout
    assert RULEBOOKS["tw"].source in text
    assert "First odd trick at notrump: 40" in text
    assert "tw_19_20_revoke: Articles 19 and 20" in text
    assert "At 20–20 the same dealer deals again." in text
    assert "jcbl" not in text


def test_all_books_without_a_name() -> None:
    text = invoke("minibridge").stdout
    assert "minibridge · tw" in text
    assert "minibridge · jcbl" in text


@pytest.mark.parametrize("locale", ["en", "zh-Hant", "zh-Hans"])
def test_everything_on_the_page_is_translated(locale: str) -> None:
    text = invoke("minibridge", "--locale", locale).stdout
    for prefix in ("cli-", "minibridge-"):
        assert prefix not in text


def test_the_page_speaks_the_language_asked_for() -> None:
    assert "攤牌給所有人看：是" in invoke("minibridge", "--locale", "zh-HK").stdout
    assert "摊牌" in invoke("minibridge", "--locale", "zh").stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("whist",), "unknown_game"),
        (("minibridge", "--rulebook", "xx"), "unknown_rulebook"),
        (("minibridge", "--locale", "xx"), "unknown_locale"),
    ],
)
def test_bad_input_is_refused_by_code(words: tuple[str, ...], code: str) -> None:
    result = invoke(*words)
    assert result.exit_code == 2
    assert f"[{code}]" in result.stderr
