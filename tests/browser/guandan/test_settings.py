"""What a table agrees on and plays by; refusing tribute by choice; the adviser."""

import re
from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan.acting import (
    CARD,
    DESKTOP,
    LANDSCAPE,
    LIVE,
    PORTRAIT,
    invite,
    listen,
    open_dialog,
    waits,
)
from tests.browser.guandan.prepared import E, N, S, Scene, W, dealt
from tests.browser.player import CORNER, SMALL, Player

from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.kernel.seats import Side

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

HOUSE = ".house > summary"
COLOURS = """selector => [...document.querySelectorAll(selector)].map(e =>
  [e.innerText.trim()[0], getComputedStyle(e).backgroundColor]).sort()"""


def house_rules(player: Player) -> None:
    player.find(HOUSE).click()
    expect(player.find(".house")).to_have_attribute("open", "")


def choose(player: Player, setting: str, value: str) -> None:
    player.find(f'[data-setting="{setting}"] input[value="{value}"]').check(force=True)


def switch(player: Player, setting: str, on: bool) -> None:
    player.find(f'[data-setting="{setting}"] input').set_checked(on, force=True)


@pytest.mark.parametrize(
    ("size", "locale", "touch"),
    [(PORTRAIT, "zh-Hant", True), (LANDSCAPE, "zh-Hans", True), (DESKTOP, "en", False)],
    ids=["portrait", "landscape", "desktop"],
)
def test_the_dialog_fits_and_says_what_each_setting_is(
    new_player: NewPlayer, axe_script: str, size: tuple[int, int], locale: str, touch: bool
) -> None:
    player = new_player(size, locale, touch=touch)
    open_dialog(player)
    assert not player.find(".house-body").is_visible(), "the simple case stays simple"
    house_rules(player)
    rows = player.find("dialog .setting")
    assert rows.count() == 33
    words = "\n".join(rows.all_inner_texts())
    assert not re.search(r"guandan-|_|\bTrue\b|\bccw\b", words)
    assert player.page.evaluate(SMALL) == []
    assert player.page.evaluate("document.querySelector('.dialog-body').scrollWidth") <= size[0]
    box = player.find(".dialog-foot .button--main").bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]
    assert player.serious_findings(axe_script) == []
    # What means nothing without tribute goes with it.
    switch(player, "tribute", False)
    expect(player.find('[data-setting="anti_tribute"]')).to_have_count(0)
    expect(player.find('[data-setting="tribute_seconds"]')).to_have_count(0)
    assert player.serious_findings(axe_script) == []


def test_changes_are_marked_and_taken_back_by_the_keyboard_alone(new_player: NewPlayer) -> None:
    player = new_player(DESKTOP, "en")
    player.open()
    keys = player.page.keyboard
    player.find("article[aria-labelledby=game-guandan] .game-buttons .button").nth(1).focus()
    keys.press("Enter")
    player.find(HOUSE).focus()
    keys.press("Enter")
    row = player.find('[data-setting="turn_direction"]')
    expect(row.locator(".choice-option--own")).to_contain_text("counter-clockwise")
    row.locator("input:checked").focus()
    keys.press("ArrowRight")
    expect(row.locator(".setting-mark")).to_contain_text("counter-clockwise")
    expect(player.find(HOUSE)).to_contain_text("1 changed")
    seconds = player.find('[data-setting="tribute_seconds"]')
    seconds.locator("input").focus()
    keys.press("Control+a")
    keys.type("99")
    keys.press("Tab")
    assert seconds.locator("input").input_value() == "60", "kept within its range"
    expect(player.find(HOUSE)).to_contain_text("2 changed")
    # Another rulebook has values of its own.
    player.find('dialog input[value="national2017"]').check(force=True)
    expect(player.find('[data-setting="report_threshold"] input:checked')).to_have_value("10")
    expect(player.find(HOUSE)).to_contain_text("2 changed")
    player.find('[data-do="reset"]').focus()
    keys.press("Enter")
    expect(player.find(HOUSE)).to_contain_text("as in the rulebook")
    expect(player.find(".setting--changed")).to_have_count(0)
    keys.press("Escape")
    expect(player.find("dialog")).to_have_count(0)


def test_what_does_not_go_together_is_refused_in_words(
    new_player: NewPlayer, axe_script: str
) -> None:
    player = new_player(PORTRAIT, "zh-Hans", touch=True)
    open_dialog(player)
    house_rules(player)
    switch(player, "overshoot_passes_a", True)
    player.find(".dialog-foot .button--main").tap()
    expect(player.find(".dialog-problem")).to_contain_text("升过 A 即胜")
    expect(player.find(".dialog-problem")).to_contain_text("须打己方的 A 才能过")
    assert player.serious_findings(axe_script) == []
    switch(player, "a_pass_requires_declarer", False)
    expect(player.find(".dialog-problem")).to_have_count(0)
    player.find(".dialog-foot .button--main").tap()
    expect(player.find("[data-changed]")).to_have_count(2)
    # The refusal was asked for.
    player.faults = [fault for fault in player.faults if "400" not in fault and "409" not in fault]


def test_a_table_with_two_changed_settings_plays_by_them(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    """Clockwise, so west follows south; two jokers are no pair of a full house."""
    prepare(Scene(dealt({S: "S3 D3 C3 SB SB HR HR H9"}), leader=S))
    host, friend = new_player(DESKTOP, "en"), new_player(PORTRAIT, "zh-Hant", touch=True)
    open_dialog(host)
    choose(host, "turn_seconds", "0")
    house_rules(host)
    choose(host, "turn_direction", "cw")
    switch(host, "full_house_joker_pair", False)
    invite(host, friend)
    agreed = friend.find(".agreed")
    expect(agreed).to_contain_text("順時針")
    expect(agreed.locator('[data-changed="full_house_joker_pair"]')).to_contain_text("否")
    assert friend.serious_findings(axe_script) == []
    gathered = host.page.evaluate(COLOURS, ".gather-seat .plate-badge")
    host.find(".gather .button--main").click()
    assert waits(host) == "play"
    assert host.page.evaluate(COLOURS, ".gd-plate .plate-badge") == gathered, "a side, a colour"
    host.put_hints_away()
    for card in ("S3", "D3", "C3", "SB"):
        host.find(f'{CARD}[data-card="{card}"]').first.click(position=CORNER)
    host.find(f'{CARD}[data-card="SB"]').nth(1).click(position=CORNER)
    expect(host.find(".gd-said")).to_contain_text("no play")
    expect(host.find('[data-do="play"]')).to_have_attribute("aria-disabled", "true")
    host.page.keyboard.press("Escape")
    said = listen(host)
    host.find(f'{CARD}[data-card="H9"]').first.click(position=CORNER)
    host.find('[data-do="play"]').click()
    # East, to the right, is the last of the round.
    assert waits(friend) == "play"
    host.page.wait_for_function("() => window.said.some(line => /^North/.test(line))")
    seats = re.findall(r"^(South|East|North|West)\b", said(), re.MULTILINE)
    assert list(dict.fromkeys(seats)) == ["South", "West", "North"]
    # Who looks again finds it in the menu.
    friend.find("[data-tool=menu]").tap()
    expect(friend.find("dialog .agreed")).to_contain_text("順時針")


def refusing(host: Player, friend: Player, prepare: Callable[[Scene], None]) -> None:
    """East and west have lost both places; each holds a big joker and may refuse."""
    standing = Standing({Side.NS: "5", Side.EW: "2"}, Side.NS, order=(S, N, E, W))
    prepare(Scene(dealt({E: "HR", W: "HR"}), standing))
    open_dialog(host)
    choose(host, "turn_seconds", "0")
    house_rules(host)
    choose(host, "anti_tribute", "optional")
    invite(host, friend)
    host.find(".gather .button--main").click()
    assert waits(friend) == "give"
    friend.put_hints_away()


def test_who_may_refuse_tribute_can_do_so(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    host, friend = new_player(LANDSCAPE, "en"), new_player(PORTRAIT, "zh-Hans", touch=True)
    refusing(host, friend, prepare)
    refuse = friend.find('[data-do="refuse"]')
    expect(refuse).to_have_text("抗贡")
    friend.looks_whole()
    assert friend.serious_findings(axe_script) == []
    refuse.tap()
    assert waits(host) == "play"
    assert host.find('[data-do="pass"]').count() == 0, "the first leads"
    expect(host.find(LIVE)).to_contain_text("refuse")
    assert len(host.hand_of_guandan) == len(friend.hand_of_guandan) == 27


def test_who_may_refuse_tribute_can_pay_all_the_same(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    host, friend = new_player(LANDSCAPE, "en"), new_player(PORTRAIT, "zh-Hans", touch=True)
    refusing(host, friend, prepare)
    payable = friend.find(f"{CARD}:not(.card--off)")
    assert payable.evaluate_all("all => all.map(e => e.dataset.card)") == ["HR"]
    payable.first.tap(position=CORNER)
    friend.find('[data-do="give"]').tap()
    expect(friend.find('[data-do="refuse"]')).to_have_count(0)
    expect(friend.find(f'{CARD}[data-card="HR"]')).to_have_count(0)
    assert "refuse" not in host.live


def test_the_adviser_answers_where_the_table_allows_it(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    prepare(Scene(dealt({S: "S3 S4 S5 S6 S7"}), leader=S))
    host, friend = new_player(DESKTOP, "en"), new_player(PORTRAIT, "zh-Hant", touch=True)
    open_dialog(host)
    choose(host, "turn_seconds", "0")
    switch(host, "advice", True)
    invite(host, friend)
    host.find(".gather .button--main").click()
    assert waits(host) == "play"
    host.put_hints_away()
    host.looks_whole()
    host.page.keyboard.press("i")
    expect(host.find(".advice-choice")).to_contain_text("Play ")
    assert host.serious_findings(axe_script) == []
    host.find("dialog .button--main").click()
    expect(host.find(CARD)).not_to_have_count(27)
    # On a phone it is in the menu.
    assert waits(friend) == "play"
    friend.put_hints_away()
    friend.find("[data-tool=menu]").tap()
    friend.find(".menu-list .button").first.tap()
    expect(friend.find(".advice-choice")).to_be_visible()
    friend.find("dialog .button--main").tap()
    expect(friend.find("dialog")).to_have_count(0)
    expect(friend.find('[data-do="play"]')).to_have_count(0)


def test_without_the_agreement_there_is_no_adviser(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(Scene(dealt({S: "S3"}), leader=S))
    player = new_player(DESKTOP, "en")
    open_dialog(player)
    player.find("dialog .dialog-foot .button--main").click()
    player.find(".gather > .panel-buttons .button").first.click()
    player.find('.gather .button--main[aria-disabled="false"]').click()
    assert waits(player) == "play"
    player.page.keyboard.press("i")
    expect(player.find(LIVE)).to_contain_text("No advice now.")
    expect(player.find("[data-tool=advice]")).to_have_count(0)


def test_the_rules_page_shows_every_rulebook_in_words(
    new_player: NewPlayer, axe_script: str
) -> None:
    player = new_player(PORTRAIT, "zh-Hans", touch=True).open("#/rules/guandan")
    book = player.find('[data-book="national2017"]')
    book.locator("summary").tap()
    expect(book.locator("dl")).to_contain_text("逆时针")
    assert book.locator("dl > div").count() == 34
    assert not re.search(r"[a-z]_|guandan|\bccw\b", book.locator("dl").inner_text())
    assert player.fits()
    assert player.serious_findings(axe_script) == []
