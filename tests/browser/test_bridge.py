"""Contract bridge between people at one table, on each phone screen in each language."""

import time

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import CORNER, LIVE_CARD, SMALL, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]
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

AUCTION = """
- region "The auction":
  - table "The auction":
    - rowgroup:
      - row /West.*North Dealer.*East.*South/
    - rowgroup:
      - row /North/:
        - cell
        - cell /North/:
          - button /North \\S+/
  - group "Level":
    - button "1"
    - button "7"
  - group "Other calls":
    - button "Pass"
    - button "Double"
    - button "Redouble" [disabled]
    - button "Alert"
"""

CLAIM = """
- region /claims|concedes/:
  - heading [level=2]
  - list:
    - listitem: /spades/
  - button "Accept"
  - button "Object, play on"
"""

UNDO = """
- region /South asks to take back/:
  - heading [level=2]
  - button "Allow it"
  - button "Play on"
"""

LIN = (
    "pn|Sam,Wu,Nan,Ed|st||rh||ah|Board 1|"
    "md|3SKJ95HQ63DA92C953,SA7H984DJ8643CKQ8,S8643HKJ75DKTCA72,|sv|o|"
    "mb|1N!|an|15-17|mb|p|mb|p|mb|p|pc|D5|pc|D2|mc|7|pg||"
)
PBN = """[Event "Club evening"]
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K83.Q6.AKQT.A643 AQ7.J9843.62.K72 JT952.AK2.J5.Q95 64.T75.98743.JT8"]
[Declarer "S"]
[Contract "4S"]
[Result "11"]
[Auction "S"]
1S Pass 4S Pass
Pass Pass
[Play "W"]
D9 DT D2 D5
*
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
    friend.find(f"{ALERTED}:has([data-suit=NT])").last.click()
    expect(friend.find("dialog .meaning")).to_contain_text("thirteen tricks")
    friend.page.keyboard.press("Escape")
    assert host.find(f"{ALERTED}:has([data-suit=NT])").count() == 1

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


def look_at(player: Player, locale: str, snapshot: str = "") -> None:
    """What is asked is whole, in its language, and in English as it is read."""
    player.looks_whole()
    assert player.speaks(locale)
    assert player.page.evaluate(SMALL) == []
    if locale == "en" and snapshot:
        expect(player.find(".felt")).to_match_aria_snapshot(snapshot)


def take_back(host: Player, friend: Player, locales: tuple[str, str]) -> None:
    """A card is asked back: refused once, granted once."""
    turn_of(host, friend, touch=False)
    play_one(host, touch=True)
    host.find("[data-tool=undo]").click()
    friend.find(".question").wait_for()
    look_at(friend, locales[1], UNDO)
    friend.find(".question .button").nth(1).click()
    expect(host.find(".toast")).to_be_visible()
    friend.find(LIVE_CARD).first.wait_for()
    friend.put_hints_away()
    cards = len(friend.hand)
    play_one(friend, touch=False)
    friend.find("[data-tool=undo]").click()
    host.find(".question").wait_for()
    look_at(host, locales[0])
    host.find(".question .button--main").click()
    expect(friend.find(".hand--hand .card")).to_have_count(cards)
    friend.find(LIVE_CARD).first.wait_for()
    play_one(friend, touch=False)


def claim_twice(host: Player, friend: Player, locales: tuple[str, str]) -> None:
    """A claim of all is refused and play goes on; declarer concedes, and that is accepted."""
    sides = ((friend, host, locales[0]), (host, friend, locales[1]))
    for answer, (claimer, asked, locale) in zip((1, 0), sides, strict=True):
        turn_of(claimer, asked, touch=asked is host)
        claimer.find("[data-tool=claim]").click()
        claimer.find(".tricks-number").nth(-answer).click()
        claimer.find("dialog .panel-buttons .button--main").click()
        asked.find(".question").wait_for()
        look_at(asked, locale, CLAIM)
        asked.find(".question .button").nth(answer).click()
        if answer:
            turn_of(claimer, asked, touch=asked is host)
            play_one(claimer, touch=claimer is host)


def see_files(player: Player, locale: str, axe: str, name: str, text: str) -> None:
    """A file dropped on the replay page, and its play card by card."""
    player.open("#/replay")
    player.drop(name, text)
    for number in (1, 2):
        player.page.keyboard.press("ArrowRight")
        expect(player.find("[data-replay]")).to_have_count(number)
    assert player.find(".compass-hand").count() == 4
    assert player.fits()
    assert player.speaks(locale)
    assert player.page.evaluate(SMALL) == []
    assert player.serious_findings(axe) == []


@pytest.mark.parametrize("pair", PAIRS)
def test_a_deal_of_two_people(new_player: NewPlayer, axe_script: str, pair: str) -> None:
    locale, size, other_locale, other_size = PAIRS[pair]
    locales = (locale, other_locale)
    host = new_player(size, locale, touch=True)
    friend = new_player(other_size, other_locale)
    sit_together(host, friend, "東|东|E", "right")

    # North, a bot, deals; the friend passes.
    friend.find(PASS).wait_for()
    look_at(friend, other_locale, AUCTION)
    friend.find(PASS).click()
    host.find(PASS).wait_for()
    host.put_hints_away()
    look_at(host, locale)
    for player in (host, friend):
        assert player.serious_findings(axe_script) == []
    alert_and_explain(host, friend)
    pass_out(host, friend)
    expect(host.find(".contract-call")).to_have_attribute("data-suit", "NT")
    take_back(host, friend, locales)
    claim_twice(host, friend, locales)
    for player, language in zip((host, friend), locales, strict=True):
        player.find(".result").wait_for()
        look_at(player, language)
        assert player.find(".diagram-hand").count() == 4
        assert player.find(".terms tbody tr").count() >= 1
        assert player.serious_findings(axe_script) == []

        # And looked at again, while the seat is kept.
        player.open(player.find(".result-replay").get_attribute("href") or "")
        player.find(".compass").wait_for()
        player.page.keyboard.press("ArrowRight")
        expect(player.find("[data-replay]")).to_have_count(1)
        expect(player.find(".board-notes")).to_contain_text("thirteen tricks")
        assert player.fits()
        assert player.speaks(language)
        assert player.serious_findings(axe_script) == []
    see_files(host, locale, axe_script, "evening.pbn", PBN)
    see_files(friend, other_locale, axe_script, "evening.lin", LIN)


def test_partner_learns_nothing_of_an_alert(new_player: NewPlayer) -> None:
    host, friend = new_player(locale="en"), new_player(locale="en")
    sit_together(host, friend, "N", "top")
    friend.find(PASS).wait_for()
    expect(friend.find(".felt")).to_match_aria_snapshot(
        '- region "The auction":\n  - group "Bids":\n    - button "1 club"\n'
    )
    friend.find(PASS).click()
    host.find(PASS).wait_for()
    host.find(".bid--alert").click()
    host.find(".bidding-text input").fill("thirteen tricks")
    bid(host, "7NT", touch=False)
    expect(host.find(f"{ALERTED}:has([data-suit=NT])")).to_have_count(1)
    seven = friend.page.get_by_role("button", name="South 7 notrump")
    seven.wait_for()
    until = time.monotonic() + 20
    while friend.find(".bidding").count() and not friend.find(PASS).count():
        assert time.monotonic() < until, friend.live
        host.page.wait_for_timeout(50)
    assert friend.find(f"{ALERTED}:has([data-suit=NT])").count() == 0
    assert "thirteen tricks" not in friend.page.content()
    if friend.find(".bidding").count():
        seven.click()
        assert "thirteen tricks" not in friend.find("dialog").inner_text()
        assert friend.find("dialog .button--main").count() == 0


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
