"""The tokens of PBN: one regular expression, longest runs first, so that Python does little."""

from __future__ import annotations

import re

STRING = r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
_NAME = r"[A-Za-z0-9_]+"
_RUN = r'[^\s\[\]{};"][^\[\]{};"\n]*(?:\n(?![ \t]*\n|%)[^\[\]{};"\n]*)*'

TOKEN = re.compile(
    rf'(?P<tag>\[\s*({_NAME})\s*("[^"\\\n]*(?:\\.[^"\\\n]*)*")\s*\])'
    r"|(?P<escape>^%[^\n]*)"
    r"|(?P<blank>^[ \t]*\n)"
    rf"|(?P<run>{_RUN})"
    r"|(?P<comment>\{[^}]*\})"
    r"|(?P<line>;[^\n]*)"
    rf"|(?P<string>{STRING})"
    r"|(?P<open>\{[^\n]*(?:\n(?![ \t]*\n)[^\n]*)*)"
    rf'|(?P<broken>\[(?:(?!\[\s*{_NAME}\s*")[^\n])*)'
    r"|(?P<other>\S)",
    re.MULTILINE,
)
"""A run is unquoted text over several lines, up to a blank line, an escape line or a delimiter."""

BROKEN_TAG = re.compile(rf'\[\s*({_NAME})\s*"(.*)"\s*\]\s*')
"""A tag pair whose string holds quotes that were not escaped."""

WORD = re.compile(r"\S+")

PIECE = re.compile(
    r"(?P<mark>\^[A-Za-z]?)|(?P<note>=[0-9]{0,9}=?)|(?P<nag>\$[0-9]{0,9})|(?P<suffix>[!?]+)"
    r"|(?P<text>[^=$!?^]+)"
)
"""What a word of an auction or a play is made of where blanks were left out."""

_ESCAPED = re.compile(r'\\(["\\])')
_TO_ESCAPE = re.compile(r'["\\]')
_TO_ESCAPE_IN_TABLES = re.compile(r'"|\\(?=["\\]|$)')


def unquoted(string: str) -> str:
    """The value of a string token; a backslash before anything else stands for itself."""
    inner = string[1:-1]
    return _ESCAPED.sub(r"\1", inner) if "\\" in inner else inner


def quoted(value: str, is_table: bool = False) -> str:
    """A value as a string token, of one line; a table keeps the backslashes of its widths.

    >>> quoted('a\\\\b "x"'), unquoted(quoted('Rank\\\\2R "x"', is_table=True))
    ('"a\\\\\\\\b \\\\"x\\\\""', 'Rank\\\\2R "x"')
    """
    if "\n" in value or "\r" in value:
        value = " ".join(value.splitlines())
    if '"' in value or "\\" in value:
        form = _TO_ESCAPE_IN_TABLES if is_table else _TO_ESCAPE
        value = form.sub(lambda match: "\\" + match[0], value)
    return f'"{value}"'
