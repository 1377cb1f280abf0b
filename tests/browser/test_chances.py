"""Minibridge's second adviser: the chance of each contract, drawn in the menu."""

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import SMALL, Player

from qiaopai.room import charts
from qiaopai.solver.dds import Dds

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

SCREENS = {"portrait": (390, 844), "landscape": (844, 390), "laptop": (1280, 800)}
LANGUAGES = {"en": "Chances of success", "zh-Hant": "成功率", "zh-Hans": "成功率"}
QUICK = """async (rulebook) => {
  const headers = {'Content-Type': 'application/json'};
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  const known = await (await fetch('/api/me')).json();
  if (!known) await post('/api/persons', {name: 'Ann', locale: 'en'});
  return (await post('/api/quick', {game: 'minibridge', rulebook})).table;
}"""
CHART = """
- region "Choose the contract":
  - group "Partscore":
    - button /Clubs partscore, 7 tricks, .* Made in \\d+ of 4 deals, on average −?\\d+ points/
    - button /Notrump partscore, .* Made in \\d+ of 4 deals/
  - group "Game":
    - button /Spades game, 10 tricks, .* Made in \\d+ of 4 deals/
"""
BARS = """() => [...document.querySelectorAll('.menu-entry')].map((e) => [
  e.querySelector('.menu-chance b').innerText,
  Math.round(100 * e.querySelector('.menu-bar i').offsetWidth
    / e.querySelector('.menu-bar').clientWidth) + '%',
])"""


def declare(player: Player, rulebook: str) -> None:
    """Tables by this rulebook until the cards make this player declarer."""
    player.open()
    player.find(".tables").wait_for()
    for _ in range(60):
        table = player.page.evaluate(QUICK, rulebook)
        player.page.goto(f"{player.room}/#/table/{table}")
        player.find(".menu-entry, .contract-call, .result").first.wait_for()
        if player.find(".menu-entry").count():
            return
        player.open()
        player.find(".tables").wait_for()
    raise AssertionError("sixty deals without being declarer")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals enough to see that there are more than one."""
    monkeypatch.setattr(charts, "DEALS", 4)


def test_the_chance_of_each_contract_is_drawn(
    new_player: NewPlayer, axe_script: str, solver: Dds
) -> None:
    player = new_player(SCREENS["portrait"], "en")
    declare(player, "jcbl")
    player.looks_whole()
    assert player.find(".menu-chance").count() == 0
    player.find(".chances-ask").click()
    player.find(".chances progress, .menu-chance").first.wait_for()
    player.looks_whole()
    player.find(".chances progress").wait_for(state="detached")
    assert player.find(".menu-chance").count() == player.find(".menu-entry").count() == 10
    assert player.find(".menu-entry--best").count() == 1
    assert "Best on average" in player.live
    for said, drawn in player.page.evaluate(BARS):
        assert abs(int(said.rstrip("%")) - int(drawn.rstrip("%"))) <= 2
    expect(player.find(".felt")).to_match_aria_snapshot(CHART)
    assert player.serious_findings(axe_script) == []

    # The same picture on each screen, with the hint and without, in each language.
    for hints in (True, False):
        for size in SCREENS.values():
            player.page.set_viewport_size({"width": size[0], "height": size[1]})
            for locale in LANGUAGES:
                player.find(f'.bar [value="{locale}"]').check(force=True)
                assert player.speaks(locale)
                assert player.page.evaluate(SMALL) == []
                player.looks_whole()
                panel = "e => e.scrollHeight <= e.clientHeight + 1"
                assert player.find(".panel.menu").evaluate(panel), (size, locale, hints)
        player.put_hints_away()
    player.find(".menu-entry--best").click()
    player.find(".contract-call").wait_for()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_is_asked_is_there_again_after_a_reload(
    new_player: NewPlayer, solver: Dds, locale: str
) -> None:
    player = new_player(SCREENS["landscape"], locale)
    declare(player, "jcbl")
    expect(player.find(".chances-ask")).to_have_text(LANGUAGES[locale])
    drawn = []
    for _ in range(2):
        player.find(".chances-ask").click()
        player.find(".menu-entry--best").wait_for()
        drawn.append(player.page.evaluate(BARS))
        player.page.reload()
        player.find(".menu-entry").first.wait_for()
    assert drawn[0] == drawn[1]


def test_a_table_without_advice_offers_none(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    declare(player, "tw")
    assert player.find(".chances").count() == 0
    assert player.find("[data-tool=advice]").count() == 0
