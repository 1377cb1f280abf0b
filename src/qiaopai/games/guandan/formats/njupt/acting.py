"""What a program is asked (`act`), and its answer as a command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from qiaopai.games.guandan.formats.njupt.words import (
    NOBODY,
    PASS,
    Action,
    Message,
    action,
    laid,
    positions,
)
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import parse_level
from qiaopai.games.guandan.rules.view import View
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.seats import Seat

STAGES: Mapping[type[CommandBody], str] = {
    c.Play: "play",
    c.Pass: "play",
    c.PayTribute: "tribute",
    c.ReturnTribute: "back",
}
"""The stages in which that protocol asks."""


class Asked(msgspec.Struct, frozen=True):
    """A question (詢問): the message, and the command of each of its actions."""

    message: Message
    commands: tuple[CommandBody, ...]


def asked(view: View, me: Seat) -> Asked | None:
    """What the program is asked now, if that protocol has a word for it."""
    legal = () if view.legal is UNSET else view.legal
    # Passing comes first there.
    commands = sorted(
        (one for one in legal if type(one) in STAGES), key=lambda one: not isinstance(one, c.Pass)
    )
    if not commands or own_answer(view) is not None:
        return None
    level = parse_level(view.level)
    actions = [_action(one, view) for one in commands]
    places = positions(view.turn_direction)
    message: Message = {
        "type": "act",
        "handCards": [card.value for card in reversed(view.hand)] if view.hand else [],
        "publicInfo": _public(view),
        "selfRank": view.levels[me.side],
        "oppoRank": view.levels[me.side.opponents],
        "curRank": view.level,
        "stage": STAGES[type(commands[-1])],
        "curPos": places[view.trick[-1].seat] if view.trick else NOBODY,
        "curAction": laid(view.trick[-1], level) if view.trick else None,
        "greaterPos": NOBODY if view.table is UNSET else places[view.table.seat],
        "greaterAction": None if view.table is UNSET else laid(view.table, level),
        "actionList": actions,
        "indexRange": len(actions) - 1,
    }
    return Asked(message, tuple(commands))


def chosen(question: Asked, answer: Any) -> CommandBody:
    """The command that an answer `{actIndex}` stands for.

    Raises:
        ValueError: it is no number of an action.
    """
    index = answer.get("actIndex") if isinstance(answer, Mapping) else None
    if type(index) is not int or not 0 <= index < len(question.commands):
        raise ValueError(f"not the number of an action: {index!r}")
    return question.commands[index]


def own_answer(view: View) -> CommandBody | None:
    """The answer to what that protocol does not ask: anti-tribute is a matter of course, and of
    equal cards the first is taken.
    """
    legal = () if view.legal is UNSET else view.legal
    for one in legal:
        if isinstance(one, c.AntiTribute | c.TakeTribute | c.TakeReturn):
            return one
    return None


def _action(command: CommandBody, view: View) -> Action:
    match command:
        case c.Play(cards=cards, meaning=meaning) if meaning is not None:
            return action(cards, meaning, parse_level(view.level))
        case c.PayTribute(card=card):
            return ["tribute", "tribute", [card.value]]
        case c.ReturnTribute(card=card):
            return ["back", "back", [card.value]]
        case _:
            return PASS


def _public(view: View) -> list[Message]:
    """What everybody sees of each player: cards left, and what he did last in this round."""
    level = parse_level(view.level)
    last = {one.seat: laid(one, level) for one in view.trick}
    return [
        {"rest": view.counts[seat], "playArea": last.get(seat)}
        for seat in positions(view.turn_direction)
    ]
