"""The score of a minibridge deal (計分)."""
