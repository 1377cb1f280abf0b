"""Which card a beginner plays (初學者的出牌)."""

from __future__ import annotations

from qiaopai.cards import Card
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.cardplay.table import Table


def beginners_card(table: Table, entropy: Entropy) -> Card:
    """He leads anything, wins when he can and partner does not, and otherwise plays low."""
    if not table.trick.cards:
        return entropy.choose(table.choices)
    winners = [card for card in table.choices if table.would_win(card)]
    if winners and not table.partner_wins:
        return min(winners, key=lambda card: card.rank.height)
    return min(table.choices, key=lambda card: (card.suit is table.trumps, card.rank.height))
