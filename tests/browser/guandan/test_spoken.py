"""What is seen and spoken at a table of Guandan, of a player who has just come."""

import re
import time
from collections.abc import Callable

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan.acting import (
    CARD,
    DESKTOP,
    LANDSCAPE,
    LIVE,
    PORTRAIT,
    answer,
    listen,
    play_out,
    press,
    sit_down,
    waits,
)
from tests.browser.guandan.prepared import E, N, S, Scene, W, dealt, everything
from tests.browser.player import Player

from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.kernel.seats import Seat, Side

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

CHOSEN = f'{CARD}[aria-pressed="true"]'

# What the server answers to a request for hints comes late.
SLOW = """
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(tell) {
      super.onmessage = (e) => setTimeout(() => tell(e), e.data.includes('"plays"') ? 500 : 0);
    }
  };
"""


def chosen(player: Player) -> list[str]:
    cards: list[str] = player.find(CHOSEN).evaluate_all("all => all.map(e => e.dataset.card)")
    return cards


def test_the_play_to_beat_is_told_with_its_player(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(Scene(dealt({S: "S3 D3 C3"}), leader=W))
    player = new_player(DESKTOP, "en")
    sit_down(player)
    assert waits(player) == "play"
    player.page.keyboard.press("b")
    expect(player.find(LIVE)).to_contain_text("To beat:")
    assert re.search(r"To beat: (North|East|West): [A-Z]", player.live)
    assert "$" not in player.live


@pytest.mark.parametrize(
    ("size", "locale", "wrong", "low"),
    [
        pytest.param(
            DESKTOP,
            "en",
            r"These three cards are three 3s\. The table wants .*\.",
            r"Too low: three 3s\. The table wants three of a rank higher than .*\.",
            id="desktop",
        ),
        pytest.param(
            PORTRAIT,
            "zh-Hans",
            "这三张是三张 3，要出比.*大的.*。",
            "太小：三张 3。要出比三张.*。",
            id="phone",
        ),
        pytest.param(
            LANDSCAPE,
            "zh-Hant",
            "這三張是三張 3，要出比.*大的.*。",
            "太小：三張 3。要出比三張.*。",
            id="low",
        ),
    ],
)
def test_what_does_not_beat_is_named_beside_what_the_table_wants(
    new_player: NewPlayer,
    prepare: Callable[[Scene], None],
    size: tuple[int, int],
    locale: str,
    wrong: str,
    low: str,
) -> None:
    prepare(Scene(dealt({S: "S3 D3 C3", W: "H3 H3 S3", N: "D3 C3"}), leader=W))
    player = new_player(size, locale)
    sit_down(player)
    assert waits(player) == "play"
    player.put_hints_away()
    player.find('.gd-take[data-take="3"]').click()
    sentence = re.compile(f"{wrong}|{low}")
    expect(player.find(LIVE)).to_contain_text(sentence)
    expect(player.find(".gd-said" if size == DESKTOP else ".gd-wanted")).to_have_text(sentence)
    expect(player.find('[data-do="play"]')).to_have_attribute("aria-disabled", "true")
    player.looks_whole()
    # All of the buttons stay over the hand.
    box = player.find('[data-do="play"]').bounding_box()
    hand = player.find(CARD).first.bounding_box()
    assert box
    assert hand
    assert box["y"] + box["height"] <= hand["y"] + hand["height"]
    # Pressed all the same, it is said and shown again.
    said = listen(player)
    player.find('[data-do="play"]').click(force=True)
    expect(player.find(".toast:not(.gd-wanted)")).to_have_text(sentence)
    assert sentence.search(said())


@pytest.mark.parametrize(
    ("size", "locale", "order", "asked", "text"),
    [
        (PORTRAIT, "en", (), "play", "You lead"),
        (LANDSCAPE, "zh-Hans", (E, N, W, S), "give", "上一副你是末游"),
        (PORTRAIT, "zh-Hant", (E, W, S, N), "give", "上一副你們雙下"),
        (DESKTOP, "en", (S, E, N, W), "give", "Give back a card of 10 or below"),
    ],
    ids=["lead", "tribute", "double", "return"],
)
def test_a_newcomer_is_told_what_to_do_once(
    new_player: NewPlayer,
    prepare: Callable[[Scene], None],
    axe_script: str,
    size: tuple[int, int],
    locale: str,
    order: tuple[Seat, ...],
    asked: str,
    text: str,
) -> None:
    levels = {Side.NS: "3", Side.EW: "3"}
    standing = Standing(levels, order[0].side, order=order) if order else Standing()
    # No two big jokers in one hand: nobody refuses the tribute.
    prepare(Scene(dealt({S: "S4", E: "HR", N: "HR"}), standing))
    player = new_player(size, locale)
    sit_down(player)
    assert waits(player) == asked
    expect(player.find(".hint")).to_contain_text(text)
    player.looks_whole()
    assert player.serious_findings(axe_script) == []
    player.find(".hint button").click()
    expect(player.find(".hint")).to_have_count(0)
    player.page.reload()
    waits(player)
    expect(player.find(".hint").filter(has_text=text)).to_have_count(0)


def test_a_card_typed_while_the_hint_is_late(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(Scene(dealt({S: "HJ S4 D9 C9"}), leader=S))
    player = new_player(DESKTOP, "en")
    player.page.add_init_script(SLOW)
    sit_down(player)
    assert waits(player) == "play"
    keys = player.page.keyboard
    said = listen(player)
    keys.type("hj")
    player.page.wait_for_timeout(900)
    assert chosen(player) == ["HJ"]
    assert "beats it" not in said()
    # The hint is not used up by it.
    keys.press("Escape")
    keys.press("h")
    expect(player.find(CHOSEN).first).to_be_visible()
    first = chosen(player)
    keys.press("Escape")
    keys.press("h")
    expect(player.find(CHOSEN).first).to_be_visible()
    assert chosen(player) != first
    player.page.reload()
    assert waits(player) == "play"
    keys.press("h")
    expect(player.find(CHOSEN).first).to_be_visible()
    assert chosen(player) == first
    # A ten by both its figures is one ten.
    keys.press("Escape")
    tens = [card for card in player.hand_of_guandan if card[1] == "T"]
    keys.type("10")
    expect(player.find(CHOSEN)).to_have_count(1 if tens else 0)


def test_combinations_go_with_their_deal(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(Scene(dealt({S: "S5 D5 C5 H5"}), leader=S))
    player = new_player(DESKTOP, "en")
    sit_down(player)
    waits(player)
    player.put_hints_away()
    player.find('[data-do="arrange"]').click()
    expect(player.find('[data-do="arrange"]')).to_have_attribute("aria-pressed", "true")
    play_out(player)
    player.find(".result-foot .button--main").click()
    player.find('[data-do="arrange"]').wait_for()
    expect(player.find('[data-do="arrange"]')).to_have_text("Arrange")
    expect(player.find('[data-column^="group-"]')).to_have_count(0)


def test_both_losers_of_a_double_are_last(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    east = f"{everything('K')} {everything('Q')} {everything('J')} HA HA SA"
    west = f"HR HR SB SB {everything('T')} {everything('9')} SA DA DA CA CA S8 D8"
    prepare(Scene(dealt({E: east, W: west}), leader=E))
    player = new_player(PORTRAIT, "zh-Hans")
    sit_down(player)
    said = listen(player)
    until = time.monotonic() + 120
    while (asked := waits(player)) != "end":
        assert time.monotonic() < until, player.live
        player.put_hints_away()
        if asked == "play" and player.find('[data-do="pass"]').count():
            press(player, '[data-do="pass"]')
            player.page.wait_for_timeout(100)
        else:
            answer(player, asked)
    expect(player.find(".gd-order .gd-place--double")).to_have_count(2)
    expect(player.find(".gd-order")).not_to_contain_text("三游")
    assert re.search("(南家、北家|北家、南家)双下。 对方赢，升 3 级。", said())
    assert "三游" not in said()
    assert "末游" not in said()
    expect(player.find(".gd-sheet-order")).to_contain_text("=")


def test_the_rules_are_those_of_the_rulebook_and_of_the_table(
    new_player: NewPlayer, axe_script: str
) -> None:
    player = new_player(PORTRAIT, "zh-Hans").open("#/rules/guandan")
    expect(player.find("main")).to_contain_text("手里剩 7 张及以下要报牌")
    expect(player.find("main")).to_contain_text("打 A 3 次没过，退回 2")
    player.find(".prose nav a").nth(1).click()
    expect(player.find("main")).to_contain_text("手里剩 10 张及以下要报牌")
    expect(player.find("main")).to_contain_text("还牌给对手可还任何牌")
    expect(player.find("main")).not_to_contain_text("退回 2")
    assert player.fits()
    assert player.serious_findings(axe_script) == []
    # From a table with settings of its own.
    player.open("#/rules/guandan/ahcme?tribute=false&turn_seconds=0")
    expect(player.find("main")).to_contain_text("不进贡。")
    expect(player.find("main")).to_contain_text("出牌不限时间。")
    expect(player.find("main")).not_to_contain_text("规则没有说的")
