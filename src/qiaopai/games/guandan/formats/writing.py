"""Writes a deal as text: a line for each thing, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Iterator

from qiaopai.games.guandan.formats.plays import play_text
from qiaopai.games.guandan.formats.record import DealRecord, Gift

HEADING = "qiaopai-guandan/1"


def record_text(record: DealRecord) -> str:
    """The record as lines, each ended by a line feed; what is not known is left out."""
    return "".join(f"{line}\n" for line in (HEADING, *_heading(record), *_course(record)))


def _heading(record: DealRecord) -> Iterator[str]:
    if record.rulebook:
        yield f"rulebook {record.rulebook}"
    for name, value in record.changes.items():
        yield f"setting {name} {str(value).lower() if isinstance(value, bool) else value}"
    if record.number:
        yield f"number {record.number}"
    if record.level is not None:
        yield f"level {record.level.text}"
    for side, level in record.levels.items():
        yield f"standing {side.value} {level.text}"
    if record.declarer is not None:
        yield f"declarer {record.declarer.value}"
    for side, fails in record.fails.items():
        yield f"fails {side.value} {fails}"
    if record.last:
        yield f"last {' '.join(record.last)}"
    for seat, hand in record.hands.items():
        yield f"hand {seat.value} {','.join(hand)}".rstrip()


def _course(record: DealRecord) -> Iterator[str]:
    for seat in record.anti:
        yield f"anti {seat.value}"
    yield from (_gift("tribute", gift) for gift in record.tributes)
    yield from (_gift("return", gift) for gift in record.returns)
    if record.turned is not None:
        yield f"turned {record.turned.value}"
    if record.leader is not None:
        yield f"leader {record.leader.value}"
    for act in record.acts:
        if act.meaning is None:
            yield f"pass {act.seat.value}"
        else:
            yield f"play {act.seat.value} {play_text(act.cards, act.meaning)}"
    if record.order:
        yield f"order {' '.join(record.order)}"


def _gift(word: str, gift: Gift) -> str:
    return f"{word} {gift.giver.value} {gift.receiver.value} {gift.card.value}"
