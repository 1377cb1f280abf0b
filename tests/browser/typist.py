"""Somebody who plays with the keys of the help page and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.player import LIVE_CARD

if TYPE_CHECKING:
    from tests.browser.player import Player


class Typist:
    """Presses keys, none that the help page does not list."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.open("#/help")
        player.find("kbd").first.wait_for()
        listed = player.find("kbd").evaluate_all("all => all.map(e => e.dataset.key)")
        # Typed entry, as the same page explains it: a suit and a rank, a number and a suit, a call.
        self.keys = {*listed, *"akqjt23456789", *"1234567", "n", *"px"}

    def start(self, game: str = "minibridge") -> None:
        """From the lobby to the table with Tab and Enter."""
        button = f"article[aria-labelledby=game-{game}] .game-play"
        self.player.open()
        self.player.find(button).wait_for()
        self.reach(button)
        self.player.page.keyboard.press("Enter")
        self.player.find(".hand--hand .card, .result").first.wait_for()

    def reach(self, button: str) -> None:
        """Tab on until the button has the focus."""
        for _ in range(20):
            self.player.page.keyboard.press("Tab")
            if self.player.page.evaluate(f"document.activeElement.matches('{button}')"):
                return
        raise AssertionError("Tab does not reach the button")

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

    def play(self, *, typed: bool) -> None:
        """One card that may be played: by its name, or the first, which `f` goes to."""
        if typed:
            self.name(self.player.find(LIVE_CARD).last.get_attribute("data-card") or "")
            return
        before = self.player.find("[data-card]").count()
        self.press("f")
        assert self.player.page.evaluate(f"document.activeElement.matches('{LIVE_CARD}')")
        self.press("Enter")
        self._wait(before)

    def name(self, card: str) -> None:
        """That card, by suit and rank."""
        before = self.player.find("[data-card]").count()
        self.press(card[0].lower())
        self.press(card[1].lower())
        self._wait(before)

    def _wait(self, before: int) -> None:
        self.player.page.wait_for_function(
            "n => document.querySelectorAll('[data-card]').length < n", arg=before
        )
