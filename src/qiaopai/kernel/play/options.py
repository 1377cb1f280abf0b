"""What the rulebooks of games with a declarer settle alike (規則書)."""

from __future__ import annotations

from qiaopai.kernel.game import Rulebook


class PlayRulebook(Rulebook, frozen=True, kw_only=True):
    """Settings of declarer's play; a game's options extend it."""

    claims_shown_to_all: bool = True
    """Whether a claimer shows his hand to everyone (攤牌), or to the opponents only."""
