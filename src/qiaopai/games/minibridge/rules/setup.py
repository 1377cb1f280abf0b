"""From the shuffled pack to dummy's spread hand: dealing, announcing, declarer, dummy.

Rule: minibridge tw 3, 5-8; jcbl 報點, 莊家與夢家, 3個人的情況
"""

from __future__ import annotations

from qiaopai.games.minibridge.options import CountPoints
from qiaopai.games.minibridge.rules import events as e
from qiaopai.games.minibridge.rules.state import ALL_POINTS, State
from qiaopai.games.minibridge.rules.why_not import next_announcer
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.events import DummyFaced, Result
from qiaopai.kernel.points import hcp
from qiaopai.kernel.seats import Player, Seat, Side


def announce_all(course: Course[State]) -> None:
    """Everyone's points are counted for him and said, where the table counts."""
    if course.state.book.count_points is not CountPoints.AUTO:
        return
    while (player := next_announcer(course.state)) is not None:
        course.tell(e.PointsAnnounced(player, hcp(course.state.dealt[player])))
    announced(course)


def announced(course: Course[State]) -> None:
    """When all have spoken: the vacant hand's points, then declarer and dummy, or a new deal."""
    if next_announcer(course.state) is not None:
        return
    vacant = course.state.vacant
    if vacant is not None:
        rest = ALL_POINTS - sum(points for _, points in course.state.announced)
        course.tell(e.PointsAnnounced(vacant, rest, deduced=True))
    declarer = find_declarer(course.state.announced, course.state.book.redeal_20_20)
    if declarer is None:
        course.end_with(Result("thrown_in", {seat: 0 for seat in Seat if seat is not vacant}))
        return
    course.tell(e.DeclarerFound(declarer, declarer.partner))
    moved = who_moves(course.state, declarer)
    if moved is not None:
        course.tell(e.PlayerMoved(moved, vacant or declarer))
    course.tell(DummyFaced(declarer.partner, course.state.dealt[declarer.partner]))


def find_declarer(announced: tuple[tuple[Seat, int], ...], redeal: bool = True) -> Seat | None:
    """The stronger hand of the stronger side, the earlier one of equals (莊家); None at 20-20.

    `announced` stands in the order of announcing.

    Rule: minibridge tw 3D3, 6, 7
    """
    totals = {side: sum(p for seat, p in announced if seat.side is side) for side in Side}
    if totals[Side.NS] == totals[Side.EW]:
        if redeal:
            return None
        return max(announced, key=lambda one: one[1])[0]
    side = max(totals, key=lambda one: totals[one])
    partners = [one for one in announced if one[0].side is side]
    return max(partners, key=lambda one: one[1])[0]


def who_moves(state: State, declarer: Seat) -> Player | None:
    """Who goes to the vacant seat: dummy to defend, or the partner of a vacant declarer.

    Rule: minibridge jcbl 3個人的情況
    """
    vacant = state.vacant
    if vacant is None or vacant is declarer.partner:
        return None
    return Player(declarer.partner)
