"""What a person does at a table of Guandan."""

import time
from collections.abc import Callable

import pytest
from tests.browser.player import CORNER, Player

expect = pytest.importorskip("playwright.sync_api").expect

PORTRAIT, LANDSCAPE, DESKTOP = (390, 844), (844, 390), (1440, 900)
CARD = '[data-group="hand"] .card'
LIVE = "[data-testid=live]"


def sit_down(player: Player) -> None:
    player.open()
    player.find("article[aria-labelledby=game-guandan] .game-play").click()
    player.find(f"{CARD}, .gd-result").first.wait_for()


def listen(player: Player) -> Callable[[], str]:
    """Everything that is said from now on, also what the live region has dropped since."""
    player.page.evaluate(
        "selector => { window.said = []; new MutationObserver(all => all.forEach(one =>"
        " one.addedNodes.forEach(node => window.said.push(node.textContent))))"
        ".observe(document.querySelector(selector), {childList: true}); }",
        LIVE,
    )
    return lambda: "\n".join(player.page.evaluate("window.said"))


def open_dialog(player: Player) -> None:
    """The dialog in which a table is opened."""
    player.open()
    player.find("article[aria-labelledby=game-guandan] .game-buttons .button").nth(1).click()
    player.find("dialog .dialog-foot").wait_for()


def invite(host: Player, friend: Player) -> None:
    """The table is opened, the friend sits East, the others are bots; it can be started."""
    host.find("dialog .dialog-foot .button--main").click()
    host.find(".gather").wait_for()
    seat(host, friend)


def seat(host: Player, friend: Player) -> None:
    """At a table that gathers the friend sits East, the others are bots."""
    host.find(".gather").wait_for()
    friend.page.goto(host.find(".share input").input_value())
    friend.find('.gather-seat:has(.plate-badge:text-matches("^(東|东|E)$")) .button').click()
    expect(host.find(".gather-seat--right")).to_contain_text(friend.name)
    host.find(".gather > .panel-buttons .button").first.click()
    host.find('.gather .button--main[aria-disabled="false"]').wait_for()


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


def pick(player: Player, words: str, *, touch: bool = False) -> None:
    """The choice that says so; it is made when there is nothing more to choose."""
    choice = player.find(".gd-choice").filter(has_text=words)
    choice.tap() if touch else choice.click()
    expect(player.find(".gd-choices .gd-choice")).to_have_count(0)


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


def play_four(player: Player) -> None:
    """South's four great plays; the others end the deal."""
    for rank in "AK2Q":
        assert waits(player) == "play"
        player.put_hints_away()
        player.find(f'.gd-take[data-take^="{rank}"]').click()
        player.find('[data-do="play"]:not([aria-disabled])').click()
        if rank != "Q":
            expect(player.find('[data-do="pass"]')).to_have_count(0)
            player.find('[data-do="play"]').wait_for()
    player.find(".gd-result").wait_for(timeout=60_000)
