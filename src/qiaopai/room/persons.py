"""Persons (人): a guest is a name and a token; only the token's digest is kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from qiaopai.kernel.refusal import Refused
from qiaopai.room.clock import Chances
from qiaopai.room.ports import Person, Persons

LOCALES = ("en", "zh-Hant", "zh-Hans")
LONGEST = 24


class Guests:
    """Makes guests and finds them again."""

    def __init__(self, persons: Persons, chances: Chances) -> None:
        self._persons = persons
        self._chances = chances

    async def welcome(self, name: str, locale: str) -> tuple[Person, str]:
        """A new guest, and the token by which he is known.

        Raises:
            Refused: `bad_name`, `bad_locale`.
        """
        person = Person(
            self._chances.new_id(), checked_name(name), checked_locale(locale), self._chances.now()
        )
        token = secrets.token_urlsafe(32)
        await self._persons.create_guest(person, digest(token))
        return person, token

    async def known_by(self, token: str) -> Person | None:
        """Whose token that is."""
        return await self._persons.by_token(digest(token))

    async def change(self, person: Person, name: str | None, locale: str | None) -> Person:
        """A person with another name or language. Raises: Refused `bad_name`, `bad_locale`."""
        name = checked_name(name) if name is not None else None
        locale = checked_locale(locale) if locale is not None else None
        await self._persons.change(person.id, name, locale)
        return Person(person.id, name or person.name, locale or person.locale, person.created)


def digest(token: str) -> str:
    """What is kept of a token: it is random, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name without what only disturbs a table. Raises: Refused `bad_name`."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if _is_plain(c))
    kept = " ".join(kept.split())
    if not 1 <= len(kept) <= LONGEST or not any(map(_is_seen, kept)):
        raise Refused("bad_name", longest=LONGEST)
    return kept


def _is_plain(letter: str) -> bool:
    return unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _is_seen(letter: str) -> bool:
    """Whether it shows something by itself: no mark without a letter, no blank letter."""
    return unicodedata.category(letter)[0] != "M" and letter not in _BLANK


_BLANK = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing (fillers of Hangul, empty braille)."""


def checked_locale(locale: str) -> str:
    """One of the room's languages. Raises: Refused `bad_locale`."""
    if locale not in LOCALES:
        raise Refused("bad_locale", locales=", ".join(LOCALES))
    return locale
