"""A whole deal of contract bridge, from the auction to the score, by keys alone."""

import time

import pytest
from tests.browser.bridge.acting import PASS
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD, Player
from tests.browser.typist import Typist

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

WORDS = {
    "en": ("North dealt", "no contract", "7 notrump", "tricks", "The deal is over"),
    "zh-Hant": ("北家發牌", "還沒有合約", "7 無王", "磴", "這副結束"),
    "zh-Hans": ("北家发牌", "还没有定约", "7 无将", "墩", "这副结束"),
}
"""What is answered to V, b before and after the auction, v, and said at the end."""


def until_mine(player: Player, typist: Typist) -> bool:
    """Wait for one's turn to play, gathering tricks; False when the deal is over."""
    until = time.monotonic() + 60
    while not player.find(f"{LIVE_CARD}, .result").count():
        assert time.monotonic() < until, player.live
        if player.find(".trick").count():
            typist.press("g")
        player.page.wait_for_timeout(30)
    return player.find(".result").count() == 0


def bid_seven_notrump(player: Player, typist: Typist, words: tuple[str, ...]) -> None:
    """Ask about everything, and bid."""
    dealt, no_contract, *_ = words
    assert dealt in typist.ask("V")
    assert no_contract in typist.ask("b")
    assert typist.ask("m")
    assert typist.ask("B")
    typist.press("f")
    assert player.page.evaluate("document.activeElement.matches('.bid')")
    typist.press("!")
    expect(player.find(".bid--alert")).to_have_attribute("aria-pressed", "true")
    typist.press("!")
    typist.press("7")
    typist.press("n")


def play_on(player: Player, typist: Typist, words: tuple[str, ...]) -> None:
    """Declarer plays both hands, to the last card."""
    _, _, contract, tricks, over = words
    player.find(".contract-call").wait_for()
    assert contract in typist.ask("b")
    played = 0
    while until_mine(player, typist):
        typist.play(typed=played % 2 == 1)
        played += 1
    assert played == 26
    assert tricks in typist.ask("v")
    assert over in player.live
    assert player.find(".result .terms tbody tr").count() >= 1
    typist.press("n")
    player.next_deal_is_there()


@pytest.mark.parametrize(
    ("size", "locale"), [((1280, 800), "en"), ((390, 844), "zh-Hant"), ((844, 390), "zh-Hans")]
)
def test_a_whole_deal(new_player: NewPlayer, size: tuple[int, int], locale: str) -> None:
    player = new_player(size, locale)
    typist = Typist(player)
    typist.start("bridge")
    player.find(PASS).wait_for()
    bid_seven_notrump(player, typist, WORDS[locale])
    play_on(player, typist, WORDS[locale])


@pytest.mark.usefixtures("random_deals")
def test_a_whole_deal_of_whatever_cards(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    typist = Typist(player)
    typist.start("bridge")
    player.find(PASS).wait_for()
    bid_seven_notrump(player, typist, WORDS["en"])
    # Somebody may double, and then it is this player's turn once more.
    while not player.find(".contract-call").count():
        if player.find(PASS).count():
            typist.press("p")
        player.page.wait_for_timeout(30)
    play_on(player, typist, WORDS["en"])
