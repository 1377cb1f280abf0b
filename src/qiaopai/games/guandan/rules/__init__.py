"""The rules of Guandan: cards, plays, state, commands, events, decide, evolve, view."""
