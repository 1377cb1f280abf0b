"""What is seen at a glance: all three games, backs of cards, what a page says of itself."""

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


WITHIN = """row => [...row.children].filter((one) => {
  const r = one.getBoundingClientRect();
  return r.left < 0 || r.right > innerWidth;
}).map((one) => one.textContent)"""
"""What stands in a row and is not seen whole."""


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


def test_a_game_there_is_not(new_player: NewPlayer) -> None:
    player = new_player(locale="en").open("#/rules/nogame")
    expect(player.find("main h1")).to_have_text("There is no such game")
    assert "nogame" not in player.find("main").inner_text()
    player.find("main a").click()
    player.find(".lobby").wait_for()


def test_what_was_said_of_a_page_is_not_said_of_the_next(new_player: NewPlayer) -> None:
    player = new_player(locale="en").open("#/replay/nowhere")
    expect(player.find("[data-testid=live]")).to_contain_text("no such table")
    player.page.evaluate("location.hash = '#/help'")
    player.find(".prose").wait_for()
    expect(player.find("[data-testid=live]")).to_have_text("")
    player.faults = [fault for fault in player.faults if "404" not in fault]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("zh-Hant", "只有這部電腦能開"),
        ("zh-Hans", "只有这台电脑能打开"),
        ("en", "Only this computer"),
    ],
)
def test_a_link_for_this_computer_alone_says_so(
    new_player: NewPlayer, locale: str, words: str
) -> None:
    player = new_player((844, 390), locale).open()
    player.find(".game-buttons .button").nth(1).click()
    player.find("dialog .button--main").click()
    expect(player.find(".share-note")).to_contain_text(words)
    expect(player.find(".share-note code")).to_have_text("qiaopai --host 0.0.0.0")
    field = player.find(".share input").bounding_box()
    assert field
    assert field["width"] > 150
    start = player.find(".gather > .panel-buttons .button--main").bounding_box()
    assert start
    assert start["y"] + start["height"] <= 390
    assert player.fits()


@pytest.mark.parametrize(("locale", "colon"), [("zh-Hant", "悔牌："), ("en", "Taking back: ")])
def test_what_may_be_taken_back_has_the_language_s_colon(
    new_player: NewPlayer, locale: str, colon: str
) -> None:
    player = new_player(locale=locale).open()
    player.find(".game-buttons .button").nth(1).click()
    player.find('dialog input[value="casual"]').check(force=True)
    player.find("dialog .dialog-foot .button--main").click()
    expect(player.find(".gather-settings")).to_contain_text(colon)


def test_a_stranger_goes_to_the_table_and_not_to_his_seat(new_player: NewPlayer) -> None:
    player = new_player((390, 844), locale="en")
    player.sit_and_play()
    player.find('.tool[aria-label="Claim"]').click()
    player.find(".tricks-number").first.click()
    player.find("dialog .button--main").click()
    player.find(".result").wait_for()
    link = player.find(".result-replay").get_attribute("href") or ""
    stranger = new_player((390, 844), locale="en")
    for one, way in ((player, "Back to my seat"), (stranger, "To the table")):
        one.open(link)
        one.find(".compass").wait_for()
        expect(one.find(".replay-tools .button").last).to_have_text(way)
        # All of them are seen whole, without a row that slides.
        assert one.find(".replay-tools").evaluate(WITHIN) == []
