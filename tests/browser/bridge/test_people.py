"""Contract bridge between people at one table, on each phone screen in each language."""

import re

import pytest
from tests.browser.bridge.acting import (
    ALERTED,
    CLAIM,
    PAIRS,
    PASS,
    PORTRAIT,
    bid,
    claim,
    look_at,
    play_one,
    sit_together,
)
from tests.browser.conftest import NewPlayer
from tests.browser.player import CORNER, LIVE_CARD, SMALL, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

AUCTION = """
- region "The auction":
  - table "The auction":
    - rowgroup:
      - row /West.*North Dealer.*East.*South/
    - rowgroup:
      - row /North/:
        - cell
        - cell /North/:
          - button "North Pass"
  - group "Level":
    - button "1"
    - button "7"
  - group "Other calls":
    - button "Pass"
    - button "Double"
    - button "Redouble" [disabled]
    - button "Alert"
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


def alert_and_explain(host: Player, friend: Player) -> None:
    """The host alerts what he bids; the friend explains his pass when he is asked."""
    host.find(".bid--alert").click()
    host.find(".bidding-text input").fill("thirteen tricks")
    host.looks_whole()
    bid(host, "7NT", touch=True)
    friend.find(ALERTED).click()
    expect(friend.find("dialog .meaning")).to_contain_text("thirteen tricks")
    friend.page.keyboard.press("Escape")
    assert host.find(ALERTED).count() == 1

    host.find(".auction-call").nth(1).click()
    host.find("dialog .button--main").click()
    friend.find(".owed").click()
    friend.find("dialog .meaning-form input").fill("nothing to say")
    friend.find("dialog .meaning-form .button--main").click()
    expect(host.find("dialog .meaning")).to_contain_text("nothing to say")
    expect(host.find("[data-testid=live]")).to_contain_text("nothing to say")
    host.page.keyboard.press("Escape")


def take_back(host: Player, friend: Player, locales: tuple[str, str]) -> None:
    """A card is asked back: refused once, granted once."""
    play_one(host, touch=True)
    host.find("[data-tool=undo]").click()
    friend.find(".question").wait_for()
    look_at(friend, locales[1], UNDO)
    # The card that was played from dummy.
    expect(friend.find("#undo-title")).to_contain_text(re.compile(r"[:：] ?\S"))
    friend.find(".question .button").nth(1).click()
    expect(host.find(".toast")).to_be_visible()
    friend.find(LIVE_CARD).first.wait_for()
    friend.put_hints_away()
    cards = len(friend.hand)
    play_one(friend)
    friend.find("[data-tool=undo]").click()
    host.find(".question").wait_for()
    look_at(host, locales[0])
    host.find(".question .button--main").click()
    expect(friend.find(".hand--hand .card")).to_have_count(cards)
    play_one(friend)


def claim_and_concede(host: Player, friend: Player, locales: tuple[str, str]) -> None:
    """A defender's claim of all is refused and play goes on; declarer concedes, all accept."""
    claim(friend)
    host.find(".question").wait_for()
    look_at(host, locales[0], CLAIM)
    host.find(".question .button").nth(1).click()
    play_one(host, touch=True)
    host.find(LIVE_CARD).first.wait_for()
    claim(host, 0)
    friend.find(".question").wait_for()
    look_at(friend, locales[1], CLAIM)
    friend.find(".question .button").first.click()


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
    friend.find(PASS).click()
    host.find(".hand--dummy .card").first.wait_for()
    host.put_hints_away()
    expect(host.find(".contract-call")).to_have_attribute("data-suit", "NT")
    take_back(host, friend, locales)
    claim_and_concede(host, friend, locales)
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
    expect(host.find(ALERTED)).to_have_count(1)
    # East and west pass, and it is the friend's turn again.
    friend.find(PASS).wait_for()
    assert friend.find(ALERTED).count() == 0
    assert "thirteen tricks" not in friend.page.content()
    friend.page.get_by_role("button", name="South 7 notrump").click()
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
