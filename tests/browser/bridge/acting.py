"""What people do at a table of bridge."""

import pytest
from tests.browser.player import LIVE_CARD, SMALL, Player

expect = pytest.importorskip("playwright.sync_api").expect

PASS = '.bid[data-call="P"][aria-disabled="false"]'
ALERTED = ".auction-call--alert"
BRIDGE = "article[aria-labelledby=game-bridge]"
PORTRAIT, LANDSCAPE = (390, 844), (844, 390)
PAIRS = {
    "zh-Hant-upright-en-across": ("zh-Hant", PORTRAIT, "en", LANDSCAPE),
    "zh-Hans-across-en-upright": ("zh-Hans", LANDSCAPE, "en", PORTRAIT),
    "zh-Hans-upright-zh-Hant-across": ("zh-Hans", PORTRAIT, "zh-Hant", LANDSCAPE),
}
"""Host and friend: between them every language is seen upright and across."""

CLAIM = """
- region /claims|concedes/:
  - heading [level=2]
  - list:
    - listitem: /spades/
  - button "Accept"
  - button "Object, play on"
"""


def sit_together(host: Player, friend: Player, badge: str, place: str) -> None:
    """A table that allows taking back, the host South and the friend where the badge says."""
    host.open()
    host.find(f"{BRIDGE} .game-buttons .button").nth(1).click()
    host.find('dialog input[value="casual"]').check(force=True)
    host.find("dialog .dialog-foot .button--main").click()
    host.find(".gather").wait_for()
    friend.page.goto(host.find(".share input").input_value())
    friend.find(".gather-seat .button").first.wait_for()
    friend.find(f'.gather-seat:has(.plate-badge:text-matches("^({badge})$")) .button').click()
    expect(host.find(f".gather-seat--{place}")).to_contain_text(friend.name)
    host.find(".gather > .panel-buttons .button").first.click()
    host.find('.gather .button--main[aria-disabled="false"]').click()
    for player in (host, friend):
        player.find(".bidding").wait_for()
        player.put_hints_away()


def bid(player: Player, call: str, *, touch: bool) -> None:
    """A bid, where the box has two steps by its level first."""
    level = player.find(f'.bid[data-level="{call[0]}"]')
    if level.count():
        level.click()
    player.choose(player.find(f'.bid[data-call="{call}"][aria-disabled="false"]'), touch=touch)


def play_one(player: Player, suit: str = "", *, touch: bool = False) -> None:
    """The first card that may be played, of a suit or of all."""
    live = player.find(f'{LIVE_CARD}[data-card^="{suit}"]' if suit else LIVE_CARD).first
    live.wait_for()
    player.put_hints_away()
    before = player.find("[data-card]").count()
    player.tap(live, touch=touch)
    player.page.wait_for_function(
        "n => document.querySelectorAll('[data-card]').length < n", arg=before
    )


def claim(player: Player, tricks: int | None = None) -> None:
    """Claim so many of the tricks left, or all of them, which the dialog begins with."""
    player.find("[data-tool=claim]").click()
    if tricks is not None:
        player.find(".tricks-number").nth(tricks).click()
    player.find("dialog .panel-buttons .button--main").click()


def look_at(player: Player, locale: str, snapshot: str = "") -> None:
    """What is asked is whole, in its language, and in English as it is read."""
    player.looks_whole()
    assert player.speaks(locale)
    assert player.page.evaluate(SMALL) == []
    if locale == "en" and snapshot:
        expect(player.find(".felt")).to_match_aria_snapshot(snapshot)
