"""A program of the NJUPT protocol, written from the protocol alone: no import of Qiaopai.

It plays simply, keeps count of its own cards and of everybody's from what it is told, and holds
every message against that.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

TYPES = {
    "Single": {1}, "Pair": {2}, "Trips": {3}, "ThreeWithTwo": {5}, "Straight": {5},
    "ThreePair": {6}, "TwoTrips": {6}, "StraightFlush": {5}, "Bomb": set(range(4, 11)),
}  # fmt: skip
RANKS = {*"23456789TJQKABR", "JOKER"}
PASS = ["PASS", "PASS", "PASS"]


class Program:
    """What it knows, and how it answers."""

    def __init__(self) -> None:
        self.me = -1
        self.hand: Counter[str] = Counter()
        self.rest = [27] * 4
        self.greater: tuple[int, Any] = (-1, None)
        self.stages: Counter[str] = Counter()
        self.deals: list[list[int]] = []
        self.result: dict[str, Any] | None = None

    def take(self, message: dict[str, Any]) -> dict[str, int] | None:
        """Read a message; the answer to an act."""
        self.stages[f"{message['type']} {message['stage']}"] += 1
        if message["type"] == "act":
            return self._act(message)
        getattr(self, "_" + message["stage"].replace("-", "_"))(message)
        return None

    def _beginning(self, message: dict[str, Any]) -> None:
        self.me, self.hand = message["myPos"], Counter(message["handCards"])
        assert self.hand.total() == 27
        assert max(self.hand.values()) <= 2
        self.rest, self.greater = [27] * 4, (-1, None)

    def _moved(self, message: dict[str, Any]) -> None:
        for giver, receiver, card in message["result"]:
            assert giver != receiver
            if giver == self.me:
                assert self.hand[card]
                self.hand[card] -= 1
            if receiver == self.me:
                self.hand[card] += 1

    _tribute = _back = _moved

    def _anti_tribute(self, message: dict[str, Any]) -> None:
        assert message["antiNums"] == len(message["antiPos"]) in {1, 2}

    def _play(self, message: dict[str, Any]) -> None:
        place, (kind, rank, cards) = message["curPos"], message["curAction"]
        if kind != "PASS":
            assert rank in RANKS
            assert len(cards) in TYPES[kind]
            self.rest[place] -= len(cards)
            self.greater = place, message["curAction"]
            if place == self.me:
                assert Counter(cards) <= self.hand
                self.hand -= Counter(cards)
        assert (message["greaterPos"], message["greaterAction"]) == self.greater

    def _episodeOver(self, message: dict[str, Any]) -> None:  # noqa: N802
        order = message["order"]
        assert sorted(order) == [0, 1, 2, 3]
        left = {place: len(cards) for place, cards in message["restCards"]}
        assert left == {place: rest for place, rest in enumerate(self.rest) if rest}
        self.deals.append(order)

    def _gameOver(self, message: dict[str, Any]) -> None:  # noqa: N802
        assert message["curTimes"] == message["settingTimes"]

    def _gameResult(self, message: dict[str, Any]) -> None:  # noqa: N802
        self.result = message

    def _act(self, message: dict[str, Any]) -> dict[str, int]:
        actions = message["actionList"]
        assert message["indexRange"] == len(actions) - 1
        assert Counter(message["handCards"]) == +self.hand
        if message["stage"] != "play":
            assert {action[0] for action in actions} == {message["stage"]}
            assert all(self.hand[action[2][0]] for action in actions)
            return {"actIndex": len(actions) - 1}
        assert [one["rest"] for one in message["publicInfo"]] == self.rest
        if message["greaterPos"] == -1:
            assert message["greaterAction"] is None
            assert PASS not in actions
            return {"actIndex": 0}
        assert (message["greaterPos"], message["greaterAction"]) == self.greater
        assert message["publicInfo"][message["greaterPos"]]["playArea"] == self.greater[1]
        assert actions[0] == PASS
        partner = (self.me + 2) % 4
        return {"actIndex": 0 if message["greaterPos"] == partner else min(1, len(actions) - 1)}
