"""The rules of contract bridge: calls, auction, state, decide, evolve, view."""
