"""Guandan in the browser: whole deals by clicks and by keys, choosing cards."""

import time
from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan.acting import (
    CARD,
    DESKTOP,
    LANDSCAPE,
    LIVE,
    PORTRAIT,
    play_out,
    sit_down,
    waits,
)
from tests.browser.guandan.prepared import S, Scene, dealt
from tests.browser.player import SMALL, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect


@pytest.mark.parametrize(
    ("size", "locale", "touch", "first"),
    [
        pytest.param(PORTRAIT, "zh-Hans", True, "头游", id="portrait-zh-Hans"),
        pytest.param(LANDSCAPE, "zh-Hant", True, "頭游", id="landscape-zh-Hant"),
        pytest.param(DESKTOP, "en", False, "1st", id="desktop-en"),
    ],
)
def test_a_deal_by_clicks(
    new_player: NewPlayer,
    axe_script: str,
    size: tuple[int, int],
    locale: str,
    touch: bool,
    first: str,
) -> None:
    player = new_player(size, locale, touch=touch)
    sit_down(player)
    waits(player)
    player.put_hints_away()
    player.looks_whole()
    assert player.page.evaluate(SMALL) == []
    heights = player.find(".gd-take").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().height)"
    )
    assert heights
    assert min(heights) >= 44
    assert player.serious_findings(axe_script) == []
    play_out(player, touch=touch, check=True)
    expect(player.find(".gd-order li")).to_have_count(4)
    expect(player.find(".gd-order li").first).to_contain_text(first)
    expect(player.find(".gd-sheet tbody tr")).to_have_count(1)
    assert player.find(".gd-order .gd-row").count() >= 1, "what is left is shown"
    assert player.serious_findings(axe_script) == []
    player.find(".result-foot .button--main").click()
    expect(player.find(CARD).first).to_be_visible()


WHOLE = "S3 D3 C3 S4 D4 C4 S9 SK HK DK CK S6 D6 H9 HT HJ HQ H8 S7 D7 SA DA C2 D2 CJ CT DQ"


def chosen(player: Player) -> list[str]:
    found = player.find(f'{CARD}[aria-pressed="true"]')
    return [str(card) for card in found.evaluate_all("all => all.map(e => e.dataset.card)")]


def hint(player: Player) -> list[str]:
    """The cards of the next hint."""
    before = chosen(player)
    player.find('[data-do="hint"]').click()
    for _ in range(40):
        if chosen(player) not in (before, []):
            break
        player.page.wait_for_timeout(50)
    return chosen(player)


TOOLBAR = """
- toolbar "Play":
  - button "Arrange"
  - group "Straight flushes":
    - button "No straight flush in spades" [disabled]
    - button /Straight flush in hearts, \\d+ possible/
  - button "Hint"
  - button "Play" [disabled]
"""


def test_choosing_by_column_by_stroke_and_by_combinations(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    prepare(Scene(dealt({S: WHOLE})))
    player = new_player(LANDSCAPE, "en")
    sit_down(player)
    assert waits(player) == "play"
    player.put_hints_away()
    expect(player.find(".felt")).to_match_aria_snapshot(TOOLBAR)
    assert player.find(f"{CARD} > .sr-only").first.inner_text() == "2 of clubs"
    # A column by its number, and back.
    take = player.find('.gd-take[aria-label*="all"]').first
    take.click()
    assert take.get_attribute("aria-pressed") == "true"
    take.click()
    expect(player.find(f'{CARD}[aria-pressed="true"]')).to_have_count(0)
    # A stroke from one card to the next column.
    boxes = [
        player.find(f'{CARD}[data-card="{card}"]').first.bounding_box() for card in ("D4", "D3")
    ]
    assert boxes[0]
    assert boxes[1]
    player.page.mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 50)
    player.page.mouse.down()
    player.page.mouse.move(boxes[1]["x"] + 20, boxes[1]["y"] + 50, steps=8)
    player.page.mouse.up()
    for card in ("D4", "D3"):
        expect(player.find(f'{CARD}[data-card="{card}"][aria-pressed="true"]')).to_have_count(1)
    expect(player.find(".gd-said")).to_contain_text("no play")
    player.page.keyboard.press("Escape")
    # A straight flush by its suit.
    player.find('[data-flush="H"]').click()
    expect(player.find(".gd-said")).to_contain_text("Straight flush")
    player.page.keyboard.press("Escape")
    # The same by keys, and not in another suit.
    for key in "sfh":
        player.page.keyboard.press(key)
    expect(player.find(".gd-said")).to_contain_text("Straight flush")
    assert {card[0] for card in chosen(player)} <= {"H"}
    for key in "sfc":
        player.page.keyboard.press(key)
    expect(player.find(LIVE)).to_contain_text("No straight flush")
    player.page.keyboard.press("Escape")
    # A hint is the smallest, the next one another.
    hinted = [hint(player) for _ in range(3)]
    assert "3" in {card[1] for card in hinted[0]}
    assert len({tuple(one) for one in hinted}) == 3
    player.page.keyboard.press("Escape")
    # By combinations and back; nothing is lost.
    player.find('[data-do="arrange"]').click()
    expect(player.find('[data-do="arrange"]')).to_have_attribute("aria-pressed", "true")
    assert len(player.find(CARD).all()) == 27
    assert player.serious_findings(axe_script) == []
    player.find('.gd-take[aria-label*="Straight flush"]').first.click()
    expect(player.find(".gd-said")).to_contain_text("Straight flush")
    player.find('[data-do="arrange"]').click()
    expect(player.find('[data-do="arrange"]')).to_have_attribute("aria-pressed", "false")
    ranks = [card[1] for card in player.hand_of_guandan]
    assert ranks == sorted(ranks, key="2AKQJT9876543".index), "by rank again"


def test_a_deal_by_the_keyboard_alone(new_player: NewPlayer) -> None:
    player = new_player((1280, 800), "en")
    player.open()
    keys = player.page.keyboard
    player.find("article[aria-labelledby=game-guandan] .game-play").focus()
    keys.press("Enter")
    player.find(CARD).first.wait_for()
    for key, said in (("m", "spade"), ("v", "The level is 2"), ("y", "cards"), ("l", "current")):
        keys.press(key)
        expect(player.find(LIVE)).to_contain_text(said)
    until, typed = time.monotonic() + 120, False
    while (asked := waits(player)) != "end":
        assert time.monotonic() < until, player.live
        leads = asked == "play" and not player.find('[data-do="pass"]').count()
        if asked == "choice":
            keys.press("f")
            keys.press("Enter")
        elif asked == "give":
            keys.press("f")
            keys.press(" ")
            keys.press("Enter")
        elif leads and not typed:
            # The lowest card by its suit and rank.
            card = player.hand_of_guandan[-1]
            for key in card.lower():
                keys.press(key)
            expect(player.find(f'{CARD}[aria-pressed="true"]')).to_have_count(1)
            keys.press("Enter")
            typed = True
        else:
            keys.press("h")
            player.page.wait_for_timeout(150)
            keys.press("Enter" if player.find(f'{CARD}[aria-pressed="true"]').count() else "p")
        player.page.wait_for_timeout(150)
    assert typed
    keys.press("n")
    expect(player.find(CARD).first).to_be_visible()
