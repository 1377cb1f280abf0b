"""Randomness as the draws in `bracket_draws.json` spell it out."""

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qiaopai.kernel.entropy import Entropy

BELOW_52 = [48, 46, 29, 22, 27, 11, 7, 25, 36, 5, 13, 38]
SHUFFLE_1_TO_10 = [3, 10, 5, 4, 7, 2, 8, 9, 6, 1]
VECTORS = Path(__file__).parents[1] / "vectors" / "bracket_draws.json"


def test_below() -> None:
    entropy = Entropy("qiaopai")
    assert [entropy.below(52) for _ in BELOW_52] == BELOW_52


def test_shuffle() -> None:
    assert Entropy("qiaopai").shuffle(range(1, 11)) == SHUFFLE_1_TO_10


def test_these_are_the_numbers_of_the_vectors() -> None:
    check = json.loads(VECTORS.read_text("utf-8"))["prng_check"]
    assert (check["seed"], check["below52"], check["shuffle_1_to_10"]) == (
        "qiaopai",
        BELOW_52,
        SHUFFLE_1_TO_10,
    )


def test_a_word_is_the_head_of_a_digest() -> None:
    entropy = Entropy("種子")
    for number in range(3):
        digest = hashlib.sha256(f"種子:{number}".encode()).hexdigest()
        assert entropy.word() == int(digest[:16], 16)


def test_a_word_that_favours_small_results_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 1, 5])
    monkeypatch.setattr(Entropy, "word", lambda self: next(words))
    assert Entropy("").below(3) == 5 % 3
    assert list(words) == []


def shuffled_by_below(entropy: Entropy, items: list[int]) -> list[int]:
    """The shuffle as the vectors spell it out."""
    mixed = list(items)
    for place in range(len(mixed) - 1, 0, -1):
        other = entropy.below(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


@pytest.mark.parametrize("rejected", [False, True])
def test_a_shuffle_draws_as_below_does(rejected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, plain, items = Entropy("x"), Entropy("x"), list(range(52))
    words = Entropy.words
    if rejected:
        monkeypatch.setattr(
            Entropy, "words", lambda self, count: (*words(self, count)[:-1], 2**64 - 1)
        )
    assert mine.shuffle(items) == shuffled_by_below(plain, items)
    assert mine.word() == plain.word()


@pytest.mark.parametrize("items", [[], ["one"]])
def test_nothing_is_drawn_for_nothing_to_shuffle(items: list[str]) -> None:
    entropy = Entropy("x")
    assert entropy.shuffle(items) == items
    assert entropy.word() == Entropy("x").word()


@given(st.lists(st.integers()), st.text(alphabet="abc", max_size=5))
def test_a_shuffle_loses_nothing(items: list[int], seed: str) -> None:
    before = list(items)
    assert sorted(Entropy(seed).shuffle(items)) == sorted(items)
    assert items == before


def test_a_child_is_independent() -> None:
    entropy = Entropy("x")
    child = entropy.child("deal")
    assert child.word() != Entropy("x").word()
    assert entropy.word() == Entropy("x").word()
    assert entropy.child("deal").word() == Entropy("x").child("deal").word()


def test_choose_takes_one() -> None:
    assert Entropy("x").choose("abc") in "abc"
