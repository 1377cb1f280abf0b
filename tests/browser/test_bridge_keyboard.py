"""A whole deal of contract bridge, from the auction to the score, by keys alone."""

import time

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD, Player
from tests.browser.typist import Typist

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

PASS = '.bid[data-call="P"][aria-disabled="false"]'
WORDS = {
    "en": ("North dealt", "no contract", "7 notrump", "tricks", "The deal is over"),
    "zh-Hant": ("北家發牌", "還沒有合約", "7 無王", "磴", "這副結束"),
    "zh-Hans": ("北家发牌", "还没有定约", "7 无将", "墩", "这副结束"),
}
"""What is answered to V, b before and after the auction, v, and said at the end."""


def until_mine(player: Player, typist: Typist, mine: str) -> bool:
    """Wait for one's turn, gathering tricks; False when the deal is over."""
    until = time.monotonic() + 60
    while not player.find(f"{mine}, .result").count():
        assert time.monotonic() < until, player.live
        if player.find(".trick").count():
            typist.press("g")
        player.page.wait_for_timeout(30)
    # What was mine may be gone again by now, a result stays.
    return player.find(".result").count() == 0


def bid_seven_notrump(player: Player, typist: Typist, words: tuple[str, ...]) -> None:
    """Ask about everything, bid, and pass until the contract stands."""
    dealt, no_contract, contract, *_ = words
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
    while not player.find(".contract-call").count():
        assert until_mine(player, typist, f"{PASS}, .contract-call")
        if player.find(PASS).count():
            typist.press("p")
        player.page.wait_for_timeout(30)
    assert contract in typist.ask("b")


@pytest.mark.parametrize(
    ("size", "locale"), [((1280, 800), "en"), ((390, 844), "zh-Hant"), ((844, 390), "zh-Hans")]
)
def test_a_whole_deal(new_player: NewPlayer, size: tuple[int, int], locale: str) -> None:
    player = new_player(size, locale)
    typist = Typist(player)
    words = WORDS[locale]
    typist.start("bridge")
    player.find(PASS).wait_for()
    bid_seven_notrump(player, typist, words)

    played = 0
    while until_mine(player, typist, LIVE_CARD):
        typist.play(typed=played % 2 == 1)
        played += 1
    # Declarer plays both hands, to the last card.
    assert played == 26
    assert words[3] in typist.ask("v")
    assert words[4] in player.live
    assert player.find(".result .terms tbody tr").count() >= 1
    typist.press("n")
    player.next_deal_is_there()
