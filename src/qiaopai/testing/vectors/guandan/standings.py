"""`promotion`, `time_end`, `time_limit`, `penalty`, `forfeit`, `scale26`: what deals are worth."""

from __future__ import annotations

import re

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.scoring import forfeit as late
from qiaopai.games.guandan.scoring import penalties
from qiaopai.games.guandan.scoring import scale26 as scale
from qiaopai.games.guandan.scoring import time_end as time
from qiaopai.games.guandan.scoring.promotion import result_of
from qiaopai.kernel.seats import Side
from qiaopai.testing.vectors.cases import Json, equal
from qiaopai.testing.vectors.guandan.table import SIDES, order, pair
from qiaopai.testing.vectors.guandan.values import level, shaped
from qiaopai.testing.vectors.shape import keys, number, word


def promotion(vector: Json, options: Options) -> None:
    """Levels, failures, whose level is next, or who has won."""
    shaped(vector, ("levels", "declarer", "a_fails", "order", "expect"))
    texts = [level(one).text for one in pair(vector["levels"], "levels")]
    fails = [number(one, "a_fails") for one in pair(vector["a_fails"], "a_fails")]
    declarer = vector["declarer"]
    standing = Standing(
        dict(zip(SIDES, texts, strict=True)),
        None if declarer is None else SIDES[number(declarer, "declarer")],
        dict(zip(SIDES, fails, strict=True)),
    )
    result = result_of(standing, order(vector["order"]), options)
    winner = result.match_winner
    found = {
        "levels": [result.levels_after[side] for side in SIDES],
        "declarer": SIDES.index(result.side),
        "next_level": None if winner else result.levels_after[result.side],
        "match_winner": None if winner is None else SIDES.index(winner),
        "a_fails": [result.a_fails[side] for side in SIDES],
    }
    equal(dict(keys(vector["expect"], found, where="expect")), found)


def time_end(vector: Json, options: Options) -> None:
    """Who has won when time is up."""
    shaped(vector, ("levels", "reached", "passed_a", "expect"))
    levels = {side: level(one) for side, one in zip(SIDES, vector["levels"], strict=True)}
    reached = dict(zip(SIDES, pair(vector["reached"], "reached"), strict=True))
    passed = [side for side, one in zip(SIDES, vector["passed_a"], strict=True) if one]
    found = time.winner_at_time(levels, reached, passed[0] if passed else None, options)
    got = SIDES.index(found) if isinstance(found, Side) else found
    equal(keys(vector["expect"], ("winner",))["winner"], got)


def time_limit(vector: Json, options: Options) -> None:
    """Which deal counts, and whether another may be begun."""
    shaped(vector, ("limit_s", "deal_started_s", "deal_ended_s", "expect"))
    limit = number(vector["limit_s"], "limit_s")
    found = {
        "deal_counts": time.deal_counts(limit, number(vector["deal_started_s"], "started")),
        "new_deal_allowed": time.new_deal_allowed(limit, number(vector["deal_ended_s"], "ended")),
    }
    equal(dict(keys(vector["expect"], found)), found)


def penalty(vector: Json, options: Options) -> None:
    """Levels, fouls and standing warnings after these events."""
    shaped(vector, ("levels", "event", "side", "expect"))
    levels = {side: level(one) for side, one in zip(SIDES, vector["levels"], strict=True)}
    sheet, side = penalties.Sheet(levels), SIDES[number(vector["side"], "side")]
    for event in re.split(r"[,|]", vector["event"]):
        known = ("out_of_turn_played", "out_of_turn_gesture", "new_deal")
        match word(event, known, "event"):
            case "out_of_turn_played":
                sheet = penalties.foul(sheet, side, options)
            case "out_of_turn_gesture":
                sheet = penalties.warning(sheet, side, options)
            case _:
                sheet = penalties.next_deal(sheet)
    found = {
        "levels": [sheet.levels[one].text for one in SIDES],
        "fouls": [sheet.fouls[one] for one in SIDES],
        "warnings": [sheet.warnings[one] for one in SIDES],
    }
    equal(dict(keys(vector["expect"], found)), found)


def forfeit(vector: Json, options: Options) -> None:
    """Whether so much is too late."""
    shaped(vector, ("late_s", "expect"))
    found = late.is_forfeit(number(vector["late_s"], "late_s"))
    equal(keys(vector["expect"], ("forfeit",))["forfeit"], found)


def scale26(vector: Json, options: Options) -> None:
    """The points of both sides."""
    shaped(vector, ("levels", "expect"))
    one, other = (
        scale.PASSED_A if text == "A+" else int(level(text))
        for text in pair(vector["levels"], "levels")
    )
    equal(keys(vector["expect"], ("points",))["points"], list(scale.points(one, other)))
