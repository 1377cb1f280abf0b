"""Taking back (悔牌) by the table's policy.

```
Refused
├── ask      no_undo · nothing_to_undo · partner_has_called · hand_was_revealed · procedure_open
│            undo_refused · undo_open
└── answer   undo_not_asked
```
"""

from __future__ import annotations

from typing import Any

from qiaopai.kernel.game import Game
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.replay import Rewound
from qiaopai.kernel.seats import Player, Seat
from qiaopai.room.table import events as ev
from qiaopai.room.table.asking import ACCEPT, asked
from qiaopai.room.table.course import Course
from qiaopai.room.table.history import CALL
from qiaopai.room.table.state import Status, TableState


def target(game: Game[Any], state: TableState, player: Player) -> int | Refusal:
    """The place in the deal's history of the act that the player may take back, or why none."""
    if state.settings.undo == "none":
        return Refusal("no_undo")
    if state.status is not Status.PLAYING:
        return Refusal("not_playing")
    if state.undo is not None:
        return Refusal("undo_open")
    own = [place for place, one in enumerate(state.history) if one.by == player]
    if not own:
        return Refusal("nothing_to_undo")
    return _refusal(game, state, player, own[-1]) or own[-1]


def _refusal(game: Game[Any], state: TableState, player: Player, place: int) -> Refusal | None:
    act, *later = state.history[place:]
    if state.settings.undo == "auction":
        if act.what != CALL:
            return Refusal("no_undo")
        if any(one.by == player.partner for one in later):
            return Refusal("partner_has_called")
    if any(one.reveals for one in state.history[place:]):
        return Refusal("hand_was_revealed")
    if game.procedure_open(state.deal) or state.history[place - 1].is_open:
        return Refusal("procedure_open")
    return Refusal("undo_refused") if state.undo_refused == act.v else None


def may_undo(game: Game[Any], state: TableState, player: Player | None) -> bool:
    """Whether the player could ask now."""
    return player is not None and isinstance(target(game, state, player), int)


def ask(course: Course, seat: Seat) -> None:
    """A player asks; what needs nobody's consent, or a bot's, is done at once. Raises: Refused."""
    place = target(course.game, course.state, Player(seat))
    if isinstance(place, Refusal):
        raise Refused(place)
    history = course.state.history
    to = history[place - 1].v
    course.happen(ev.UndoAsked(seat, history[place].what, to))
    chairs = [course.state.seats[one] for one in asked(course.game, course.state)]
    if course.state.settings.undo == "auction" or not chairs:
        course.happen(Rewound(to))
    elif not any(chair.player for chair in chairs):
        answer(course, asked(course.game, course.state)[0], ACCEPT)


def answer(course: Course, seat: Seat, option: str, *, late: bool = False) -> None:
    """Somebody consents or refuses. Raises: Refused."""
    request = course.state.undo
    if request is None or seat not in asked(course.game, course.state):
        raise Refused("undo_not_asked")
    course.happen(ev.UndoAnswered(seat, option, late))
    if option == ACCEPT:
        course.happen(Rewound(request.to))
