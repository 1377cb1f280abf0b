"""What a person does in front of the browser."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Position

LIVE_CARD = "button.card--live"
# Cards overlap: all that always shows is a card's index.
CORNER: Position = {"x": 13, "y": 13}

CUT = """() => {
  const out = [];
  for (const e of document.querySelectorAll(
      '.felt button, .felt .plate, .felt .contract, .felt .card')) {
    if (e.closest('.at--scroll')) continue;
    const r = e.getBoundingClientRect();
    const cut = r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1;
    if (r.width && cut)
      out.push(e.className + ' ' + JSON.stringify(r));
  }
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    out.push('the page scrolls');
  return out;
}"""

# Buttons smaller than a finger; cards and their fans have their own measure.
SMALL = """() => [...document.querySelectorAll('button, a.button, .choice-option')]
  .filter((e) => !e.matches('.card') && e.getClientRects().length)
  .map((e) => [e.className, e.getBoundingClientRect()])
  .filter(([, r]) => r.width < 39.5 || r.height < 39.5)
  .map(([name, r]) => name + ' ' + Math.round(r.width) + '×' + Math.round(r.height))"""


# What a hand drops on a page: a file with that name and text.
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  document.querySelector('.drop').dispatchEvent(
    new DragEvent('drop', {bubbles: true, dataTransfer: data, cancelable: true}));
}"""

# A word of another language, which must not be seen.
FOREIGN = {"zh-Hant": "庄家", "zh-Hans": "莊家", "en": "莊家"}


class Player:
    """One person with one browser."""

    def __init__(self, context: BrowserContext, room: str) -> None:
        self.context = context
        self.room = room
        self.page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.faults.append(line.text) if line.type == "error" else None,
        )

    def open(self, where: str = "#/") -> Player:
        self.page.goto(f"{self.room}/{where}")
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def name(self) -> str:
        """The name this guest was given."""
        other = self.context.new_page()
        other.goto(f"{self.room}/")
        other.wait_for_function(
            "() => document.querySelector('.name-tag')?.innerText.match(/\\S+/)"
        )
        other.wait_for_load_state("networkidle")
        name = other.locator(".name-tag > span").first.inner_text()
        other.close()
        return name

    @property
    def live(self) -> str:
        """All that the live region still holds."""
        return self.find("[data-testid=live]").inner_text()

    @property
    def hand(self) -> list[str]:
        return self.find(".hand--hand [data-card]").evaluate_all(
            "all => all.map(e => e.dataset.card)"
        )

    @property
    def hand_of_guandan(self) -> list[str]:
        return self.find('[data-group="hand"] .card').evaluate_all(
            "all => all.map(e => e.dataset.card)"
        )

    def play_now(self, game: str = "minibridge") -> None:
        self.open()
        self.find(f"article[aria-labelledby=game-{game}] .game-play").click()
        self.find(".hand--hand .card, .result").first.wait_for()

    def choose(self, button: Locator, *, touch: bool = False) -> None:
        """A call: a finger taps twice here, too."""
        if not touch:
            button.click()
            return
        button.tap()
        button.tap()

    def sit_as_declarer(self) -> None:
        """Quick tables until the cards make this player declarer."""
        for _ in range(60):
            self.play_now()
            self.find(".menu-entry, .contract-call, .result").first.wait_for()
            if self.find(".menu-entry").count():
                return
        raise AssertionError("sixty deals without being declarer")

    def sit_and_play(self) -> None:
        """Quick tables until this player has cards to play: bots are soon done with a dummy's."""
        for _ in range(60):
            self.play_now()
            self.act_until(f"{LIVE_CARD}, .result")
            if self.find(LIVE_CARD).count():
                return
        raise AssertionError("sixty deals as dummy")

    def put_hints_away(self) -> None:
        while self.find(".hint button").count():
            self.find(".hint button").click()

    def tap(self, card: Locator, *, touch: bool = False) -> None:
        """A click plays; a finger taps twice."""
        if not touch:
            card.click(position=CORNER)
            return
        card.tap(position=CORNER)
        self.find(".card--selected").tap(position=CORNER)

    def act_until(self, done: str, *, touch: bool = False, check: bool = False) -> None:
        """Play whatever is asked until something is there to be seen."""
        until = time.monotonic() + 90
        while not self.find(done).count():
            assert time.monotonic() < until, self.live
            if check:
                self.looks_whole()
            self.act(touch=touch)

    def act(self, *, touch: bool = False) -> None:
        """One choice of a contract or one card, if it is this player's turn."""
        if self.find(".menu-entry").count():
            self.find('.menu-entry[aria-disabled="false"]').first.click()
            self.find(".contract-call").wait_for()
        elif self.find(LIVE_CARD).count():
            before = len(self.find("[data-card]").all())
            card = self.find(LIVE_CARD).first
            self.tap(card, touch=touch)
            self.page.wait_for_function(
                "n => document.querySelectorAll('[data-card]').length < n", arg=before
            )
        else:
            self.find(".trick").first.click(force=True, timeout=1000) if self.find(
                ".trick"
            ).count() else None
            self.page.wait_for_timeout(30)

    def next_deal_is_there(self) -> None:
        """The result has gone, or is already the next one: thrown in, or bots played dummy's."""
        self.page.wait_for_function(
            "() => !document.querySelector('.result')"
            " || document.querySelectorAll('.result .sheet tbody tr').length > 1"
        )

    def drop(self, name: str, text: str) -> None:
        """Let go of a file over the replay page."""
        self.find(".drop").wait_for()
        self.page.evaluate(DROP, [name, text])
        # The first file of a room waits for a process to start.
        self.find(".board").wait_for(timeout=60_000)

    def fits(self) -> bool:
        """Whether the page need not be pushed sideways."""
        inside = "document.scrollingElement.scrollWidth <= innerWidth"
        return bool(self.page.evaluate(inside))

    def speaks(self, locale: str) -> bool:
        """Whether all that is seen is in that language, as far as a word can tell."""
        lang = self.find("html").get_attribute("lang")
        return lang == locale and FOREIGN[locale] not in self.find("body").inner_text()

    def looks_whole(self) -> None:
        """Nothing is cut, and the table does not scroll."""
        assert self.page.evaluate(CUT) == []

    def serious_findings(self, axe: str) -> list[str]:
        """What axe finds serious or critical."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(axe)
        found = self.page.evaluate(
            "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
            ".filter(v => ['serious', 'critical'].includes(v.impact))"
            ".map(v => v.id + ': ' + v.nodes.slice(0, 3)"
            ".map(n => n.html + ' ' + n.failureSummary).join(' | '))"
        )
        return [re.sub(r"\s+", " ", one) for one in found]
