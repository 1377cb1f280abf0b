"""The same page for everybody: names, roles, contrast."""

import pytest
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVE_CARD, SMALL

pytestmark = pytest.mark.browser
expect = pytest.importorskip("playwright.sync_api").expect


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(new_player: NewPlayer, axe_script: str, dark: bool) -> None:
    player = new_player(locale="en", dark=dark).open()
    player.find(".tables").wait_for()
    assert player.serious_findings(axe_script) == []
    assert player.page.evaluate(SMALL) == []
    for page in ("#/help", "#/rules/minibridge"):
        player.open(page)
        player.find(".prose").wait_for()
        assert player.serious_findings(axe_script) == []
    player.sit_as_declarer()
    assert player.serious_findings(axe_script) == []
    player.act()
    player.act_until(LIVE_CARD)
    assert player.serious_findings(axe_script) == []
    player.find(".tool").first.click()
    assert player.serious_findings(axe_script) == []
    player.page.keyboard.press("Escape")
    player.act_until(".result")
    assert player.serious_findings(axe_script) == []


LOBBY = """
- banner:
  - link "Qiaopai To the lobby"
  - navigation "Menu":
    - group "Language":
      - radio "繁"
      - radio "简"
      - radio "EN" [checked]
    - link "Help"
    - button "Preferences"
- main:
  - heading "The lobby" [level=1]
  - list:
    - listitem:
      - article "Minibridge":
        - heading "Minibridge" [level=2]
        - button "Play now"
        - button "Open a table"
"""

CONTRACT = """
- region "Choose the contract":
  - heading "Choose the contract" [level=2]
  - group "Partscore":
    - button "Clubs partscore, 7 tricks, 70 if just made, 50 lost for each trick down"
    - button /Diamonds partscore, 7 tricks/
    - button /Hearts partscore/
    - button /Spades partscore/
    - button "Notrump partscore, 7 tricks, 90 if just made, 50 lost for each trick down"
  - group "Game":
    - button /Clubs game, 11 tricks, 400/
    - button /Diamonds game, 11 tricks/
    - button /Hearts game, 10 tricks, 420/
    - button /Spades game/
    - button /Notrump game, 9 tricks, 400/
"""

HAND = """
- group "My hand":
  - button /^(ace|king|queen|jack|10|[2-9]) of (spades|hearts|diamonds|clubs)$/
"""


def test_lobby_as_it_is_read(new_player: NewPlayer) -> None:
    player = new_player(locale="en").open()
    player.find(".tables").wait_for()
    expect(player.find("body")).to_match_aria_snapshot(LOBBY)


def test_table_as_it_is_read(new_player: NewPlayer) -> None:
    player = new_player(locale="en")
    player.sit_as_declarer()
    expect(player.find(".felt")).to_match_aria_snapshot(CONTRACT)
    expect(player.find(".felt")).to_match_aria_snapshot(HAND)
    assert player.find('[aria-live="polite"]').count() == 1
    expect(player.find("[data-testid=live]")).to_contain_text("Choose the contract")


def test_every_card_is_a_button_with_its_name(new_player: NewPlayer) -> None:
    player = new_player(locale="zh-Hant")
    player.sit_and_play()
    names = player.find(f"{LIVE_CARD} > .sr-only").all_inner_texts()
    assert names
    assert all(name.startswith(("黑桃 ", "紅心 ", "方塊 ", "梅花 ")) for name in names)
