"""Bytes to text: a byte-order mark, a declared charset, UTF-8, else Latin-1."""

from __future__ import annotations

import codecs
import re

_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_DECLARED = re.compile(
    rb"^%\s*Content-type:[^\r\n]*charset=\"?([A-Za-z0-9_.:-]+)", re.IGNORECASE | re.MULTILINE
)
_HEAD = 2000
_ALLOWED = frozenset(
    ["ascii", "utf-8", "big5", "big5hkscs", "gb2312", "gbk", "gb18030", "shift_jis", "euc_jp"]
    + ["euc_kr", "koi8-r", "koi8-u", "tis-620", "mac-roman"]
    + [f"cp{page}" for page in (437, 850, 852, 866, 874, 932, 949, 950)]
    + [f"cp{page}" for page in range(1250, 1259)]
    + [f"iso8859-{part}" for part in (*range(1, 12), 13, 14, 15, 16)]
)
"""Charsets by the names of their codecs: of characters alone, none that reads escapes."""
_IN_HEAD = re.compile(r"(%?\s*Content-type:[^\r\n]*charset=\"?)([A-Za-z0-9_.:-]+)", re.IGNORECASE)


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
        codec = codecs.lookup(charset).name
        return data.decode(codec) if codec in _ALLOWED else None
    except (LookupError, ValueError):
        return None


def as_utf8(line: str) -> str:
    """An escape line that declares a charset, made true for a text that is written in UTF-8.

    >>> as_utf8("%Content-type: text/x-pbn; charset=gbk")
    '%Content-type: text/x-pbn; charset=UTF-8'
    """
    return _IN_HEAD.sub(_told_utf8, line, count=1)


def _told_utf8(match: re.Match[str]) -> str:
    return match[0] if match[2].lower() in {"utf-8", "utf8"} else f"{match[1]}UTF-8"
