"""Reads a situation out of a view (讀局面): nothing else is ever looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import UNSET

from qiaopai.games.guandan.bots.situation import Option, Situation
from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Card, Hand, Level, parse_level
from qiaopai.games.guandan.rules.commands import Play
from qiaopai.games.guandan.rules.view import View

RULES = Options(id="bots", source="what a bot takes for granted; what it may play, the view lists")


def read(view: View) -> Situation:
    """The situation of the player whose turn it is.

    Raises:
        ValueError: the viewer has nothing to play.
    """
    if view.turn is UNSET or view.legal is UNSET:
        raise ValueError("not this viewer's turn")
    table = None if view.table is UNSET else view.table
    return Situation(
        me=view.turn,
        hand=hand_of(view),
        level=level_of(view),
        rules=RULES,
        counts=view.counts,
        plays=tuple(
            Option(action.cards, action.meaning)
            for action in view.legal
            if isinstance(action, Play) and action.meaning is not None
        ),
        gone=_gone(view),
        table=None if table is None else table.meaning,
        owner=None if table is None else table.seat,
    )


def hand_of(view: View) -> Hand:
    """The viewer's own hand."""
    return () if view.hand is UNSET else view.hand


def level_of(view: View) -> Level:
    """The level that is played."""
    return parse_level(view.level)


def _gone(view: View) -> Mapping[Card, int]:
    """The cards played in all the rounds that may be remembered."""
    rounds = (*(() if view.history is UNSET else view.history), view.trick)
    return Counter(card for one in rounds for laid in one for card in laid.cards)
