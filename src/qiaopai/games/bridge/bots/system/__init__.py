"""The bidding system (叫牌制度): five-card majors, a strong notrump, weak twos; rules as data.

```
span, hand    ranges; what a rule looks at in a hand
rule          a call with its meaning: what it needs, whether it forces, what it asks
context       an auction as the next caller sees it, with what every seat has shown
reading       the meaning of every call of an auction, by the same rules
book          the chapters, in the order in which they are looked up
telling       a meaning in words
openings, notrump, minors, majors, strong, weak, rebids, competitive, doubler, advances, slam,
later: one chapter each
```
The same rule bids, explains and constrains samples. A chapter is a function from a context, which
is public, to rules, so whoever hears a call can look up what it must mean.
"""

from qiaopai.games.bridge.bots.system.book import choose_rule, rules_for
from qiaopai.games.bridge.bots.system.reading import Heard, read_auction
from qiaopai.games.bridge.bots.system.rule import Forcing, Rule
from qiaopai.games.bridge.bots.system.telling import told

__all__ = ["Forcing", "Heard", "Rule", "choose_rule", "read_auction", "rules_for", "told"]
