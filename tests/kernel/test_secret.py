"""A secret prints as dots, and nothing encodes it by accident."""

import copy
import dataclasses
import json
import pickle

import msgspec
import pytest

from qiaopai.cards import parse_hand
from qiaopai.kernel.messages import Event
from qiaopai.kernel.secret import Secret


@dataclasses.dataclass(frozen=True)
class Holder:
    secret: Secret[str]


class Envelope(msgspec.Struct):
    secret: Secret[str]


def test_it_opens() -> None:
    assert Secret("SA").open() == "SA"


def test_it_hides_itself_in_print() -> None:
    hand = Secret(parse_hand("AK.QJ..T98"))
    for text in (repr(hand), str(hand), f"{hand}", repr(Holder(Secret("SA"))), repr([hand])):
        assert "SA" not in text
        assert "Secret(…)" in text
    assert "secret" in repr(Event(0, None, Secret(Envelope(Secret("x")))))  # type: ignore[arg-type]


@pytest.mark.parametrize("wrap", [lambda one: one, lambda one: [one], Holder, Envelope])
def test_msgspec_refuses_it(wrap: object) -> None:
    value = wrap(Secret("SA"))  # type: ignore[operator]
    for encode in (msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins):
        with pytest.raises(TypeError):
            encode(value)


def test_json_refuses_it() -> None:
    with pytest.raises(TypeError):
        json.dumps({"hand": Secret("SA")})


def test_msgspec_does_not_read_it() -> None:
    with pytest.raises((TypeError, msgspec.ValidationError)):
        msgspec.json.decode(b'{"secret": "SA"}', type=Envelope)


def test_equal_secrets_are_equal() -> None:
    assert Secret("SA") == Secret("SA")
    assert Secret("SA") != Secret("SK")
    assert Secret("SA") != "SA"
    assert len({Secret("SA"), Secret("SA")}) == 1
    assert copy.deepcopy(Secret("SA")) == Secret("SA")
    assert pickle.loads(pickle.dumps(Secret("SA"))) == Secret("SA")
