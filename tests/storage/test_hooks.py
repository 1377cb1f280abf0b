import pytest

from qiaopai.storage.hooks import DieAt, Hooks, hooks_from


@pytest.mark.parametrize("text", [None, ""])
def test_no_hooks(text: str | None) -> None:
    assert type(hooks_from(text)) is Hooks


@pytest.mark.parametrize("text", ["before_commit", "after_answer_before_fanout:3"])
def test_a_place_to_die_at(text: str) -> None:
    assert isinstance(hooks_from(text), DieAt)


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        hooks_from("nowhere")
