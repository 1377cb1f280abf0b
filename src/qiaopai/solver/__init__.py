"""Double dummy (雙明手): how many tricks each side takes when everybody sees all the cards.

```
interface   Solver, and the Table of 20 results that it fills
positions   Setup (may be wrong) ▸ Position (can be solved)
dds         the solver we have: DDS, native, from endplay's wheel
```
`dds` may end its process on a fault, so the room loads it in worker processes only; everything
above takes a `Solver` as an argument and knows no other name.
"""
