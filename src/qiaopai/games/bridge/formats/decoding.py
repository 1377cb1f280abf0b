"""Bytes to text: a byte-order mark, a declared charset, UTF-8, else Latin-1."""

from __future__ import annotations

import re

_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_DECLARED = re.compile(
    rb"^%\s*Content-type:[^\r\n]*charset=\"?([A-Za-z0-9_.:-]+)", re.IGNORECASE | re.MULTILINE
)
_HEAD = 2000


def decode(data: bytes) -> tuple[str, str, bool]:
    """The text, the charset that it was read in, and whether a declared one was wrong.

    >>> decode("é".encode("latin-1"))
    ('é', 'latin-1', False)
    """
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(charset, "replace"), charset, False
    declared = _DECLARED.search(data[:_HEAD])
    wrong = False
    if declared is not None:
        name = declared[1].decode("ascii")
        text = _attempt(data, name)
        if text is not None:
            return text, name.lower(), False
        wrong = True
    text = _attempt(data, "utf-8")
    if text is not None:
        return text, "utf-8", wrong
    return data.decode("latin-1"), "latin-1", wrong


def _attempt(data: bytes, charset: str) -> str | None:
    try:
        return data.decode(charset)
    except (LookupError, ValueError):
        return None
