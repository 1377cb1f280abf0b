"""Contract bridge between two people at one table, and by the keyboard alone."""

import time

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import CORNER, LIVE_CARD, SMALL, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

PASS = '.bid[data-call="P"][aria-disabled="false"]'
BRIDGE = "article[aria-labelledby=game-bridge]"
PORTRAIT, LANDSCAPE = (390, 844), (844, 390)


def two_opponents(host: Player, friend: Player) -> None:
    """A table that allows taking back, the host South and the friend East."""
    host.open()
    host.find(f"{BRIDGE} .game-buttons .button").nth(1).click()
    host.find('dialog input[value="casual"]').check(force=True)
    host.find("dialog .dialog-foot .button--main").click()
    host.find(".gather").wait_for()
    friend.page.goto(host.find(".share input").input_value())
    friend.find(".gather-seat--right .button, .gather-seat--left .button").first.wait_for()
    friend.find('.gather-seat:has(.plate-badge:text-matches("^(東|东|E)$")) .button').click()
    expect(host.find(".gather-seat--right")).to_contain_text(friend.name)
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


def play_one(player: Player, *, touch: bool) -> None:
    player.find(LIVE_CARD).first.wait_for()
    player.act(touch=touch)


def turn_of(player: Player, other: Player, *, touch: bool) -> None:
    """The other plays on until this one has a card to play."""
    until = time.monotonic() + 30
    while not player.find(LIVE_CARD).count():
        assert time.monotonic() < until, player.live
        other.act(touch=touch)


def alert_and_explain(host: Player, friend: Player) -> None:
    """The host alerts what he bids; the friend explains his pass when he is asked."""
    host.find(".bid--alert").click()
    host.find(".bidding-text input").fill("thirteen tricks")
    host.looks_whole()
    bid(host, "7NT", touch=True)
    friend.find(".auction-call--alert").click()
    expect(friend.find("dialog .meaning")).to_contain_text("thirteen tricks")
    friend.page.keyboard.press("Escape")
    assert host.find(".auction-call--alert").count() == 1

    host.find(".auction-call").nth(1).click()
    host.find("dialog .button--main").click()
    friend.find(".owed").click()
    friend.find("dialog .meaning-form input").fill("nothing to say")
    friend.find("dialog .meaning-form .button--main").click()
    expect(host.find("dialog .meaning")).to_contain_text("nothing to say")
    expect(host.find("[data-testid=live]")).to_contain_text("nothing to say")
    host.page.keyboard.press("Escape")


def pass_out(host: Player, friend: Player) -> None:
    while not host.find(".contract-call").count():
        for player in (host, friend):
            if player.find(PASS).count():
                player.choose(player.find(PASS), touch=player is host)
        host.page.wait_for_timeout(50)
    host.find(".hand--dummy .card").first.wait_for()
    host.put_hints_away()


def take_back(host: Player, friend: Player) -> None:
    """A card is asked back: refused once, granted once."""
    turn_of(host, friend, touch=False)
    play_one(host, touch=True)
    host.find("[data-tool=undo]").click()
    friend.find(".question .button").nth(1).click()
    expect(host.find(".toast")).to_be_visible()
    friend.find(LIVE_CARD).first.wait_for()
    friend.put_hints_away()
    cards = len(friend.hand)
    play_one(friend, touch=False)
    friend.find("[data-tool=undo]").click()
    host.find(".question .button--main").click()
    expect(friend.find(".hand--hand .card")).to_have_count(cards)
    friend.find(LIVE_CARD).first.wait_for()
    play_one(friend, touch=False)


def claim_twice(host: Player, friend: Player) -> None:
    """A claim is refused and play goes on; the next one is accepted."""
    for answer in (1, 0):
        turn_of(friend, host, touch=True)
        friend.find("[data-tool=claim]").click()
        friend.find(".tricks-number").last.click()
        friend.find("dialog .panel-buttons .button--main").click()
        host.find(".question .button").nth(answer).click()
        if answer:
            turn_of(friend, host, touch=True)
            play_one(friend, touch=False)


@pytest.mark.parametrize(
    ("size", "locale", "other_size", "other_locale"),
    [
        pytest.param(PORTRAIT, "zh-Hant", LANDSCAPE, "en", id="portrait-zh-Hant"),
        pytest.param(LANDSCAPE, "zh-Hans", PORTRAIT, "en", id="landscape-zh-Hans"),
    ],
)
def test_a_deal_of_two_people(
    new_player: NewPlayer,
    axe_script: str,
    size: tuple[int, int],
    locale: str,
    other_size: tuple[int, int],
    other_locale: str,
) -> None:
    host = new_player(size, locale, touch=True)
    friend = new_player(other_size, other_locale)
    two_opponents(host, friend)

    # North, a bot, deals; the friend passes.
    friend.find(PASS).click()
    host.find(PASS).wait_for()
    host.put_hints_away()
    for player in (host, friend):
        player.looks_whole()
        assert player.page.evaluate(SMALL) == []
    assert host.serious_findings(axe_script) == []
    alert_and_explain(host, friend)
    pass_out(host, friend)
    expect(host.find(".contract-call")).to_have_attribute("data-suit", "NT")
    take_back(host, friend)
    claim_twice(host, friend)
    for player in (host, friend):
        player.find(".result").wait_for()
        player.looks_whole()
        assert player.find(".diagram-hand").count() == 4
        assert player.find(".terms tbody tr").count() >= 1
    assert host.serious_findings(axe_script) == []

    # And looked at again, while the seat is kept.
    replay = host.find(".result-replay").get_attribute("href") or ""
    host.open(replay)
    host.find(".compass").wait_for()
    host.page.keyboard.press("ArrowRight")
    expect(host.find("[data-replay]")).to_have_count(1)
    expect(host.find(".board-notes")).to_contain_text("thirteen tricks")
    assert host.serious_findings(axe_script) == []


def test_by_the_keyboard_alone(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.open()
    player.find(f"{BRIDGE} .game-play").wait_for()
    for _ in range(20):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(f"document.activeElement.matches('{BRIDGE} .game-play')"):
            break
    player.page.keyboard.press("Enter")
    player.find(PASS).wait_for()

    def ask(key: str) -> str:
        lines = player.find("[data-testid=live] p")
        last = lines.last.element_handle() if lines.count() else None
        player.page.keyboard.press(key)
        player.page.wait_for_function(
            "old => { const all = document.querySelectorAll('[data-testid=live] p');"
            " return all.length && all[all.length - 1] !== old; }",
            arg=last,
        )
        return lines.last.inner_text()

    expect(player.find(".felt")).to_match_aria_snapshot(
        '- region "The auction":\n  - group "Other calls":\n    - button "Pass"\n'
    )
    assert "North dealt" in ask("V")
    assert "North:" in ask("B")
    assert "no contract" in ask("b")
    player.page.keyboard.press("f")
    assert player.page.evaluate("document.activeElement.matches('.bid')")
    player.page.keyboard.press("!")
    expect(player.find(".bid--alert")).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("!")
    player.page.keyboard.press("7")
    player.page.keyboard.press("n")
    while not player.find(".contract-call").count():
        if player.find(PASS).count():
            player.page.keyboard.press("p")
        player.page.wait_for_timeout(50)
    assert "7 notrump" in ask("b")
    player.find(LIVE_CARD).first.wait_for()
    card = player.find(LIVE_CARD).last.get_attribute("data-card") or ""
    player.page.keyboard.press(card[0].lower())
    player.page.keyboard.press(card[1].lower())
    player.find(f'[data-trick="{card}"], .trick-slot').first.wait_for()
    player.find(LIVE_CARD).first.wait_for()
    player.page.keyboard.press("x")
    player.find("dialog .tricks-number").first.focus()
    player.page.keyboard.press("Enter")
    player.find("dialog .panel-buttons .button--main").focus()
    player.page.keyboard.press("Enter")
    player.find(".result").wait_for()
    assert "The deal is over" in player.live


def test_the_box_folds_and_says_why_not(new_player: NewPlayer) -> None:
    player = new_player(PORTRAIT, "en")
    player.play_now("bridge")
    player.find(PASS).wait_for()
    player.put_hints_away()
    assert player.find(".bid[data-call]").count() == 5 + 3
    player.find('.bid[data-call="XX"]').click(force=True)
    player.find(".toast").wait_for()
    assert player.find(".auction-open").count() == 1
    wide = new_player(locale="en")
    wide.play_now("bridge")
    wide.find(PASS).wait_for()
    assert wide.find(".bid[data-call]").count() == 35 + 3
    wide.find(".hand--hand .card").first.click(position=CORNER)
    wide.looks_whole()
