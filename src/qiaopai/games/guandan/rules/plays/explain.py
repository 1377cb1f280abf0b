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

    Refusals: `no_cards`; `not_a_play`; `wrong_type` with the kinds chosen and the kind and size
    on the table; `too_low` with the keys, for a bomb the sizes too.
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
        kinds = ",".join(dict.fromkeys(meaning.kind.value for meaning in meanings))
        return Refusal("wrong_type", {**data, "kinds": kinds, "size": meanings[0].size})
    best = near[0]
    return Refusal("too_low", {**data, "kind": best.kind.value, "size": best.size, "key": best.key})
