"""What is seen of bridge without a click: explanations beside the auction, the contract's plate."""

import re

import pytest
from tests.browser.bridge.acting import PASS, bid, sit_together
from tests.browser.conftest import NewPlayer

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

TOLD = ".bidding-told"


def test_an_explanation_stands_under_the_auction(new_player: NewPlayer) -> None:
    host, friend = new_player(locale="en"), new_player(locale="en")
    sit_together(host, friend, "E", "right")
    friend.find(PASS).click()
    host.find(PASS).wait_for()
    host.find(".bid--alert").click()
    host.find(".bidding-text input").fill(
        "thirteen tricks, and more words than one line of it holds"
    )
    bid(host, "7NT", touch=False)
    expect(friend.find(TOLD)).to_contain_text(re.compile("South.*7.*thirteen tricks"))
    friend.looks_whole()
    # One knows what one has said oneself.
    expect(host.find(TOLD)).to_have_count(0)


def test_the_call_to_be_taken_back_is_named(new_player: NewPlayer) -> None:
    host, friend = new_player(locale="en"), new_player(locale="en")
    sit_together(host, friend, "E", "right")
    friend.find(PASS).click()
    host.find(PASS).wait_for()
    bid(host, "7NT", touch=False)
    host.find("[data-tool=undo]").click()
    asked = "South asks to take back the last call: 7 notrump"
    expect(friend.find("#undo-title")).to_have_text(asked)
    expect(host.find("#undo-title")).to_have_text("You ask to take back your last call: 7 notrump")
    expect(friend.find("[data-testid=live]")).to_contain_text("7 notrump")


def test_the_contract_s_plate_is_whole(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.play_now("bridge")
    player.find(PASS).wait_for()
    bid(player, "7NT", touch=False)
    player.find(".contract-record").wait_for()
    for text in ("needs 9", "needs 10", "needs 13"):
        player.find(".contract-need").evaluate("(one, text) => one.textContent = text", text)
        need, sign = (
            player.find(one).bounding_box() for one in (".contract-need", ".contract-record .icon")
        )
        assert need
        assert sign
        apart = need["x"] + need["width"] <= sign["x"] or need["y"] >= sign["y"] + sign["height"]
        assert apart, (text, need, sign)
        assert player.find(".contract").evaluate("one => one.scrollHeight <= one.clientHeight")
