"""The versions of events, and their names."""

import pytest

from qiaopai.games import discover
from qiaopai.kernel.messages import EventBody
from qiaopai.room.codec import current_versions


def test_every_kind_of_event_has_a_version():
    versions = current_versions(discover().values())
    assert versions["card_played"] == 1
    assert {"table_created", "rewound", "call_made", "points_announced"} <= versions.keys()


def test_two_games_do_not_call_different_events_by_one_name():
    class CardPlayed(EventBody, frozen=True):
        version = 2

    class Another:
        event_types = (CardPlayed,)

    with pytest.raises(ValueError, match="card_played"):
        current_versions([*discover().values(), Another()])
