"""A whole deal with the keys of the help page alone."""

import time

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD, Player
from tests.browser.typist import Typist

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def start_and_play(player: Player, typist: Typist) -> None:
    """Until there are cards to play."""
    for _ in range(60):
        typist.start()
        player.act_until(f"{LIVE_CARD}, .result")
        if player.find(LIVE_CARD).count():
            return
    raise AssertionError("sixty deals as dummy")


@pytest.mark.parametrize(
    ("size", "locale"), [((1280, 800), "en"), ((390, 844), "zh-Hant"), ((844, 390), "zh-Hans")]
)
def test_whole_deal(new_player: NewPlayer, size: tuple[int, int], locale: str) -> None:
    player = new_player(size, locale)
    typist = Typist(player)
    for _ in range(60):
        typist.start()
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
        typist.play(typed=typed < by_focus)
        typed, by_focus = (typed + 1, by_focus) if typed < by_focus else (typed, by_focus + 1)
    assert by_focus > 5
    assert typed > 5
    assert locale != "en" or "The deal is over" in player.live
    assert {"en": "tricks", "zh-Hant": "磴", "zh-Hans": "墩"}[locale] in typist.ask("v")
    typist.press("n")
    player.next_deal_is_there()


def test_listening_to_a_suit_plays_nothing(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    typist = Typist(player)
    start_and_play(player, typist)
    cards = len(player.hand)
    for key in "shdcSHDCmyelbpvwo":
        assert typist.ask(key)
    assert len(player.hand) == cards


def test_focus_stays_in_the_hand(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    typist = Typist(player)
    start_and_play(player, typist)
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
    start_and_play(player, Typist(player))
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
