"""Claims in the browser: not proved, objected to, accepted by a person and a bot; by keys too."""

import pytest
from tests.browser.bridge.acting import (
    CLAIM,
    PAIRS,
    PASS,
    bid,
    claim,
    look_at,
    play_one,
    sit_together,
)
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD, Player
from tests.browser.typist import Typist

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

LIVE = "[data-testid=live]"
MADE = "1520"
"""Seven notrump, not vulnerable."""
WEST = {
    "en": ("West: Object, play on", "West: Accept"),
    "zh-Hant": ("西家：不同意，打下去", "西家：同意"),
    "zh-Hans": ("西家：不同意，继续打", "西家：同意"),
}
"""What is told of the bot's answers."""


def goes_on(host: Player, friend: Player, cards: int) -> None:
    """The claim is void: south has his cards and his turn, and nobody is asked any more."""
    host.find(LIVE_CARD).first.wait_for()
    assert len(host.hand) == cards
    for player in (host, friend):
        expect(player.find(".question")).to_have_count(0)


def trick(host: Player, friend: Player, suit: str = "") -> None:
    """South leads his highest of that suit, and the others follow."""
    play_one(host, suit, touch=True)
    play_one(host, touch=True)
    play_one(friend)


@pytest.mark.parametrize("pair", PAIRS)
def test_declarer_claims_the_rest(new_player: NewPlayer, axe_script: str, pair: str) -> None:
    locale, size, other_locale, other_size = PAIRS[pair]
    host = new_player(size, locale, touch=True)
    friend = new_player(other_size, other_locale)
    sit_together(host, friend, "東|东|E", "right")
    friend.find(PASS).click()
    bid(host, "7NT", touch=True)
    friend.find(PASS).click()

    # West does not know yet how clubs break, and objects.
    host.find(".hand--dummy .card").first.wait_for()
    host.put_hints_away()
    claim(host)
    for player, language in ((host, locale), (friend, other_locale)):
        expect(player.find(LIVE)).to_contain_text(WEST[language][0])
        expect(player.find(".toast")).to_contain_text(WEST[language][0])
    goes_on(host, friend, 13)

    play_one(host, touch=True)
    play_one(friend)
    play_one(host, touch=True)
    for _ in range(2):
        trick(host, friend, "C")
    # All the rest is south's now, but the friend wants to see it.
    host.find(LIVE_CARD).first.wait_for()
    claim(host)
    friend.find(".question").wait_for()
    look_at(friend, other_locale, CLAIM)
    assert friend.serious_findings(axe_script) == []
    friend.find(".question .button").nth(1).click()
    goes_on(host, friend, 10)

    trick(host, friend)
    host.find(LIVE_CARD).first.wait_for()
    claim(host)
    friend.find(".question").wait_for()
    look_at(host, locale)
    friend.find(".question .button--main").click()
    for player, language in ((host, locale), (friend, other_locale)):
        player.find(".result").wait_for()
        expect(player.find(LIVE)).to_contain_text(WEST[language][1])
        expect(player.find(".result .terms")).to_contain_text(MADE)
        look_at(player, language)
        assert player.find(".diagram-hand").count() == 4


def test_claims_by_keys_alone(new_player: NewPlayer) -> None:
    host, friend = new_player(locale="en"), new_player(locale="en")
    south, east = Typist(host), Typist(friend)
    sit_together(host, friend, "E", "right")

    def turn(player: Player, selector: str) -> None:
        player.find(selector).first.wait_for()

    def plays(typist: Typist, suit: str = "") -> None:
        live = typist.player.find(f'{LIVE_CARD}[data-card^="{suit}"]' if suit else LIVE_CARD).first
        typist.name(live.get_attribute("data-card") or "")

    def claims() -> None:
        south.press("x")
        turn(host, "dialog")
        south.reach("dialog .panel-buttons .button--main")
        host.page.keyboard.press("Enter")

    turn(friend, PASS)
    east.press("p")
    turn(host, PASS)
    south.press("7")
    south.press("n")
    turn(friend, PASS)
    east.press("p")
    plays(south)
    plays(east)
    for suit in ("", "C", "C"):
        plays(south, suit)
        if suit:
            plays(south)
            plays(east)
    turn(host, LIVE_CARD)
    claims()
    turn(friend, ".question")
    assert "South claims 10 tricks" in friend.live
    east.press("f")
    east.reach(".question .button:not(.button--main)")
    friend.page.keyboard.press("Enter")
    expect(host.find(LIVE)).to_contain_text("East: Object, play on")
    plays(south)
    plays(south)
    plays(east)
    turn(host, LIVE_CARD)
    claims()
    turn(friend, ".question")
    east.press("f")
    assert friend.page.evaluate("document.activeElement.matches('.question .button--main')")
    friend.page.keyboard.press("Enter")
    turn(host, ".result")
    expect(host.find(".result .terms")).to_contain_text(MADE)
    assert "The deal is over" in host.live
