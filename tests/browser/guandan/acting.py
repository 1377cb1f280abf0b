"""What a person does at a table of Guandan."""

import time

import pytest
from tests.browser.player import CORNER, Player

expect = pytest.importorskip("playwright.sync_api").expect

PORTRAIT, LANDSCAPE, DESKTOP = (390, 844), (844, 390), (1440, 900)
CARD = '[data-group="hand"] .card'
LIVE = "[data-testid=live]"
# The number over a column is an extra beside its cards; axe asks 24 pixels of it.
NEXT_TO_CARDS = "gd-take"


def sit_down(player: Player) -> None:
    player.open()
    player.find("article[aria-labelledby=game-guandan] .game-play").click()
    player.find(f"{CARD}, .gd-result").first.wait_for()


def waits(player: Player) -> str:
    """What the player is asked: a play, a card to give, a choice, the next deal."""
    asked = '[data-do="play"], [data-do="give"], .gd-choices .gd-choice, .gd-result'
    player.find(asked).first.wait_for(timeout=60_000)
    for name, selector in (
        ("end", ".gd-result"),
        ("choice", ".gd-choices .gd-choice"),
        ("give", '[data-do="give"]'),
    ):
        if player.find(selector).count():
            return name
    return "play"


def press(player: Player, selector: str, *, touch: bool = False) -> None:
    button = player.find(selector).first
    button.tap() if touch else button.click()


def answer(player: Player, asked: str, *, touch: bool = False) -> None:
    """One answer by clicks; a play is the one that the hint shows."""
    player.put_hints_away()
    if asked == "choice":
        press(player, ".gd-choices .gd-choice", touch=touch)
    elif asked == "give":
        player.find(f"{CARD}:not(.card--off)").last.click(position=CORNER)
        press(player, '[data-do="give"]', touch=touch)
    else:
        press(player, '[data-do="hint"]', touch=touch)
        expect(player.find(f'{CARD}[aria-pressed="true"], .toast').first).to_be_visible()
        beats = player.find(f'{CARD}[aria-pressed="true"]').count()
        press(player, '[data-do="play"]' if beats else '[data-do="pass"]', touch=touch)
    player.page.wait_for_timeout(120)


def play_out(player: Player, *, touch: bool = False, check: bool = False) -> None:
    until = time.monotonic() + 120
    while (asked := waits(player)) != "end":
        assert time.monotonic() < until, player.live
        if check:
            player.looks_whole()
        answer(player, asked, touch=touch)
