"""A match of Guandan looked back at: play by play, deal by deal, by links, on paper, as a file."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan.acting import DESKTOP, LANDSCAPE, LIVE, PORTRAIT
from tests.browser.guandan.matches import four_plays, playing
from tests.browser.guandan.prepared import Prepared, Scene
from tests.browser.player import SMALL, Player

from qiaopai.games.guandan.formats import read_records

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

SWIPE = """([selector, by]) => {
  const felt = document.querySelector(selector);
  const touch = (x) => new Touch({identifier: 1, target: felt, clientX: x, clientY: 300});
  felt.dispatchEvent(new TouchEvent('touchstart', {bubbles: true, touches: [touch(200)]}));
  const end = {bubbles: true, changedTouches: [touch(200 + by)]};
  felt.dispatchEvent(new TouchEvent('touchend', end));
}"""


WORDS = {
    "zh-Hans": ("第 1 副 · 打 2", "炸弹，8 张 A", "接风"),
    "zh-Hant": ("第 1 副 · 打 2", "炸彈，8 張 A", "接風"),
    "en": ("Deal 1 · level 2", "Bomb of eight aces", "the wind"),
}
"""The deal, south's first play, and what his partner takes."""


@pytest.fixture(scope="module")
def table(room: str, game: Prepared) -> Iterator[str]:
    """Two deals are over, a third is under way."""
    game.scene = four_plays()
    with playing(room, 2) as found:
        game.scene = None
        yield found


def held(player: Player, seat: str) -> int:
    return player.find(f".gdr-seat--{seat} .gdr-hand .card").count()


def open_deal(player: Player, table: str, number: int) -> None:
    player.open(f"#/replay/{table}/deal/{number}")
    player.find(".gdr-hand").first.wait_for()


@pytest.mark.parametrize(
    ("size", "locale", "touch"),
    [
        pytest.param(PORTRAIT, "zh-Hans", True, id="portrait-zh-Hans"),
        pytest.param(LANDSCAPE, "zh-Hant", True, id="landscape-zh-Hant"),
        pytest.param(DESKTOP, "en", False, id="desktop-en"),
    ],
)
def test_a_deal_play_by_play(
    new_player: NewPlayer,
    table: str,
    axe_script: str,
    size: tuple[int, int],
    locale: str,
    touch: bool,
) -> None:
    title, bomb, wind = WORDS[locale]
    player = new_player(size, locale, touch=touch)
    open_deal(player, table, 1)
    expect(player.find(".board h2")).to_have_text(title)
    assert [held(player, seat) for seat in "NESW"] == [27] * 4
    assert player.serious_findings(axe_script) == []

    def step(by: int) -> None:
        if touch:
            player.page.evaluate(SWIPE, [".board-table", -100 * by])
        else:
            player.page.keyboard.press("ArrowRight" if by > 0 else "ArrowLeft")

    step(1)
    expect(player.find(".gdr-seat--S .gdr-hand .card")).to_have_count(19)
    expect(player.find(".gd-named b")).to_have_text(bomb)
    expect(player.find(LIVE)).to_contain_text(bomb)
    step(1)
    expect(player.find("[data-passed=E]")).to_be_visible()
    step(-1)
    expect(player.find("[data-passed]")).to_have_count(0)
    step(-1)
    assert held(player, "S") == 27

    # South's last cards, then three passes: his partner leads.
    player.find(".gdr-act").nth(12).click()
    expect(player.find(".gdr-seat--S .gd-place--first")).to_be_visible()
    assert held(player, "S") == 0
    for _ in range(3):
        player.find(".steps-button").nth(2).click()
    expect(player.find(".gdr-news")).to_contain_text(wind)
    expect(player.find('.gdr-act[aria-current="step"]')).to_have_count(1)
    if not touch:
        player.page.keyboard.press("End")
    else:
        player.find(".steps-button").last.tap()
    expect(player.find(".gdr .gd-place")).to_have_count(4)
    expect(player.find("[data-climb=NS] b").first).to_have_text("2")
    assert player.fits()
    assert player.speaks(locale)
    assert player.serious_findings(axe_script) == []
    assert player.page.evaluate(SMALL) == []


COVERED = """() => {
  const floor = document.querySelector('.steps').getBoundingClientRect().top;
  return [...document.querySelectorAll('.gdr .card, .gdr-plate, .gdr-middle')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.top < 0 || box.bottom > floor;
  }).map((e) => e.className);
}"""


def test_all_hands_and_the_middle_are_seen_over_the_steps(
    new_player: NewPlayer, table: str
) -> None:
    sizes = [LANDSCAPE, (740, 360), PORTRAIT, (360, 640), (768, 1024), (1280, 720), (1280, 800)]
    for size in sizes:
        player = new_player(size, "en")
        # The tribute of deal 2 lies in the middle first, then plays.
        open_deal(player, table, 2)
        for _ in range(8):
            player.page.wait_for_timeout(100)
            assert player.page.evaluate(COVERED) == [], size
            player.page.keyboard.press("ArrowRight")
        player.page.mouse.wheel(0, 2000)
        player.page.wait_for_timeout(100)
        player.page.keyboard.press("ArrowRight")
        player.page.wait_for_timeout(100)
        assert player.page.evaluate(COVERED) == [], size
        player.page.close()


def test_from_deal_to_deal_with_tribute_and_levels(new_player: NewPlayer, table: str) -> None:
    player = new_player(DESKTOP, "en")
    open_deal(player, table, 1)
    assert player.find(".boards-one").all_inner_texts() == ["1", "2"], "the third is not over"
    first = player.page.url
    assert not first.endswith("/deal/1"), "the address finds the board for ever"
    reached = player.find("[data-climb=NS] b").last.inner_text()
    player.find('[data-to="next"]').click()
    expect(player.find(".board h2")).to_contain_text("Deal 2")
    assert player.page.url != first
    expect(player.find("[data-climb=NS] b").first).to_have_text(reached)
    expect(player.find(".gd-tribute")).to_have_count(0)
    player.page.keyboard.press("ArrowRight")
    expect(player.find(".gd-tribute")).to_be_visible()
    assert sum(held(player, seat) for seat in "NESW") == 108
    player.page.keyboard.press("Shift+ArrowLeft")
    expect(player.find(".board h2")).to_contain_text("Deal 1")
    assert player.page.url == first
    player.find(".gdr-sheet-deal").nth(1).click()
    expect(player.find(".board h2")).to_contain_text("Deal 2")
    expect(
        player.find(".gdr-sheet tbody tr").nth(1).locator(".gdr-sheet-tribute")
    ).not_to_have_text("–")
    # The address of the first board opens it again.
    player.page.goto(first)
    player.page.reload()
    expect(player.find(".board h2")).to_contain_text("Deal 1")


def test_a_link_carries_the_deal(new_player: NewPlayer, table: str) -> None:
    player = new_player(DESKTOP, "zh-Hant")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_deal(player, table, 2)
    player.find(".replay-tools .button").first.click()
    expect(player.find(".replay-tools .button").first).to_have_text("連結已複製")
    link = player.page.evaluate("navigator.clipboard.readText()")
    asked: list[str] = []
    other = new_player(PORTRAIT, "zh-Hans")
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    other.find(".gdr-hand").first.wait_for()
    expect(other.find(".gdr-sheet tbody tr")).to_have_count(1)
    for one in (player, other):
        one.page.keyboard.press("End")
    for seat in "NESW":
        assert held(other, seat) == held(player, seat)
    order = [one.find(".gdr-order .gd-place").count() for one in (player, other)]
    assert order == [4, 4]
    assert not [url for url in asked if "/api/" in url]
    other.page.goto(link.replace("?d=", "?d=x"))
    expect(other.find("[role=status]")).to_be_visible()


def test_the_record_is_printed(new_player: NewPlayer, table: str) -> None:
    player = new_player(DESKTOP, "en")
    open_deal(player, table, 1)
    player.page.evaluate("window.print = () => undefined")
    player.find('.replay-tools .button:text("Print")').click()
    player.page.emulate_media(media="print")
    assert not player.find(".board").is_visible()
    assert not player.find(".bar").is_visible()
    assert player.find(".gdp .sheet tbody tr").count() == 2
    assert player.find(".gdp-deal").count() == 2
    assert "立春" in player.find(".gdp-who").inner_text()
    ladder = player.find(".gdp-ladder tbody tr")
    assert ladder.first.inner_text().split("\t")[:2] == ["N–S", "○"]
    assert "1" in ladder.first.inner_text(), "north–south have come up with the first deal"
    ink = "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
    for cell in player.find(".gdp .sheet td, .gdp .sheet td span").all():
        color, _ = cell.evaluate(ink)
        assert color == "rgb(0, 0, 0)"
    for paper in ("A4", "Letter"):
        assert player.page.pdf(format=paper).startswith(b"%PDF")


def test_the_match_is_saved_as_a_file(new_player: NewPlayer, table: str, tmp_path: Path) -> None:
    player = new_player(PORTRAIT, "zh-Hans", touch=True)
    open_deal(player, table, 1)
    with player.page.expect_download() as download:
        player.find(".replay-tools a[download]").click()
    file = tmp_path / "match.txt"
    download.value.save_as(file)
    readings = read_records(file.read_text("utf-8"))
    assert [reading.faults for reading in readings] == [(), ()]
    assert [reading.record.number for reading in readings] == [1, 2]
    assert [len(hand) for hand in readings[0].record.hands.values()] == [27] * 4


def test_a_saved_match_is_dropped_and_replayed(
    new_player: NewPlayer, table: str, axe_script: str, tmp_path: Path
) -> None:
    player = new_player(DESKTOP, "en")
    open_deal(player, table, 1)
    with player.page.expect_download() as download:
        player.find(".replay-tools a[download]").click()
    file = tmp_path / "match.txt"
    download.value.save_as(file)
    text = file.read_text("utf-8")
    shown = player.find(".gdr-order").inner_text()

    other = new_player(PORTRAIT, "zh-Hans", touch=True).open("#/replay")
    other.drop(download.value.suggested_filename, text)
    expect(other.find(".board h2")).to_have_text("第 1 副 · 打 2")
    assert other.find(".faults").count() == 0
    assert other.find(".boards-one").all_inner_texts() == ["1", "2"]
    assert "立春" in shown
    assert "立春" in (other.find(".gdr-order").text_content() or "")
    assert [held(other, seat) for seat in "NESW"] == [27] * 4
    other.page.keyboard.press("ArrowRight")
    expect(other.find(".gdr-seat--S .gdr-hand .card")).to_have_count(19)
    expect(other.find(".gd-named b")).to_have_text("炸弹，8 张 A")
    other.page.keyboard.press("End")
    expect(other.find(".gdr .gd-place")).to_have_count(4)
    other.find('[data-to="next"]').click()
    expect(other.find(".board h2")).to_contain_text("第 2 副")
    other.page.keyboard.press("ArrowRight")
    expect(other.find(".gd-tribute")).to_be_visible()
    assert other.fits()
    assert other.speaks("zh-Hans")
    assert other.serious_findings(axe_script) == []
    assert other.page.evaluate(SMALL) == []

    # A deal that could not have been is left out, and its line says why.
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("order"))
    lines[at] = "order " + " ".join(reversed(lines[at].split()[1:]))
    other.page.reload()
    other.drop("match.txt", "\n".join(lines))
    expect(other.find(".board h2")).to_contain_text("第 2 副")
    other.find(".faults summary").click()
    expect(other.find(".faults li")).to_have_text(f"第 {at + 1} 行：出完牌的名次不是这样。")


def test_a_deal_that_runs_is_not_opened(
    new_player: NewPlayer, table: str, prepare: Callable[[Scene], None]
) -> None:
    player = new_player(DESKTOP, "en")
    # Its number finds nothing, so the first deal of the match has the page.
    open_deal(player, table, 3)
    expect(player.find(".board h2")).to_contain_text("Deal 1")
    prepare(four_plays())
    with playing(player.room, 0) as alone:
        player.open(f"#/replay/{alone}")
        expect(player.find(".replay .note")).to_be_visible()
        assert player.find(".gdr").count() == 0
