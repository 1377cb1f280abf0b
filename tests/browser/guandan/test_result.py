"""The end of a deal: the panel leaves the head free, and who watches may sit down again."""

from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan.acting import CARD, DESKTOP, LANDSCAPE, PORTRAIT, play_four, sit_down
from tests.browser.guandan.matches import four_plays
from tests.browser.guandan.prepared import Scene

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

SIZES = [
    PORTRAIT,
    LANDSCAPE,
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    DESKTOP,
    (1920, 1080),
]

COVERED = """() => [...document.querySelectorAll('.gd-toolbar .tool')].filter((tool) => {
  const box = tool.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !tool.contains(there);
}).map((tool) => tool.dataset.tool)"""


def test_at_the_end_of_a_deal_the_tools_are_at_hand(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(four_plays())
    player = new_player(DESKTOP, "en")
    sit_down(player)
    play_four(player)
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(150)
        assert player.page.evaluate(COVERED) == [], (width, height)
        for tool in ("sheet", "menu"):
            player.find(f'[data-tool="{tool}"]').click(timeout=3000)
            player.find("dialog").wait_for()
            player.page.keyboard.press("Escape")
            player.find("dialog").wait_for(state="detached")
        player.find(".result-foot .button--main").click(trial=True)


def test_who_watches_between_two_deals_may_sit_down(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    prepare(four_plays())
    south = new_player(DESKTOP, "en")
    sit_down(south)
    looker = new_player(PORTRAIT, "en", touch=True)
    looker.page.goto(south.page.url)
    looker.find(".gd-plate").first.wait_for()
    play_four(south)
    assert south.find("[data-sit]").count() == 0
    looker.find(".gd-result").wait_for(timeout=60_000)
    expect(looker.find(".sit-again")).to_contain_text("You are watching")
    seats = looker.find("[data-sit]").evaluate_all("all => all.map(e => e.dataset.sit)")
    assert seats == ["N", "E", "W"], "south's seat is a person's"
    assert looker.serious_findings(axe_script) == []
    looker.find('[data-sit="E"]').tap()
    expect(looker.find(".result-foot .button--main")).to_be_visible()
    looker.find(".result-foot .button--main").tap()
    south.find(".result-foot .button--main").click()
    expect(looker.find(CARD)).to_have_count(27, timeout=30_000)
