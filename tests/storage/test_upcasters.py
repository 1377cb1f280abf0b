"""What the suite does not reach: nothing is decoded that need not be."""

from qiaopai.room.ports import StoredEvent
from qiaopai.storage.upcasters import Upcasters


def stored(kind: str, version: int, body: bytes) -> StoredEvent:
    return StoredEvent("t:1", 1, 0, kind, version, "p", None, body, None)


def test_a_current_event_is_the_same_object() -> None:
    event = stored("said", 2, b"not even JSON")
    assert Upcasters({"said": 2})(event) is event


def test_a_kind_not_named_has_version_one() -> None:
    event = stored("heard", 1, b"{}")
    assert Upcasters({"said": 2})(event) is event


def test_no_secret_stays_no_secret() -> None:
    step = {("said", 1): lambda body, secret: (body + 1, secret)}
    event = Upcasters({"said": 2}, step)(stored("said", 1, b"1"))
    assert (event.body, event.secret, event.version) == (b"2", None, 2)
