"""Company at a table: friends, other windows, lost connections."""

import time
from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD

pytestmark = pytest.mark.browser
expect = pytest.importorskip("playwright.sync_api").expect


def test_a_friend_joins_as_partner(new_player: NewPlayer) -> None:
    host = new_player(locale="en").open()
    host.find(".game-buttons .button").nth(1).click()
    host.find("dialog .button--main").click()
    host.find(".gather").wait_for()
    link = host.find(".share input").input_value()

    friend = new_player((390, 844), "zh-Hant")
    friend.page.goto(link)
    friend.find(".gather-seat--top .button").first.click()
    expect(host.find(".gather-seat--top")).to_contain_text(friend.name)
    expect(friend.find(".gather-seat--top")).to_contain_text(host.name)
    host.find(".gather > .panel-buttons .button").first.click()
    host.find('.gather .button--main[aria-disabled="false"]').click()
    for player in (host, friend):
        player.find(".hand--hand .card, .result").first.wait_for()
        player.looks_whole()
    # Dummy's owner watches; everybody else of this side plays on to the end.
    until = time.monotonic() + 60
    while not (host.find(".result").count() and friend.find(".result").count()):
        assert time.monotonic() < until
        host.act()
        friend.act()


def test_reload_in_the_middle_of_a_trick(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.sit_and_play()
    player.act()
    player.act_until(LIVE_CARD)
    player.page.wait_for_function("() => document.querySelectorAll('[data-trick]').length < 4")
    hand = player.hand
    trick = player.find("[data-trick]").evaluate_all("all => all.map(e => e.dataset.trick)")
    player.page.reload()
    player.find(LIVE_CARD).first.wait_for()
    assert player.hand == hand
    assert player.find("[data-trick]").evaluate_all("all => all.map(e => e.dataset.trick)") == trick
    player.act()


def test_another_window_takes_the_seat_and_gives_it_back(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.sit_and_play()
    other = player.context.new_page()
    other.goto(player.page.url)
    other.locator(".hand--hand .card").first.wait_for()
    expect(player.find(".notice h1")).to_have_text("This seat is open in another window")
    player.find(".notice .button").click()
    player.find(".hand--hand .card").first.wait_for()
    expect(other.locator(".notice")).to_be_visible()


def test_a_lost_connection_is_told_and_mended(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.page.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        " window.WebSocket = class extends Real { constructor(u) {"
        " super(window.broken ? u.replace('/api/', '/none/') : u); window.sockets.push(this); } };"
    )
    player.sit_and_play()
    player.page.evaluate("window.broken = true; window.sockets.at(-1).close()")
    player.find(".banner").wait_for()
    assert "Connection lost" in player.live
    player.page.evaluate("window.broken = false")
    player.find(".banner").wait_for(state="detached")
    assert "Connected again" in player.live
    player.faults = [fault for fault in player.faults if "/none/" not in fault]


def test_leaving_says_what_it_costs(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.play_now()
    player.find(".tool").first.click()
    player.find("dialog .button--danger").click()
    player.find("dialog .button--danger").click()
    expect(player.find("dialog")).to_contain_text("not finished")
    player.find("dialog .button--danger").click()
    player.find(".lobby").wait_for()


def test_a_claim_of_all_tricks(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.sit_and_play()
    player.find('.tool[aria-label="Claim"]').click()
    player.find(".tricks-number").first.click()
    expect(player.find("dialog .button--main")).to_have_text("Concede the rest")
    player.find("dialog .button--main").click()
    # Accepted, or a partner who defends has objected: then play goes on.
    player.find(".result, .toast").first.wait_for()
    player.act_until(".result")


def test_a_refused_claim_is_seen_while_play_goes_on(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.sit_and_play()
    player.find('.tool[aria-label="Claim"]').click()
    player.find("dialog .button--main").click()
    toast = player.find(".toast")
    expect(toast).to_contain_text("The claim is refused.")
    expect(toast).to_contain_text("Object, play on")
    # The bots go on at once, and the words are still there.
    player.find(LIVE_CARD).first.wait_for()
    player.act()
    expect(toast).to_contain_text("The claim is refused.")


def test_a_name_can_be_changed(new_player: NewPlayer) -> None:
    player = new_player(locale="en").open()
    player.find(".name-tag").click()
    player.find("#my-name").fill("Yarborough")
    player.page.keyboard.press("Enter")
    expect(player.find(".name-tag")).to_contain_text("Yarborough")
    player.page.reload()
    expect(player.find(".name-tag")).to_contain_text("Yarborough")


def test_a_table_can_be_opened_before_the_games_are_known(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    held: list[Callable[[], None]] = []
    player.page.route("**/api/games", lambda route: held.append(route.continue_))
    player.open()
    player.find(".games .game-buttons .button").nth(1).click()
    expect(player.find("dialog")).to_have_count(0)
    for go_on in held:
        go_on()
    expect(player.find("dialog")).to_be_visible()
