"""The score of a board (計分)."""
