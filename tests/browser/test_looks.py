"""What is seen at a glance: all three games, backs of cards by lamplight, a plate that is whole."""

import pytest
from tests.browser.conftest import NewPlayer

pytestmark = pytest.mark.browser
expect = pytest.importorskip("playwright.sync_api").expect

IN_VIEW = """() => [...document.querySelectorAll('.games > li')].map((one) => {
  const play = one.querySelector('.game-play').getBoundingClientRect();
  const r = one.getBoundingClientRect();
  return r.top >= 0 && r.left >= 0 && r.right <= innerWidth && play.bottom <= innerHeight;
})"""
"""Whether each game's picture and its button to play are seen without scrolling."""

LAID = """classes => {
  const one = document.createElement('span');
  one.className = classes;
  document.body.append(one);
  const {backgroundImage, backgroundColor} = getComputedStyle(one);
  return [backgroundImage, backgroundColor];
}"""
"""How a card of these classes is painted."""


@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans", "en"])
def test_a_phone_held_sideways_sees_all_three_games(new_player: NewPlayer, locale: str) -> None:
    player = new_player((844, 390), locale).open()
    player.find(".games-ready").nth(2).wait_for()
    assert player.page.evaluate(IN_VIEW) == [True, True, True]


@pytest.mark.parametrize("contrast", ["normal", "high"])
def test_a_back_is_a_back_by_lamplight(new_player: NewPlayer, contrast: str) -> None:
    player = new_player(locale="en", dark=True).open()
    player.page.evaluate("level => document.documentElement.dataset.contrast = level", contrast)
    assert player.find("html").get_attribute("data-room") == "dark"
    # Of a hand, a trick that is quitted, and a card of Guandan's tribute that is laid face down.
    for back in ("card card--back", "won-card", "card gd-hidden card--back"):
        image, _ = player.page.evaluate(LAID, back)
        assert "svg" in image, back
    # A card not yet paid is a place and no card; only a face is light.
    assert player.page.evaluate(LAID, "card gd-hidden") == ["none", "rgba(0, 0, 0, 0)"]
    assert player.page.evaluate(LAID, "card")[1] != "rgba(0, 0, 0, 0)"
