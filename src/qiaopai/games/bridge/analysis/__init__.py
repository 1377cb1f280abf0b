"""Analysis (牌局分析): par, makeable contracts, the best cards, what each card of a play cost.

Everything here is a pure function of a table of 20 results or of a `Solver`.
"""
