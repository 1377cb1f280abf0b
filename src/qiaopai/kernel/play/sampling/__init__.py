"""Sampling (取樣): deals that a player cannot tell from the real one, drawn from what he knows.

```
knowledge   what a view tells: cards seen, hands hidden, suits shown out of
limits      what is known of a hidden hand: points, and how far a hand is from what was told
drawing     one way to deal the unknown cards, points exact, all such ways equally likely
deals       deals that obey every limit: rejected fast, or mended by swapping cards
```
"""

from qiaopai.kernel.play.sampling.deals import sample_deals
from qiaopai.kernel.play.sampling.knowledge import Knowledge, read_knowledge
from qiaopai.kernel.play.sampling.limits import ANYTHING, Limit

__all__ = ["ANYTHING", "Knowledge", "Limit", "read_knowledge", "sample_deals"]
