"""Merge patches: RFC 7396's own examples, and that a difference applied is the target."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qiaopai.kernel.patch import apply, diff

RFC_7396 = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("target", "patch", "result"), RFC_7396)
def test_the_examples_of_rfc_7396(target: Any, patch: Any, result: Any) -> None:
    assert apply(target, patch) == result


def test_the_long_example_of_rfc_7396() -> None:
    target = {
        "title": "Goodbye!",
        "author": {"givenName": "John", "familyName": "Doe"},
        "tags": ["example", "sample"],
        "content": "This will be unchanged",
    }
    patch = {
        "title": "Hello!",
        "phoneNumber": "+01-123-456-7890",
        "author": {"familyName": None},
        "tags": ["example"],
    }
    assert apply(target, patch) == {
        "title": "Hello!",
        "author": {"givenName": "John"},
        "tags": ["example"],
        "content": "This will be unchanged",
        "phoneNumber": "+01-123-456-7890",
    }


def views() -> st.SearchStrategy[dict[str, Any]]:
    """Objects without null, as views are; few keys, so that they often coincide."""
    leaves = st.booleans() | st.integers(2, 4) | st.sampled_from(["x", "y"])
    keys = st.sampled_from("abc")
    return st.recursive(
        st.dictionaries(keys, leaves | st.lists(leaves, max_size=2), max_size=3),
        lambda inner: st.dictionaries(keys, leaves | inner, max_size=3),
        max_leaves=8,
    )


@given(views(), views())
def test_a_difference_applied_gives_the_target(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    kept = repr(before), repr(after)
    assert apply(before, diff(before, after)) == after
    assert (repr(before), repr(after)) == kept


@given(views())
def test_no_difference_is_an_empty_patch(view: dict[str, Any]) -> None:
    assert diff(view, view) == {}


@given(views(), views())
def test_a_patch_names_only_what_changed(before: dict[str, Any], after: dict[str, Any]) -> None:
    for key in diff(before, after):
        assert not (key in before and key in after and before[key] == after[key])
