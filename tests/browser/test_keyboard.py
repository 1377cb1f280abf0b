"""A whole deal with the keys of the help page alone."""

import time

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Typist:
    """Presses keys, none that the help page does not list."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.open("#/help")
        player.find("kbd").first.wait_for()
        listed = player.find("kbd").evaluate_all("all => all.map(e => e.dataset.key)")
        # Typed entry, as the same page explains it: a suit and a rank, a number and a suit.
        self.keys = {*listed, *"akqjt23456789", *"1234567", "n"}

    def press(self, key: str) -> None:
        assert key in self.keys
        self.player.page.keyboard.press(key)

    def ask(self, key: str) -> str:
        """The answer of the live region to a question."""
        lines = self.player.find("[data-testid=live] p")
        last = lines.last.element_handle() if lines.count() else None
        self.press(key)
        self.player.page.wait_for_function(
            "old => { const all = document.querySelectorAll('[data-testid=live] p');"
            " return all.length && all[all.length - 1] !== old; }",
            arg=last,
        )
        return lines.last.inner_text()


def start_and_play(player: Player) -> None:
    """Until there are cards to play."""
    for _ in range(60):
        start(player)
        player.act_until(f"{LIVE_CARD}, .result")
        if player.find(LIVE_CARD).count():
            return
    raise AssertionError("sixty deals as dummy")


def start(player: Player) -> None:
    """From the lobby to the table with Tab and Enter."""
    player.open()
    player.find(".game-play").first.wait_for()
    for _ in range(20):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement.matches('.game-play')"):
            player.page.keyboard.press("Enter")
            player.find(".hand--hand .card, .result").first.wait_for()
            return
    raise AssertionError("Tab does not reach the button")


@pytest.mark.parametrize(
    ("size", "locale"), [((1280, 800), "en"), ((390, 844), "zh-Hant"), ((844, 390), "zh-Hans")]
)
def test_whole_deal(new_player: NewPlayer, size: tuple[int, int], locale: str) -> None:
    player = new_player(size, locale)
    typist = Typist(player)
    for _ in range(60):
        start(player)
        player.find(".menu-entry, .contract-call, .result").first.wait_for()
        if player.find(".menu-entry").count():
            break

    said = {key: typist.ask(key) for key in "mypbwo"}
    assert all(said.values())
    assert len(set(said.values())) == len(said)
    if locale == "en":
        assert said["m"].count(":") + said["m"].count("No ") >= 4
        words = {"y": "Dummy", "p": "points", "b": "no contract", "w": "to act", "o": "no clock"}
        assert [key for key, word in words.items() if word not in said[key]] == []
    typist.press("1")
    typist.press("n")
    player.find(".contract-call").wait_for()
    assert {"en": "notrump, 7 tricks", "zh-Hant": "無王", "zh-Hans": "无将"}[locale] in typist.ask(
        "b"
    )

    by_focus, typed = 0, 0
    until = time.monotonic() + 90
    while not player.find(".result").count():
        assert time.monotonic() < until, player.live
        if not player.find(LIVE_CARD).count():
            typist.press("g")
            player.page.wait_for_timeout(40)
            continue
        before = player.find("[data-card]").count()
        if by_focus <= typed:
            typist.press("f")
            assert player.page.evaluate(f"document.activeElement.matches('{LIVE_CARD}')")
            typist.press("Enter")
            by_focus += 1
        else:
            card = player.find(LIVE_CARD).last.get_attribute("data-card") or ""
            typist.press(card[0].lower())
            typist.press(card[1].lower())
            typed += 1
        player.page.wait_for_function(
            "n => document.querySelectorAll('[data-card]').length < n", arg=before
        )
    assert by_focus > 5
    assert typed > 5
    assert locale != "en" or "The deal is over" in player.live
    assert {"en": "tricks", "zh-Hant": "磴", "zh-Hans": "墩"}[locale] in typist.ask("v")
    typist.press("n")
    player.next_deal_is_there()


def test_listening_to_a_suit_plays_nothing(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    typist = Typist(player)
    start_and_play(player)
    cards = len(player.hand)
    for key in "shdcSHDCmyelbpvwo":
        assert typist.ask(key)
    assert len(player.hand) == cards


def test_focus_stays_in_the_hand(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    typist = Typist(player)
    start_and_play(player)
    typist.press("f")
    typist.press("Enter")
    player.page.wait_for_timeout(600)
    assert player.page.evaluate(
        "document.activeElement.closest('[data-group], .result, .at--panel') !== null"
    )
    typist.press("ArrowRight")
    first = player.page.evaluate("document.activeElement.dataset.card")
    typist.press("ArrowRight")
    assert player.page.evaluate("document.activeElement.dataset.card") != first


def test_keys_can_be_switched_off(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    start_and_play(player)
    player.page.evaluate(
        "() => { const p = JSON.parse(localStorage['qiaopai.prefs'] || '{}');"
        " localStorage['qiaopai.prefs'] = JSON.stringify({...p, keys: false}); }"
    )
    player.page.reload()
    player.find(".hand--hand .card").first.wait_for()
    before = player.live
    player.page.keyboard.press("m")
    player.page.wait_for_timeout(200)
    assert player.live == before
