"""One clause of a condition (子句): recursive descent over its tokens, the first fault ends it."""

from __future__ import annotations

import re

from qiaopai.cards import Suit
from qiaopai.kernel.constraints import words
from qiaopai.kernel.constraints.lexer import Kind, Token
from qiaopai.kernel.constraints.measures import WHOLE_HAND_ONLY
from qiaopai.kernel.constraints.terms import (
    AnyOf,
    Between,
    Condition,
    Measure,
    NotSo,
    Shaped,
    all_of,
    shapes,
)
from qiaopai.kernel.refusal import Refusal, Scalar
from qiaopai.kernel.seats import Seat

DEEPEST = 40
MOST = 999
HAND = 13
_TOPS = range(1, 14)
Terms = tuple[tuple[int, Measure], ...]
Sum = tuple[Terms, int]
_SUMS = frozenset("+-*")
_EQUALS = frozenset({"=", "!="})
_THIRTEEN = re.compile("[0-9]{4}")


class Fault(Exception):
    """What is wrong, and in which column."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.code)


class Clauses:
    """Tokens, a place among them, and the hand that is meant where none is named."""

    def __init__(self, tokens: list[Token], seat: Seat | None) -> None:
        self.tokens = tokens
        self.seat = seat
        self.place = 0
        self.depth = 0

    @property
    def now(self) -> Token:
        """The token to be read next."""
        return self.tokens[self.place]

    @property
    def at_end(self) -> bool:
        """Whether all has been read."""
        return self.now.kind is Kind.END

    def ahead(self, steps: int) -> Token:
        """A token further on, or the end."""
        return self.tokens[min(self.place + steps, len(self.tokens) - 1)]

    def step(self) -> Token:
        """Take the token."""
        token = self.now
        self.place = min(self.place + 1, len(self.tokens) - 1)
        return token

    def unexpected(self) -> Fault:
        """The token does not belong here, or something is missing at the end."""
        if self.at_end:
            return Fault(Refusal("constraint_unfinished", {"at": self.now.at}))
        return Fault(Refusal("constraint_unexpected", {"at": self.now.at, "text": self.now.text}))

    def unknown(self) -> Fault:
        """The word is not one of ours."""
        return Fault(Refusal("constraint_unknown_word", {"at": self.now.at, "text": self.now.text}))

    def alternatives(self) -> Condition:
        """`a or b`."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise Fault(Refusal("constraint_too_deep", {"at": self.now.at, "most": DEEPEST}))
        parts = [self._together()]
        while self.now.text in words.OR:
            self.step()
            parts.append(self._together())
        self.depth -= 1
        return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))

    def _together(self) -> Condition:
        parts = [self._negated()]
        while self.now.text in words.AND:
            self.step()
            parts.append(self._negated())
        return all_of(*parts)

    def _negated(self) -> Condition:
        turns = 0
        while self.now.text in words.NOT:
            self.step()
            turns += 1
        part = self._single()
        return NotSo(part) if turns % 2 else part

    def _single(self) -> Condition:
        token = self.now
        if token.kind is Kind.SHAPE:
            self.step()
            return self._shaped(_pattern(token))
        if token.kind is Kind.RANGE and not self._begins_sum():
            self.step()
            low, high = _limits(token)
            return self._limited(low, high)
        if token.kind is Kind.NUMBER and self.ahead(1).kind is Kind.WORD:
            number = self._number()
            return self._limited(number, number)
        if token.text in words.SHAPE_WORDS:
            self.step()
            return self._shaped(words.SHAPE_WORDS[token.text])
        if token.text == "(":
            return self._bracketed()
        return self._comparison()

    def _begins_sum(self) -> bool:
        """Whether what looks like a range is `10-2 <= hcp` or `10-hcp <= 3`."""
        after = self.ahead(1)
        if after.kind is Kind.NUMBER or after.text in words.COMPARISONS or after.text in _SUMS:
            return True
        if self.now.text[-1].isdigit():
            return False
        start = self.place
        try:
            self.step()
            self._measure()
            return self.now.text in words.COMPARISONS or self.now.text in _SUMS
        except Fault:
            return False
        finally:
            self.place = start

    def _bracketed(self) -> Condition:
        self.step()
        parts = [self.alternatives()]
        while self.now.text == ",":
            self.step()
            parts.append(self.alternatives())
        self._expect(")")
        return all_of(*parts)

    def _expect(self, text: str) -> None:
        if self.now.text != text:
            raise self.unexpected()
        self.step()

    def _shaped(self, found: frozenset[tuple[int, int, int, int]]) -> Condition:
        return Shaped(self._hand(), found)

    def _hand(self) -> Seat:
        """`(north)`, or the hand that is meant."""
        seat = self.seat
        if self.now.text == "(":
            self.step()
            seat = self._seat()
            self._expect(")")
        return self._known(seat)

    def _limited(self, low: int | None, high: int | None) -> Condition:
        """`5+ spades`, `2+ of top 3 hearts`, `8+ hcp in clubs`."""
        if self.now.text == words.OF:
            self.step()
        measure = self._measure()
        return Between(((1, measure),), low, high)

    def _comparison(self) -> Condition:
        left, constant = self._sum()
        sign = "=" if self.now.text == words.IN else words.COMPARISONS.get(self.now.text)
        if sign is None:
            raise self.unexpected()
        self.step()
        if sign in _EQUALS and self.now.kind is Kind.RANGE and self._ends(self.ahead(1)):
            return self._in_range(left, constant, sign)
        right, other = self._sum()
        terms = (*left, *((-times, measure) for times, measure in right))
        if not terms:
            raise self.unexpected()
        limit = other - constant
        match sign:
            case ">=":
                return Between(terms, low=limit)
            case ">":
                return Between(terms, low=limit + 1)
            case "<=":
                return Between(terms, high=limit)
            case "<":
                return Between(terms, high=limit - 1)
            case "=":
                return Between(terms, limit, limit)
        return NotSo(Between(terms, limit, limit))

    def _in_range(self, terms: Terms, constant: int, sign: str) -> Condition:
        """`hcp = 15-17`, `hcp in 15-17`, `spades != 5+`."""
        if not terms:
            raise self.unexpected()
        low, high = _limits(self.step())
        within = Between(
            terms,
            None if low is None else low - constant,
            None if high is None else high - constant,
        )
        return NotSo(within) if sign == "!=" else within

    def _ends(self, token: Token) -> bool:
        """Whether nothing of a sum can follow there."""
        if token.kind is Kind.END or token.text in {",", ";", ")"}:
            return True
        return token.text in words.AND or token.text in words.OR

    def _sum(self) -> Sum:
        terms: list[tuple[int, Measure]] = []
        constant, sign = 0, 1
        while True:
            if self.now.kind is Kind.RANGE:
                self.tokens[self.place : self.place + 1] = _parts(self.now)
            if self.now.kind is Kind.NUMBER:
                number = self._number()
                if self.now.text == "*":
                    self.step()
                    terms.append((sign * number, self._measure()))
                else:
                    constant += sign * number
            else:
                terms.append((sign, self._measure()))
            if self.now.text not in {"+", "-"}:
                return tuple(terms), constant
            sign = 1 if self.step().text == "+" else -1

    def _number(self) -> int:
        token = self.now
        number = _limit(token, token.text)
        self.step()
        return number

    def _measure(self) -> Measure:
        word = self.now
        if word.text in words.TOP:
            self.step()
            return self._top()
        if word.text in words.SUITS:
            self.step()
            return Measure("cards", self._hand(), words.SUITS[word.text])
        if word.text not in words.MEASURE_WORDS:
            raise self.unknown() if word.kind is Kind.WORD else self.unexpected()
        self.step()
        name = words.MEASURE_WORDS[word.text]
        found, seat = self._arguments()
        if self.now.text == words.IN and self.ahead(1).kind not in {Kind.RANGE, Kind.NUMBER}:
            self.step()
            found = self._suit()
        if found and name in WHOLE_HAND_ONLY:
            raise self.unexpected()
        return Measure(name, self._known(seat), found)

    def _arguments(self) -> tuple[Suit | None, Seat | None]:
        """`(spades, north)`: a suit, a hand, both or nothing."""
        suit, seat = None, self.seat
        if self.now.text != "(":
            return suit, seat
        self.step()
        while True:
            if self.now.text in words.SUITS:
                suit = self._suit()
            else:
                seat = self._seat()
            if self.now.text != ",":
                self._expect(")")
                return suit, seat
            self.step()

    def _top(self) -> Measure:
        """`top 3 spades`, `top(3, spades, north)`."""
        in_brackets = self.now.text == "("
        if in_brackets:
            self.step()
        if self.now.kind is not Kind.NUMBER:
            raise self.unexpected()
        number = self._number()
        if number not in _TOPS:
            raise self.unexpected()
        if in_brackets:
            self._expect(",")
        suit, seat = self._suit(), self.seat
        if in_brackets and self.now.text == ",":
            self.step()
            seat = self._seat()
        if in_brackets:
            self._expect(")")
        return Measure("top", self._known(seat), suit, number)

    def _suit(self) -> Suit:
        suit = words.SUITS.get(self.now.text)
        if suit is None:
            raise self.unexpected()
        self.step()
        return suit

    def _seat(self) -> Seat:
        seat = words.SEATS.get(self.now.text)
        if seat is None:
            raise self.unknown() if self.now.kind is Kind.WORD else self.unexpected()
        self.step()
        return seat

    def _known(self, seat: Seat | None) -> Seat:
        if seat is None:
            raise Fault(Refusal("constraint_which_hand", {"at": self.now.at}))
        return seat


def _parts(token: Token) -> list[Token]:
    """What looks like a range as a number, a sign, and a number if there is another: `10-2`."""
    return [
        Token(Kind.NUMBER, found[0], token.at + found.start())
        if found[0].isdigit()
        else Token(Kind.SIGN, found[0].replace("–", "-"), token.at + found.start())
        for found in re.finditer(r"[0-9]+|\S", token.text)
    ]


def _limit(token: Token, text: str) -> int:
    """A number of up to three digits."""
    if _THIRTEEN.fullmatch(text) and sum(map(int, text)) == HAND:
        told: dict[str, Scalar] = {"at": token.at, "text": text, "exact": "=".join(text)}
        raise Fault(Refusal("constraint_shape_bare", told))
    if len(text.lstrip("0")) > len(str(MOST)):
        raise Fault(Refusal("constraint_number_too_large", {"at": token.at, "most": MOST}))
    return int(text)


def _limits(token: Token) -> tuple[int | None, int | None]:
    """`15-17`, `5+`, `7-`."""
    text = token.text.replace("–", "-")
    if text.endswith("+"):
        return _limit(token, text[:-1]), None
    if text.endswith("-"):
        return None, _limit(token, text[:-1])
    low, high = (_limit(token, part.strip()) for part in text.split("-"))
    if low > high:
        raise Fault(Refusal("constraint_range_reversed", {"at": token.at, "text": token.text}))
    return low, high


def _pattern(token: Token) -> frozenset[tuple[int, int, int, int]]:
    """`(4432)` and `4-4-3-2` in any order, `5=(431)` in part, `4=3=3=3` exact."""
    if "-" in token.text:
        found = shapes(token.text.replace("-", ""))
    else:
        found = shapes(*(group.strip("()") for group in token.text.split("=")))
    if not found:
        raise Fault(Refusal("constraint_shape_not_13", {"at": token.at, "text": token.text}))
    return found
