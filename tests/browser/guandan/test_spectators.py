"""Whoever looks on at a table of Guandan sees what lies on it, live, and no hand before the end."""

import json
import re
import time
from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan.acting import (
    CARD,
    DESKTOP,
    PORTRAIT,
    play_four,
    play_out,
    sit_down,
    waits,
)
from tests.browser.guandan.matches import four_plays
from tests.browser.guandan.prepared import S, Scene
from tests.browser.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

FACE = re.compile(r'"((?:[SHDC][AKQJT2-9])|SB|HR)"')


class Onlooker:
    """A browser at another's table, and every message that it got."""

    def __init__(self, player: Player, url: str) -> None:
        self.player = player
        self.frames: list[str] = []
        player.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))),
        )
        player.page.goto(url)
        player.find(".gd-plate").first.wait_for()

    @property
    def running(self) -> list[str]:
        """The messages before the deal was over."""
        ends = [n for n, text in enumerate(self.frames) if "guandan_deal_ended" in text]
        return self.frames[: ends[0]] if ends else self.frames

    @property
    def told(self) -> set[str]:
        """All faces of which a message spoke while the deal ran."""
        return {face for text in self.running for face in FACE.findall(text)}

    def hears(self, faces: set[str]) -> None:
        """Wait until messages have spoken of all of these."""
        until = time.monotonic() + 20
        while not self.told >= faces:
            assert time.monotonic() < until, (self.told, faces)
            self.player.page.wait_for_timeout(50)

    @property
    def drawn(self) -> set[str]:
        """All faces that are anywhere on the page."""
        seen = "all => all.map(e => e.dataset.card || e.dataset.replay || '').filter(Boolean)"
        return set(self.player.find("[data-card], [data-replay]").evaluate_all(seen))


@pytest.mark.parametrize(
    ("size", "locale", "touch"), [(PORTRAIT, "zh-Hans", True), (DESKTOP, "en", False)]
)
def test_an_onlooker_sees_the_table_and_no_hand(
    new_player: NewPlayer,
    prepare: Callable[[Scene], None],
    axe_script: str,
    size: tuple[int, int],
    locale: str,
    touch: bool,
) -> None:
    prepare(scene := four_plays())
    south = new_player(DESKTOP, "en")
    sit_down(south)
    assert waits(south) == "play"
    south.put_hints_away()
    look = Onlooker(new_player(size, locale, touch=touch), south.page.url)
    page = look.player
    expect(page.find(".gd-plate")).to_have_count(4)
    assert page.find(CARD).count() == 0
    assert page.find(".gd-play").count() == 0
    assert look.told == set(), "nothing has been played"
    assert [page.find(f'[data-plate="{seat}"] .gd-count b').inner_text() for seat in "NESW"] == [
        "27"
    ] * 4
    assert page.serious_findings(axe_script) == []

    public: set[str] = set()
    for rank in "AK2Q":
        assert waits(south) == "play"
        south.put_hints_away()
        south.find(f'.gd-take[data-take^="{rank}"]').click()
        south.find('[data-do="play"]:not([aria-disabled])').click()
        public |= {card for card in scene.hands[S] if card[1] == rank}
        if rank == "Q":
            break
        expect(south.find('[data-do="pass"]')).to_have_count(0)
        # All others have passed: he leads again, and the onlooker has seen nothing but his cards.
        south.find('[data-do="play"]').wait_for()
        look.hears(public)
        assert look.told == public
        assert look.drawn <= public
        expect(page.find('[data-plate="S"] .gd-count b')).to_have_text(
            str(27 - len(public_cards(scene, public)))
        )
        assert page.find(CARD).count() == 0

    expect(page.find(".gd-result")).to_be_visible(timeout=60_000)
    south.find(".gd-result").wait_for(timeout=60_000)
    left = look_left(page)
    assert left, "what was left is shown"
    played = {
        card
        for text in look.running
        for item in json.loads(text).get("told", [])
        for card in item.get("cards", [])
    }
    assert look.told == played, "only what was played was ever named"
    assert page.find(".result-foot .button--main").count() == 0, "nothing for him to press"
    assert page.serious_findings(axe_script) == []

    # And the whole deal is open to him now.
    page.open(page.find(".result-replay").get_attribute("href") or "")
    page.find(".gdr-hand").first.wait_for()
    assert page.find(".gdr-hand .card").count() == 108


def public_cards(scene: Scene, faces: set[str]) -> list[str]:
    return [card for card in scene.hands[S] if card in faces]


def look_left(page: Player) -> list[str]:
    return [one.get_attribute("aria-label") or "" for one in page.find(".gd-order .gd-row").all()]


def test_the_sheet_leads_to_each_deal(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(four_plays())
    south = new_player(DESKTOP, "en")
    sit_down(south)
    play_four(south)
    south.find(".result-foot .button--main").click()
    south.find(".gd-result").wait_for(state="detached")
    play_out(south)
    expect(south.find(".gd-sheet tbody tr")).to_have_count(2)
    for number, link in ((1, ".sheet-board >> nth=0"), (2, ".result-replay")):
        with south.context.expect_page() as opened:
            south.find(link).click()
        page = opened.value
        expect(page.locator(".board h2")).to_contain_text(f"Deal {number}")
        page.close()
