"""Boards out of a file: replay, faults, links, print."""

from pathlib import Path

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import SMALL

pytestmark = pytest.mark.browser
expect = pytest.importorskip("playwright.sync_api").expect

PBN = """[Event "Club evening"]
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K83.Q6.AKQT.A643 AQ7.J9843.62.K72 JT952.AK2.J5.Q95 64.T75.98743.JT8"]
[West "Ann"]
[Declarer "S"]
[Contract "4S"]
[Result "11"]
[Auction "S"]
1S =1= Pass 4S Pass
Pass Pass
[Note "1:five or more spades"]
[Play "W"]
D9 DT D2 D5
*

[Board "8"]
[Dealer "W"]
[Vulnerable "None"]
[Deal "N:K83.Q6.AKQT.A643 AQ7.J9843.62.K72 JT952.AK2.J5.Q95 64.T75.98743.JT8"]
[Foo "x"
"""


def test_a_dropped_file_is_replayed(new_player: NewPlayer, axe_script: str) -> None:
    player = new_player(locale="en").open("#/replay")
    player.drop("evening.pbn", PBN)
    player.find(".faults summary").click()
    expect(player.find(".faults li")).to_contain_text(["Line 22"])
    assert player.find(".boards-one").all_inner_texts() == ["7", "8"]
    assert player.find(".compass-hand").count() == 4

    for _ in range(3):
        player.page.keyboard.press("ArrowRight")
    expect(player.find("[data-replay]")).to_have_count(3)
    player.page.keyboard.press("ArrowLeft")
    expect(player.find("[data-replay]")).to_have_count(2)
    player.page.keyboard.press("End")
    expect(player.find("[data-replay]")).to_have_count(4)
    assert "jack of diamonds" not in player.live
    assert "South: 5 of diamonds" in player.live
    player.find('.plays-card[data-at="1"]').click()
    expect(player.find("[data-replay]")).to_have_count(1)
    assert player.serious_findings(axe_script) == []
    assert player.page.evaluate(SMALL) == []

    # With a solver the table appears, without one a friendly word.
    player.find(".analysis .button").click()
    player.find(".dd, .analysis .note").first.wait_for()
    player.faults = [fault for fault in player.faults if "503" not in fault]

    player.find(".boards-one").nth(1).click()
    expect(player.find(".board-head h2")).to_have_text("Board 8")
    assert player.find(".steps").count() == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_link_carries_the_deal(
    new_player: NewPlayer, tmp_path: Path, size: tuple[int, int]
) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(PBN, "utf-8")
    player = new_player(size, "zh-Hant").open("#/replay")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.find("input[type=file]").set_input_files(file)
    player.find(".board").wait_for()
    player.find(".replay-tools .button").first.click()
    expect(player.find(".replay-tools .button").first).to_have_text("連結已複製")
    link = player.page.evaluate("navigator.clipboard.readText()")

    asked: list[str] = []
    other = new_player(size, "zh-Hans")
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    other.find(".compass").wait_for()
    expect(other.find(".board-notes")).to_contain_text("five or more spades")
    assert not [url for url in asked if "/api/" in url]
    assert other.fits()


def test_hand_records_are_printed(new_player: NewPlayer, tmp_path: Path) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(PBN, "utf-8")
    player = new_player(locale="en").open("#/replay")
    player.find("input[type=file]").set_input_files(file)
    player.find(".board").wait_for()
    player.page.evaluate("window.print = () => undefined")
    player.find(".replay-tools .button").last.click()
    player.page.emulate_media(media="print")
    assert player.find(".record").count() == 2
    assert not player.find(".board").is_visible()
    assert not player.find(".bar").is_visible()
    hollow = "e => [getComputedStyle(e).fill, getComputedStyle(e).stroke]"
    assert player.find('.record .suit[data-suit="H"]').first.evaluate(hollow) == [
        "rgb(255, 255, 255)",
        "rgb(0, 0, 0)",
    ]
    assert player.find('.record .suit[data-suit="S"]').first.evaluate(hollow)[0] == "rgb(0, 0, 0)"
    for paper in ("A4", "Letter"):
        assert player.page.pdf(format=paper).startswith(b"%PDF")
