"""The weights (權重) of the strong bot: what a turn, the lead, a bomb and a danger are worth.

The unit is a turn: what it costs to get rid of one weak play. Tuned on deals of their own
(`bench/guandan_tuning.py`), never on those that measure.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """All of them."""

    control: float = 1.163
    """How much of a turn a play is worth that always wins."""
    bomb: float = 1.35
    """What a bomb of four takes off the cost of a hand, its own turn included."""
    bomb_step: float = 0.12
    """And each class above it."""
    follow: float = 0.15
    """Singles and pairs are got rid of by following, so they cost so much less."""
    lead: float = 0.355
    """To have the lead."""
    partner_lead: float = 0.4
    """That partner has it."""
    danger: float = 0.867
    """That an opponent about to go out has the lead."""
    give: float = 0.9
    """A lead of as many cards as an opponent has left."""
    help: float = 0.162
    """A lead of as many cards as partner has left."""
    cards: float = 0.03
    """To be rid of one card more."""
    beat: float = 0.5
    """How readily an opponent beats what he can beat."""
    bomb_risk: float = 0.149
    """That a play that nothing else beats is bombed."""
    overtake: float = 0.665
    """To take a trick that partner holds."""
    thrift: float = 0.1
    """To use a bomb while every opponent still has many cards."""


WEIGHTS = Weights()
"""Those the bot plays with."""
