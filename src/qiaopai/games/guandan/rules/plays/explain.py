"""Why a selection cannot be played (不能出): for the player who has chosen the cards."""

from __future__ import annotations

from qiaopai.games.guandan.options import Options
from qiaopai.games.guandan.rules.cards import Hand, Level
from qiaopai.games.guandan.rules.plays.generate import readings
from qiaopai.games.guandan.rules.plays.kinds import Meaning
from qiaopai.kernel.refusal import Refusal


def selection(
    cards: Hand, level: Level, table: Meaning | None, rules: Options
) -> Refusal | tuple[Meaning, ...]:
    """The meanings that may be declared, the strongest first, or why there is none.

    Refusals: `no_cards`; `not_a_play`; `wrong_type` with all that is chosen, kinds and keys in the
    same order; `too_low` with what comes nearest. Both say what lies on the table.
    """
    if not cards:
        return Refusal("no_cards")
    meanings = readings(cards, level, rules)
    if not meanings:
        return Refusal("not_a_play", {"count": len(cards)})
    if table is None:
        return meanings
    return tuple(meaning for meaning in meanings if meaning.beats(table)) or _refusal(
        meanings, table
    )


def _refusal(meanings: tuple[Meaning, ...], table: Meaning) -> Refusal:
    data: dict[str, str | int] = {
        "table_kind": table.kind.value,
        "table_size": table.size,
        "table_key": table.key,
    }
    # Of a kind that could have beaten the table: a bomb, or the table's own kind.
    near = [m for m in meanings if m.is_bomb or (m.kind, m.size) == (table.kind, table.size)]
    if not near:
        # The strongest first: of a kind with several keys only that one.
        best_of = {one.kind: one for one in reversed(meanings)}
        chosen = [one for one in meanings if best_of[one.kind] is one]
        kinds = ",".join(one.kind.value for one in chosen)
        keys = ",".join(str(one.key) for one in chosen)
        size = meanings[0].size
        return Refusal("wrong_type", {**data, "kinds": kinds, "keys": keys, "size": size})
    best = near[0]
    return Refusal("too_low", {**data, "kind": best.kind.value, "size": best.size, "key": best.key})
