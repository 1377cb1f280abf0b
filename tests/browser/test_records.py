"""Boards of a viewer's link, all boards of a file analysed, and hand records on paper."""

import time
from urllib.parse import quote

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import SMALL, Player

from qiaopai.cards import DECK
from qiaopai.kernel.deals import deal_out
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.seats import Seat
from qiaopai.solver.dds import Dds

pytestmark = [pytest.mark.browser, pytest.mark.slow]
expect = pytest.importorskip("playwright.sync_api").expect

LANGUAGES = ("zh-Hant", "zh-Hans", "en")
SCREENS = ((390, 844), (844, 390))
LIN = "pn|Sam,Wu,Nan,Ed|md|3SKJ95HQ63DA92C953,SA7H984DJ8643CKQ8,S8643HKJ75DKTCA72,|sv|o|mb|1N|mb|p|"
HANDS = "n=s8643hkj75dktca72&s=sKJ95hQ63dA92c953&e=sqt2hat2dq75cjt64&w=sa7h984dj8643ckq8"
LINKS = {
    "query": f"?lin={quote(LIN)}",
    "path": f"tools/handviewer.html?bbo=y&lin={quote(LIN)}",
    "fragment": f"#/replay?lin={quote(LIN)}",
    "hands": f"?{HANDS}&d=s&v=o&a=1npp",
}
LONG = "N:AKQJT98765.43.2. 432.AKQJT98765.. .2.AKQJT98.76543 ..76543.AKQJT982"
"""As long as suits can be: what is printed of them must not lie over anything."""

OVERLAPS = """() => [...document.querySelectorAll('.record')].flatMap((record) => {
  const edge = record.getBoundingClientRect();
  const parts = [...record.querySelectorAll('.record-hand li > *, .record-known table,'
    + ' .record-middle, .record-meta > *, .record-points > *, .record-par')]
    .map((e) => [e.className.toString() || e.tagName, e.getBoundingClientRect()])
    .filter(([, r]) => r.width > 1 && r.height > 1);
  const cut = parts.filter(([, r]) => r.left < edge.left || r.right > edge.right + 0.5
    || r.bottom > edge.bottom + 0.5).map(([name]) => 'cut ' + name);
  const over = parts.flatMap(([a, r], i) => parts.slice(i + 1)
    .filter(([, q]) => r.left < q.right - 1 && q.left < r.right - 1
      && r.top < q.bottom - 1 && q.top < r.bottom - 1)
    .map(([b]) => a + ' over ' + b));
  return [...cut, ...over];
})"""

RECORD = """
- heading "Club evening · Hand records" [level=1]
- article:
  - text: 1 Dealer N Nobody vulnerable
  - list "North":
    - listitem: /spades AQJ3/
  - list "East"
  - list "South"
  - list "West"
  - table:
    - rowgroup:
      - row "NT spades hearts diamonds clubs"
      - row /N( [1-7–]){5}/
"""


def evening(boards: int) -> str:
    """A file of so many boards, the second with the longest suits."""
    lines = []
    for n in range(1, boards + 1):
        pack = tuple(Entropy(f"evening {n}").shuffle(DECK))
        deal = LONG if n == 2 else deal_out(pack, Seat.NORTH).text
        lines += [
            '[Event "Club evening"]', f'[Board "{n}"]', f'[Dealer "{"NESW"[(n - 1) % 4]}"]',
            f'[Vulnerable "{("None", "NS", "EW", "All")[(n - 1) % 4]}"]', f'[Deal "{deal}"]', "",
        ]  # fmt: skip
    return "\n".join(lines)


@pytest.mark.parametrize("link", LINKS)
def test_a_viewer_s_link_opens_the_replay(new_player: NewPlayer, link: str) -> None:
    player = new_player(SCREENS[0], "en")
    player.page.goto(f"{player.room}/{LINKS[link]}")
    player.find(".compass").wait_for()
    expect(player.find(".compass-hand--S .rows")).to_contain_text("K J 9 5")
    expect(player.find(".compass-hand--E .rows")).to_contain_text("Q 10 2")
    expect(player.find(".auction-call").first).to_contain_text("1")
    assert "#/replay?" in player.page.url
    assert player.fits()
    # The page is where it was when it is loaded again, and another file may follow.
    player.page.reload()
    player.find(".compass").wait_for()
    player.drop("evening.pbn", evening(2))
    expect(player.find(".boards-one")).to_have_count(2)


PASTED = {
    "zh-Hant": f" https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin={quote(LIN)}",
    "zh-Hans": f"club.example/evening/hands.php?id=3&LIN={LIN}",
    "en": f"http://viewer.example/?{HANDS}&d=s&v=o&a=1npp",
}


@pytest.mark.parametrize(("locale", "size"), list(zip(PASTED, (*SCREENS, SCREENS[0]), strict=True)))
def test_a_pasted_link_of_any_site_is_read_here(
    new_player: NewPlayer, axe_script: str, locale: str, size: tuple[int, int]
) -> None:
    player = new_player(size, locale).open("#/replay")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    field = player.find(".open-link input")
    field.fill("https://www.bridgebase.com/tools/handviewer.html?myhand=M-1")
    field.press("Enter")
    player.find(".lobby-problem").wait_for()
    field.fill(PASTED[locale])
    player.find(".open-link .button").click()
    player.find(".compass").wait_for()
    expect(player.find(".lobby-problem")).to_have_count(0)
    expect(player.find(".compass-hand--S .rows")).to_contain_text("K J 9 5")
    assert all(url.startswith(f"{player.room}/") for url in asked)
    assert player.fits()
    assert player.speaks(locale)
    assert player.page.evaluate(SMALL) == []
    assert player.serious_findings(axe_script) == []


ENDING = """[Board "5"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AJ.K..2 KQ.A.2. 2.Q.A.A .2.KQ.K"]
[Declarer "S"]
[Contract "NT"]
[Play "S"]
S2 DK SJ SQ
*
"""
LED = """
- table "Tricks of the side on lead, by who leads":
  - rowgroup
  - rowgroup:
    - row /North/
    - row /East/
    - row "South 4 3 3 2 4"
    - row /West/
"""


@pytest.mark.parametrize(
    ("locale", "size"), list(zip(LANGUAGES, (*SCREENS, SCREENS[0]), strict=True))
)
def test_an_end_position_is_analysed(
    new_player: NewPlayer, axe_script: str, solver: Dds, locale: str, size: tuple[int, int]
) -> None:
    player = new_player(size, locale).open("#/replay")
    player.drop("ending.pbn", ENDING)
    player.find(".analysis .button").click()
    expect(player.find(".plays-mark")).to_have_count(4)
    expect(player.find(".plays-mark--cost")).to_have_text(["−1", "−1"])
    if locale == "en":
        expect(player.find(".analysis")).to_match_aria_snapshot(LED)
    assert player.find(".analysis-par").count() == 0
    assert player.fits()
    assert player.speaks(locale)
    assert player.serious_findings(axe_script) == []
    player.page.evaluate("window.print = () => undefined")
    player.find(".replay-tools .button").last.click()
    player.page.emulate_media(media="print")
    player.page.set_viewport_size({"width": 718, "height": 1000})
    expect(player.find(".record-known td").filter(has_text="4")).not_to_have_count(0)
    assert player.page.evaluate(OVERLAPS) == []


def test_hands_in_the_middle_of_a_trick_are_refused_with_the_reason(
    new_player: NewPlayer, solver: Dds
) -> None:
    player = new_player(locale="en").open("#/replay")
    player.drop("ending.pbn", ENDING.replace("KQ.A.2.", "K.A.2.").split("[Play")[0])
    player.find(".analysis .button").click()
    expect(player.find(".analysis .note")).to_contain_text("E has 3 cards")
    player.faults = [fault for fault in player.faults if "409" not in fault and "400" not in fault]


def test_a_link_that_carries_nothing_says_so(new_player: NewPlayer) -> None:
    player = new_player(locale="en").open("#/replay?lin=nonsense")
    player.find(".lobby-problem").wait_for()
    assert player.find(".board").count() == 0


def analyse_all(player: Player) -> None:
    """Begin, cancel, begin again, and wait until all is known."""
    tools = player.find(".replay-tools")
    tools.locator(".button").nth(1).click()
    player.find(".analyse-all progress").wait_for()
    assert player.fits()
    assert player.page.evaluate(SMALL) == []
    player.find(".analyse-all .button").click()
    player.find(".analyse-all").wait_for(state="detached")
    until = time.monotonic() + 60
    while tools.locator(".button").count() > 2:
        assert time.monotonic() < until
        tools.locator(".button").nth(1).click()
        player.find(".analyse-all").wait_for(state="detached", timeout=60_000)


@pytest.mark.parametrize(
    ("locale", "size"), list(zip(LANGUAGES, (*SCREENS, SCREENS[0]), strict=True))
)
def test_all_boards_are_analysed_for_the_print(
    new_player: NewPlayer, axe_script: str, solver: Dds, locale: str, size: tuple[int, int]
) -> None:
    boards = 5
    player = new_player(size, locale).open("#/replay")
    player.drop("evening.pbn", evening(boards))
    analyse_all(player)
    for n in range(boards):
        player.find(".boards-one").nth(n).click()
        player.find(".dd").wait_for()
        assert player.find(".analysis .button").count() == 0
    assert player.find(".analysis-par").count() == 1
    assert player.speaks(locale)
    assert player.serious_findings(axe_script) == []

    player.page.evaluate("window.print = () => undefined")
    player.find(".replay-tools .button").last.click()
    player.page.emulate_media(media="print")
    assert player.find(".record--known").count() == boards
    assert player.find(".record-par").count() == boards
    if locale == "en":
        expect(player.find(".records")).to_match_aria_snapshot(RECORD)
    # The width of the paper without its margins, A4 and Letter, in CSS pixels.
    for width, paper in ((718, "A4"), (740, "Letter")):
        player.page.set_viewport_size({"width": width, "height": 1000})
        assert player.page.evaluate(OVERLAPS) == []
        assert player.page.pdf(format=paper).startswith(b"%PDF")
