"""Constraints on deals (牌型條件): a small language, and deals drawn from those it admits.

```
north: 15-17 hcp, balanced; south: 5+ spades, not (4+ hearts or 0-7 hcp)
5=(431) or (4432) or 6+ spades        exact, any order, S=H=D=C with x for anything
2+ of top 3 spades, 8+ hcp in hearts, controls >= 4, 0-7 losers, 1 aces
hcp(north) + hcp(south) >= 25, spades(north) > spades(south)
```
A comma binds loosest: `a, b or c` asks for `a` and one of `b` and `c`. `5+` and `7-` belong to
the number they touch, except in a sum that is compared: there `10-2` is eight. What is equal to
a range lies in it: `hcp = 15-17`, `hcp in 15-17`. Words may be Chinese as well: `15-17 點, 平均`.

```
measures   what is counted in a hand
terms      the conditions as values
lexer ▸ parser   text to conditions, every fault with its place
holding    whether a deal obeys, and what its shape and points alone can tell
counting   how many hands there are of a shape and points, and one of them at random
generate   deals that obey
```
"""

from qiaopai.kernel.constraints.generate import ConstrainedDeals, generate
from qiaopai.kernel.constraints.holding import holds
from qiaopai.kernel.constraints.parser import BadConstraint, parse_constraint, read_constraint
from qiaopai.kernel.constraints.terms import Condition, all_of

__all__ = [
    "BadConstraint",
    "Condition",
    "ConstrainedDeals",
    "all_of",
    "generate",
    "holds",
    "parse_constraint",
    "read_constraint",
]
