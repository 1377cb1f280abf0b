"""The rules of minibridge: state, commands, events, decide, evolve, view."""
