"""Refusals (拒絕): defined with the cards, whose readers refuse too; known by this name above."""

from qiaopai.cards.refusal import Refusal, Refused, Scalar

__all__ = ["Refusal", "Refused", "Scalar"]
