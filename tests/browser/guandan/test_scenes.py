"""Guandan in the browser: the wind, wild cards, tribute, ace, the clock."""

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
    invite,
    listen,
    open_dialog,
    pick,
    press,
    seat,
    sit_down,
    waits,
)
from tests.browser.guandan.prepared import (
    E,
    N,
    S,
    Scene,
    W,
    bare,
    dealt,
    everything,
    make_hands_of,
    no_bombs,
)
from tests.browser.player import CORNER, Player

from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.kernel.seats import Seat, Side

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect


def test_the_wind_goes_to_the_partner(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    deals = (make_hands_of(no_bombs(attempt)) for attempt in range(2000))
    prepare(Scene(next(hands for hands in deals if bare(hands))))
    player = new_player(DESKTOP, "en")
    sit_down(player)
    said = listen(player)
    player.page.evaluate(BANNERS)
    for rank in "AK2Q":
        assert waits(player) == "play"
        player.put_hints_away()
        # Three cards left are seen by all, 27 and 19 are not.
        expect(player.find('[data-plate="S"] .gd-report')).to_have_count(int(rank == "Q"))
        player.find(f'.gd-take[data-take^="{rank}"]').click()
        player.find('[data-do="play"]:not([aria-disabled])').click()
        if rank != "Q":
            expect(player.find('[data-do="pass"]')).to_have_count(0)
            player.find('[data-do="play"]').wait_for()
    player.page.wait_for_function("() => window.said.some(line => line.includes('the wind'))")
    assert "South is first out." in said()
    assert "North takes the wind and leads." in said()
    player.page.wait_for_function("() => window.news.some(line => line.includes('the wind'))")
    expect(player.find('[data-plate="S"] .gd-place--first')).to_be_visible()


@pytest.mark.parametrize(("meaning", "named"), [("tube-9", "Tube 7–9"), ("plate-8", "Plate 7–8")])
def test_a_wild_card_may_mean_two_things(
    new_player: NewPlayer,
    prepare: Callable[[Scene], None],
    axe_script: str,
    meaning: str,
    named: str,
) -> None:
    prepare(Scene(dealt({S: "S7 D7 S8 D8 H2 H2 C3"})))
    player = new_player(PORTRAIT, "en", touch=True)
    sit_down(player)
    waits(player)
    player.put_hints_away()
    for card in ("S7", "D7", "S8", "D8"):
        player.find(f'{CARD}[data-card="{card}"]').first.tap(position=CORNER)
    expect(player.find(f'{CARD}[data-card="H2"] .gd-wild')).to_have_count(2)
    expect(player.find(f"{CARD} .gd-wild")).to_have_count(2)
    for wild in player.find(f'{CARD}[data-card="H2"]').all():
        wild.tap(position=CORNER)
    expect(player.find(".gd-said")).to_contain_text(" or ")
    player.find('[data-do="play"]').tap()
    expect(player.find(".gd-choices h2")).to_be_visible()
    assert player.serious_findings(axe_script) == []
    player.find(f'[data-meaning="{meaning}"]').tap()
    expect(player.find(LIVE)).to_contain_text(f"South: {named}")


# Every banner that is shown, however soon another follows.
BANNERS = """() => {
  window.news = [];
  new MutationObserver(() => {
    const news = document.querySelector(".gd-news");
    if (news) window.news.push(news.textContent);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""

POST = """async ([path, body]) => (await fetch("/api/" + path, {method: "POST",
  headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json()"""


def open_table(host: Player, friend: Player) -> Player:
    """A table without clocks, the host South and the friend East; the host starts it."""
    open_dialog(host)
    host.find('[data-setting="turn_seconds"] input[value="0"]').check(force=True)
    invite(host, friend)
    return host


def begin(host: Player) -> None:
    host.find(".gather .button--main").click()


def test_tribute_is_refused_with_both_big_jokers(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    standing = Standing({Side.NS: "5", Side.EW: "2"}, Side.NS, order=(S, N, E, W))
    prepare(Scene(dealt({E: "HR", W: "HR"}), standing))
    host, friend = new_player(LANDSCAPE, "zh-Hans"), new_player(PORTRAIT, "en", touch=True)
    said = listen(open_table(host, friend))
    begin(host)
    assert waits(host) == "play"
    assert "东家、西家亮出大王，抗贡。" in said()
    expect(host.find(".gd-news")).to_contain_text("抗贡")
    assert host.find(".gd-playing b").inner_text() == "5"
    assert host.find('[data-do="pass"]').count() == 0, "south leads"
    assert len(host.hand_of_guandan) == 27
    host.looks_whole()


def test_equal_tributes_are_chosen_and_so_are_the_returns(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    standing = Standing({Side.NS: "5", Side.EW: "2"}, Side.NS, order=(S, N, E, W))
    high = {S: "HR HR S5 S5 H5 H5", N: "SB SB D5 D5 C5 C5", E: "SA", W: "DA"}
    prepare(Scene(dealt(high), standing))
    host, friend = new_player(LANDSCAPE, "zh-Hant"), new_player(PORTRAIT, "en", touch=True)
    begin(open_table(host, friend))
    assert waits(friend) == "give"
    friend.put_hints_away()
    friend.looks_whole()
    aces = friend.find(f'{CARD}[data-card$="A"]:not(.card--off)')
    assert aces.count() == len([card for card in friend.hand_of_guandan if card[1] == "A"])
    aces.first.tap(position=CORNER)
    friend.find('[data-do="give"]').tap()
    assert waits(host) == "choice"
    host.put_hints_away()
    expect(host.find(".gd-choice")).to_have_count(2)
    assert host.serious_findings(axe_script) == []
    pick(host, "東家")
    assert waits(host) == "give"
    given = host.find(f"{CARD}:not(.card--off)").first.get_attribute("data-card")
    host.find(f"{CARD}:not(.card--off)").first.click(position=CORNER)
    host.find('[data-do="give"]').click()
    # The payer of the first takes his pick of what comes back, and leads.
    assert waits(friend) == "choice"
    expect(friend.find(".gd-choice")).to_have_count(2)
    friend.looks_whole()
    held = friend.hand_of_guandan
    pick(friend, "South", touch=True)
    assert waits(friend) == "play"
    assert sorted(friend.hand_of_guandan) == sorted([*held, given])
    assert len(friend.hand_of_guandan) == len(host.hand_of_guandan) == 27
    # Whoever leaves is replaced, and the deal goes on.
    friend.find("[data-tool=menu]").tap()
    friend.find("dialog .button--danger").last.tap()
    friend.find("dialog .button--danger").last.tap()
    friend.find("dialog .button--danger").last.tap()
    expect(host.find('[data-plate="E"] .plate-who')).not_to_have_text(friend.name)
    assert waits(host) == "play"


def test_the_first_may_take_the_other_of_two_equal_tributes(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    """Then it is west who picks what comes back, and leads."""
    standing = Standing({Side.NS: "5", Side.EW: "2"}, Side.NS, order=(S, N, E, W))
    high = {S: "HR HR S5 S5 H5 H5", N: "SB SB D5 D5 C5 C5", E: "SA SA", W: "DA DA"}
    prepare(Scene(dealt(high), standing))
    host, friend = new_player(LANDSCAPE, "en"), new_player(PORTRAIT, "en", touch=True)
    listen(open_table(host, friend))
    begin(host)
    assert waits(friend) == "give"
    friend.find(f'{CARD}[data-card$="A"]:not(.card--off)').first.tap(position=CORNER)
    friend.find('[data-do="give"]').tap()
    assert waits(host) == "choice"
    held = host.hand_of_guandan
    pick(host, "West")
    assert waits(host) == "give"
    taken = [card for card in host.hand_of_guandan if card[1] == "A"]
    assert len(taken) == 1 + len([card for card in held if card[1] == "A"])
    assert "DA" in taken
    host.find(f"{CARD}:not(.card--off)").first.click(position=CORNER)
    host.find('[data-do="give"]').click()
    host.page.wait_for_function("() => window.said.some(line => line.includes('West leads.'))")
    assert friend.find(".gd-choice").count() == 0


def test_a_seat_that_a_bot_plays_for_is_marked_until_its_player_is_back(
    new_player: NewPlayer,
) -> None:
    host, friend = new_player(DESKTOP, "en"), new_player(PORTRAIT, "en", touch=True)
    host.open()
    host.page.evaluate(POST, ["persons", {"name": "Ann"}])
    wanted = {"game": "guandan", "settings": {"grace_seconds": 1, "turn_seconds": 0}}
    table = host.page.evaluate(POST, ["tables", wanted])["table"]
    host.open(f"#/table/{table}")
    seat(host, friend)
    begin(host)
    plate = host.find('[data-plate="E"]')
    expect(plate).to_contain_text(friend.name)
    expect(plate).not_to_contain_text("bot playing")
    where = friend.page.url
    friend.page.goto("about:blank")
    expect(plate).to_contain_text("bot playing", timeout=20_000)
    friend.page.goto(where)
    expect(plate).not_to_contain_text("bot playing", timeout=20_000)
    expect(plate).to_contain_text(friend.name)


def test_three_failures_at_ace_go_back_to_two(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    standing = Standing(
        {Side.NS: "A", Side.EW: "9"}, Side.NS, {Side.NS: 2, Side.EW: 0}, (S, E, N, W)
    )
    east = f"{everything('K')} {everything('Q')} {everything('J')} HA HA SA"
    west = f"HR HR SB SB {everything('T')} {everything('9')} SA DA DA CA CA"
    prepare(Scene(dealt({E: east, W: west}), standing))
    player = new_player(DESKTOP, "zh-Hant")
    sit_down(player)
    expect(player.find(".gd-level--ours .gd-fails")).to_have_attribute("data-fails", "2")
    until = time.monotonic() + 120
    while (asked := waits(player)) != "end":
        assert time.monotonic() < until, player.live
        player.put_hints_away()
        if asked == "play" and player.find('[data-do="pass"]').count():
            press(player, '[data-do="pass"]')
            player.page.wait_for_timeout(100)
        else:
            answer(player, asked)
    expect(player.find(".result-head")).to_contain_text("打 A 三次沒過，回到 2")
    expect(player.find(".gd-climb--ours b").last).to_have_text("2")


OVERLAPS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((e) => [e.className, e.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const own = boxes('.gd-plate--bottom, .gd-tribute li, .gd-actions, .gd-hand .card, .tool');
  const hint = boxes('.gd-hint .hint');
  const joker = boxes('.gd-tribute .card-index--joker .card-rank');
  const rows = boxes('.gd-tribute li');
  const found = [[hint, own], [joker, boxes('.gd-tribute .joker')], [rows, boxes('.gd-plate')]]
    .flatMap(([some, all]) => some.flatMap(([a, r]) => all.filter(([, s]) => over(r, s))
      .map(([b]) => a + ' over ' + b)));
  return hint.length ? found : ['no hint'];
}"""


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
@pytest.mark.parametrize("order", [(S, E, N, W), (S, N, E, W)], ids=["single", "double"])
def test_the_hint_of_the_tribute_covers_nothing_of_it(
    new_player: NewPlayer,
    prepare: Callable[[Scene], None],
    locale: str,
    order: tuple[Seat, ...],
) -> None:
    standing = Standing({Side.NS: "5", Side.EW: "9"}, Side.NS, dict.fromkeys(Side, 0), order)
    prepare(Scene(dealt({W: "SB SB", E: "SA", S: everything("3"), N: "HR"}), standing))
    player = new_player(DESKTOP, locale)
    sit_down(player)
    assert waits(player) == "give"
    player.find(".gd-tribute .joker").wait_for()
    for width, height in (PORTRAIT, (360, 640), LANDSCAPE, (768, 1024), (1280, 720), DESKTOP):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(250)
        assert player.page.evaluate(OVERLAPS) == [], (width, height)


def test_time_runs_out_and_play_goes_on(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    prepare(Scene(dealt({S: "S3"}), leader=S))
    player = new_player(LANDSCAPE, "en")
    sit_down(player)
    assert waits(player) == "play"
    assert player.find('[data-plate="S"] .ring').count() == 1
    # Ten seconds: whoever leads plays the lowest single.
    expect(player.find(CARD)).to_have_count(26, timeout=14_000)
    expect(player.find(LIVE)).to_contain_text("South: Single 3")
    player.page.reload()
    expect(player.find(CARD).first).to_be_visible()
    assert len(player.hand_of_guandan) <= 26


def test_the_help_page_lists_its_keys_and_the_lobby_its_rules(new_player: NewPlayer) -> None:
    player = new_player(DESKTOP, "zh-Hans").open("#/help")
    expect(player.find("table[data-game=guandan] tr")).to_have_count(17)
    player.open("#/rules/guandan")
    expect(player.find("main")).to_contain_text("逢人配")
    expect(player.find("main h2")).to_have_count(9)
    left, books = (
        player.find(f"main {what}").first.bounding_box() for what in ("h1", ".panel-buttons a")
    )
    assert left
    assert books
    assert left["x"] == books["x"]
    assert books["y"] >= left["y"] + left["height"] + 10
