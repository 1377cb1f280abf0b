"""Whole deals by clicks and taps, on every screen and in every language."""

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import CORNER, SMALL, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SCREENS = {"portrait": (390, 844), "landscape": (844, 390), "laptop": (1280, 800)}
WORDS = {"zh-Hant": "下一副", "zh-Hans": "下一副", "en": "Next deal"}
"""The way on."""


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_whole_deal(new_player: NewPlayer, screen: str, locale: str) -> None:
    size, touch = SCREENS[screen], screen != "laptop"
    player = new_player(size, locale, touch=touch)
    player.sit_as_declarer()
    assert player.speaks(locale)
    assert player.find(".hint").count() == 1
    player.looks_whole()
    player.put_hints_away()
    player.looks_whole()
    assert player.page.evaluate(SMALL) == []

    player.find('.menu-entry[data-suit="S"]').first.click()
    player.find('.contract-call[data-suit="S"]').wait_for()
    player.act_until(".hint, .result", touch=touch, check=True)
    player.put_hints_away()
    player.act_until(".result", touch=touch, check=True)

    button = player.find(".result-foot .button--main")
    assert button.inner_text() == WORDS[locale]
    assert player.find(".diagram-hand").count() == 4
    assert player.find(".sheet tbody tr").count() == 1
    assert player.speaks(locale)
    button.click()
    player.next_deal_is_there()


def test_a_hint_put_away_stays_away(new_player: NewPlayer) -> None:
    player = new_player()
    player.sit_as_declarer()
    player.put_hints_away()
    player.page.reload()
    player.find(".menu-entry").first.wait_for()
    assert player.find(".hint").count() == 0


def until_grey(player: Player) -> None:
    """Play until a card may not be played."""
    player.act_until(".card--off, .result")
    if player.find(".result").count():
        player.sit_and_play()
        until_grey(player)


def test_a_grey_card_says_why(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.sit_and_play()
    until_grey(player)
    cards = len(player.hand)
    player.find(".card--off").first.click(position=CORNER, force=True)
    player.find(".toast").wait_for()
    assert "Follow suit" in player.find(".toast").inner_text()
    assert "Follow suit" in player.live
    assert len(player.hand) == cards


def test_language_and_looks_are_kept(new_player: NewPlayer) -> None:
    player = new_player(locale="zh-Hant").open()
    assert player.find("h1").inner_text() == "牌室大廳"
    player.find('.bar [value="en"]').check(force=True)
    player.find(".bar button").click()
    player.find('dialog [value="four"]').check(force=True)
    player.find('dialog [value="dark"]').check(force=True)
    player.page.keyboard.press("Escape")
    player.page.reload()
    assert player.find("h1").inner_text() == "The lobby"
    root = player.find("html")
    assert (root.get_attribute("data-deck"), root.get_attribute("data-room")) == ("four", "dark")
