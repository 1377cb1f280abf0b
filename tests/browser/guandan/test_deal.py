"""Guandan in the browser: whole deals, tribute and its choices, wild cards, the end at ace."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Mapping

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.guandan import E, N, Prepared, S, Scene, W, dealt, everything
from tests.browser.player import CORNER, SMALL, Player
from tests.server.serving import SETTINGS, serving

from qiaopai.games import discover
from qiaopai.games.guandan.rules.cards import Level, parse_cards
from qiaopai.games.guandan.rules.deal import Hands, make_hands
from qiaopai.games.guandan.rules.plays import Kind, Meaning, moves
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import Seat, Side

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

PORTRAIT, LANDSCAPE, DESKTOP = (390, 844), (844, 390), (1440, 900)
CARD = '[data-group="hand"] .card'
LIVE = "[data-testid=live]"
BOOK = GAME.configure("ahcme", {})
# The number over a column is an extra beside its cards; axe asks 24 pixels of it.
NEXT_TO_CARDS = "gd-take"


@pytest.fixture(scope="module")
def game() -> Prepared:
    return Prepared()


@pytest.fixture(scope="module")
def room(game: Prepared) -> Iterator[str]:
    """A room whose Guandan can begin with a prepared deal."""
    started, stop = threading.Event(), asyncio.Event()
    url: list[str] = []
    loop = asyncio.new_event_loop()

    async def run() -> None:
        async with serving(SETTINGS, games={**discover(), "guandan": game}) as running:
            url.append(running.url)
            started.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),), daemon=True)
    thread.start()
    assert started.wait(20)
    yield url[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(20)


@pytest.fixture
def prepare(game: Prepared) -> Iterator[Callable[[Scene], None]]:
    """Lays a scene ready for the next match."""

    def lay(scene: Scene) -> None:
        game.scene = scene

    yield lay
    game.scene = None


def sit_down(player: Player) -> None:
    player.open()
    player.find("article[aria-labelledby=game-guandan] .game-play").click()
    player.find(f"{CARD}, .gd-result").first.wait_for()


def waits(player: Player) -> str:
    """What the player is asked: a play, a card to give, a choice, the next deal."""
    asked = '[data-do="play"], [data-do="give"], .gd-choices .gd-choice, .gd-result'
    player.find(asked).first.wait_for(timeout=60_000)
    for name, selector in (
        ("end", ".gd-result"),
        ("choice", ".gd-choices .gd-choice"),
        ("give", '[data-do="give"]'),
    ):
        if player.find(selector).count():
            return name
    return "play"


def press(player: Player, selector: str, *, touch: bool = False) -> None:
    button = player.find(selector).first
    button.tap() if touch else button.click()


def answer(player: Player, asked: str, *, touch: bool = False) -> None:
    """One answer by clicks; a play is the one that the hint shows."""
    player.put_hints_away()
    if asked == "choice":
        press(player, ".gd-choices .gd-choice", touch=touch)
    elif asked == "give":
        player.find(f"{CARD}:not(.card--off)").last.click(position=CORNER)
        press(player, '[data-do="give"]', touch=touch)
    else:
        press(player, '[data-do="hint"]', touch=touch)
        expect(player.find(f'{CARD}[aria-pressed="true"], .toast').first).to_be_visible()
        beats = player.find(f'{CARD}[aria-pressed="true"]').count()
        press(player, '[data-do="play"]' if beats else '[data-do="pass"]', touch=touch)
    player.page.wait_for_timeout(120)


def play_out(player: Player, *, touch: bool = False, check: bool = False) -> None:
    until = time.monotonic() + 120
    while (asked := waits(player)) != "end":
        assert time.monotonic() < until, player.live
        if check:
            player.looks_whole()
        answer(player, asked, touch=touch)


@pytest.mark.parametrize(
    ("size", "locale", "touch", "first"),
    [
        pytest.param(PORTRAIT, "zh-Hans", True, "头游", id="portrait-zh-Hans"),
        pytest.param(LANDSCAPE, "zh-Hant", True, "頭游", id="landscape-zh-Hant"),
        pytest.param(DESKTOP, "en", False, "1st", id="desktop-en"),
    ],
)
def test_a_deal_by_clicks(
    new_player: NewPlayer,
    axe_script: str,
    size: tuple[int, int],
    locale: str,
    touch: bool,
    first: str,
) -> None:
    player = new_player(size, locale, touch=touch)
    sit_down(player)
    waits(player)
    player.put_hints_away()
    player.looks_whole()
    small = [line for line in player.page.evaluate(SMALL) if NEXT_TO_CARDS not in line]
    assert small == []
    assert player.serious_findings(axe_script) == []
    play_out(player, touch=touch, check=True)
    expect(player.find(".gd-order li")).to_have_count(4)
    expect(player.find(".gd-order li").first).to_contain_text(first)
    expect(player.find(".gd-sheet tbody tr")).to_have_count(1)
    assert player.find(".gd-order .gd-row").count() >= 1, "what is left is shown"
    assert player.serious_findings(axe_script) == []
    player.find(".result-foot .button--main").click()
    expect(player.find(CARD).first).to_be_visible()


WHOLE = "S3 D3 C3 S4 D4 C4 S9 SK HK DK CK S6 D6 H9 HT HJ HQ H8 S7 D7 SA DA C2 D2 CJ CT DQ"


TOOLBAR = """
- toolbar "Play":
  - button "Arrange"
  - group "Straight flushes":
    - button "No straight flush in spades" [disabled]
    - button /Straight flush in hearts, \\d+ possible/
  - button "Hint"
  - button "Play" [disabled]
"""


def test_choosing_by_column_by_stroke_and_by_combinations(
    new_player: NewPlayer, prepare: Callable[[Scene], None], axe_script: str
) -> None:
    prepare(Scene(dealt({S: WHOLE})))
    player = new_player(LANDSCAPE, "en")
    sit_down(player)
    assert waits(player) == "play"
    player.put_hints_away()
    expect(player.find(".felt")).to_match_aria_snapshot(TOOLBAR)
    assert player.find(f"{CARD} > .sr-only").first.inner_text() == "2 of clubs"
    # A column by its number, and back.
    take = player.find('.gd-take[aria-label*="all"]').first
    take.click()
    assert take.get_attribute("aria-pressed") == "true"
    take.click()
    expect(player.find(f'{CARD}[aria-pressed="true"]')).to_have_count(0)
    # A stroke from one card to the next column.
    boxes = [
        player.find(f'{CARD}[data-card="{card}"]').first.bounding_box() for card in ("D4", "D3")
    ]
    assert boxes[0]
    assert boxes[1]
    player.page.mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 50)
    player.page.mouse.down()
    player.page.mouse.move(boxes[1]["x"] + 20, boxes[1]["y"] + 50, steps=8)
    player.page.mouse.up()
    for card in ("D4", "D3"):
        expect(player.find(f'{CARD}[data-card="{card}"][aria-pressed="true"]')).to_have_count(1)
    expect(player.find(".gd-said")).to_contain_text("no play")
    player.page.keyboard.press("Escape")
    # A straight flush by its suit.
    player.find('[data-flush="H"]').click()
    expect(player.find(".gd-said")).to_contain_text("Straight flush")
    player.page.keyboard.press("Escape")
    # By combinations and back; nothing is lost.
    player.find('[data-do="arrange"]').click()
    expect(player.find('[data-do="arrange"]')).to_have_attribute("aria-pressed", "true")
    assert len(player.find(CARD).all()) == 27
    assert player.serious_findings(axe_script) == []
    player.find('.gd-take[aria-label*="Straight flush"]').first.click()
    expect(player.find(".gd-said")).to_contain_text("Straight flush")
    player.find('[data-do="arrange"]').click()
    expect(player.find('[data-do="arrange"]')).to_have_attribute("aria-pressed", "false")


def test_a_deal_by_the_keyboard_alone(new_player: NewPlayer) -> None:
    player = new_player((1280, 800), "en")
    player.open()
    keys = player.page.keyboard
    player.find("article[aria-labelledby=game-guandan] .game-play").focus()
    keys.press("Enter")
    player.find(CARD).first.wait_for()
    for key, said in (("m", "spade"), ("v", "The level is 2"), ("y", "cards"), ("l", "current")):
        keys.press(key)
        expect(player.find(LIVE)).to_contain_text(said)
    until, typed = time.monotonic() + 120, False
    while (asked := waits(player)) != "end":
        assert time.monotonic() < until, player.live
        leads = asked == "play" and not player.find('[data-do="pass"]').count()
        if asked == "choice":
            keys.press("f")
            keys.press("Enter")
        elif asked == "give":
            keys.press("f")
            keys.press(" ")
            keys.press("Enter")
        elif leads and not typed:
            # The lowest card by its suit and rank.
            card = player.hand_of_guandan[-1]
            for key in card.lower():
                keys.press(key)
            expect(player.find(f'{CARD}[aria-pressed="true"]')).to_have_count(1)
            keys.press("Enter")
            typed = True
        else:
            keys.press("h")
            player.page.wait_for_timeout(150)
            keys.press("Enter" if player.find(f'{CARD}[aria-pressed="true"]').count() else "p")
        player.page.wait_for_timeout(150)
    assert typed
    keys.press("n")
    expect(player.find(CARD).first).to_be_visible()


def bare(hands: Hands) -> bool:
    """Nobody but south can beat three queens."""
    three = Meaning(Kind.TRIPLE, 3, 12)
    return not any(moves(hands[seat], Level.TWO, three, BOOK) for seat in (E, N, W))


def make_hands_of(cards: Mapping[Seat, str]) -> Hands:
    return make_hands({seat: parse_cards(text) for seat, text in cards.items()})


def no_bombs(attempt: int) -> dict[Seat, str]:
    """South has four great plays; of every other rank nobody has four."""
    hands = {S: [*everything("A").split(), *everything("K").split(), *everything("2").split()]}
    hands |= {seat: [] for seat in (E, N, W)}
    hands[S] += ["SQ", "DQ", "CQ"]
    rest = {"Q": ["SQ", "HQ", "HQ", "DQ", "CQ"], **{r: everything(r).split() for r in "JT9876543"}}
    seats = [E, N, W]
    for at, (rank, cards) in enumerate(rest.items()):
        mixed = list(Entropy(f"no bombs {attempt} {rank}").shuffle(cards))
        for seat in (*seats[at % 3 :], *seats[: at % 3]):
            share = min(3 if rank != "Q" else 2, len(mixed))
            hands[seat] += mixed[:share]
            del mixed[:share]
    jokers = ["SB", "SB", "HR", "HR"]
    for seat in seats:
        while len(hands[seat]) < 27:
            hands[seat].append(jokers.pop())
    return {seat: " ".join(cards) for seat, cards in hands.items()}


def listen(player: Player) -> Callable[[], str]:
    """Everything that is said from now on, also what the live region has dropped since."""
    player.page.evaluate(
        "selector => { window.said = []; new MutationObserver(all => all.forEach(one =>"
        " one.addedNodes.forEach(node => window.said.push(node.textContent))))"
        ".observe(document.querySelector(selector), {childList: true}); }",
        LIVE,
    )
    return lambda: "\n".join(player.page.evaluate("window.said"))


def test_the_wind_goes_to_the_partner(
    new_player: NewPlayer, prepare: Callable[[Scene], None]
) -> None:
    deals = (make_hands_of(no_bombs(attempt)) for attempt in range(2000))
    prepare(Scene(next(hands for hands in deals if bare(hands))))
    player = new_player(DESKTOP, "en")
    sit_down(player)
    said = listen(player)
    for rank in "AK2Q":
        assert waits(player) == "play"
        player.put_hints_away()
        player.find(f'.gd-take[data-take^="{rank}"]').click()
        player.find('[data-do="play"]:not([aria-disabled])').click()
        if rank != "Q":
            expect(player.find('[data-do="pass"]')).to_have_count(0)
            player.find('[data-do="play"]').wait_for()
    player.page.wait_for_function("() => window.said.some(line => line.includes('the wind'))")
    assert "South is first out." in said()
    assert "North takes the wind and leads." in said()
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
    for wild in player.find(f'{CARD}[data-card="H2"]').all():
        wild.tap(position=CORNER)
    expect(player.find(".gd-said")).to_contain_text(" or ")
    player.find('[data-do="play"]').tap()
    expect(player.find(".gd-choices h2")).to_be_visible()
    assert player.serious_findings(axe_script) == []
    player.find(f'[data-meaning="{meaning}"]').tap()
    expect(player.find(LIVE)).to_contain_text(f"South: {named}")


def open_table(host: Player, friend: Player) -> Player:
    """A table without clocks, the host South and the friend East; the host starts it."""
    host.open()
    host.find("article[aria-labelledby=game-guandan] .game-buttons .button").nth(1).click()
    host.find('dialog input[value="0"]').check(force=True)
    host.find("dialog .dialog-foot .button--main").click()
    host.find(".gather").wait_for()
    friend.page.goto(host.find(".share input").input_value())
    friend.find('.gather-seat:has(.plate-badge:text-matches("^(東|东|E)$")) .button').click()
    expect(host.find(".gather-seat--right")).to_contain_text(friend.name)
    host.find(".gather > .panel-buttons .button").first.click()
    host.find('.gather .button--main[aria-disabled="false"]').wait_for()
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
    host.find(".gd-choice").filter(has_text="東家").click()
    assert waits(host) == "give"
    host.find(f"{CARD}:not(.card--off)").first.click(position=CORNER)
    host.find('[data-do="give"]').click()
    # The payer of the first takes his pick of what comes back, and leads.
    assert waits(friend) == "choice"
    expect(friend.find(".gd-choice")).to_have_count(2)
    friend.looks_whole()
    friend.find(".gd-choice").first.tap()
    assert waits(friend) == "play"
    assert len(friend.hand_of_guandan) == len(host.hand_of_guandan) == 27
    # Whoever leaves is replaced, and the deal goes on.
    friend.find("[data-tool=menu]").tap()
    friend.find("dialog .button--danger").last.tap()
    friend.find("dialog .button--danger").last.tap()
    friend.find("dialog .button--danger").last.tap()
    expect(host.find('[data-plate="E"] .plate-who')).not_to_have_text(friend.name)
    assert waits(host) == "play"


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
    expect(player.find("table[data-game=guandan] tr")).to_have_count(16)
    player.open("#/rules/guandan")
    expect(player.find("main")).to_contain_text("逢人配")
    expect(player.find("main h2")).to_have_count(8)
