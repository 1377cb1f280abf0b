"""What the command line says: in the language asked for, errors by code with an exit status."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NoReturn

import typer

from qiaopai.games import discover
from qiaopai.i18n import DEFAULT, LOCALES, Argument, Catalogue, locale_of
from qiaopai.kernel.game import Game, Rulebook
from qiaopai.kernel.parts import Fault, Files, Reading, Studies, files_of, reading_of, studies_of
from qiaopai.kernel.refusal import Refused
from qiaopai.storage.catalogues import load_catalogue

WRONG_WORDS = 2
"""The exit status of a command that asks for what does not exist; 1 is that of a failure."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_last: list[Voice] = []


class Voice:
    """Texts in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    @cached_property
    def catalogue(self) -> Catalogue:
        """All texts, read when the first is wanted."""
        return load_catalogue()

    def text(self, message_id: str, **args: Argument) -> str:
        """The text with that id."""
        return self.catalogue.text(self.locale, message_id, **args)

    def find(self, message_id: str, **args: Argument) -> str | None:
        """The text with that id, if there is one."""
        return self.catalogue.find(self.locale, message_id, **args)

    def note(self, message_id: str, **args: Argument) -> None:
        """Say something that is no output: on standard error."""
        typer.echo(self.text(message_id, **args), err=True)

    def complain(self, code: str, **args: Argument) -> None:
        """Say what is wrong, with its code."""
        typer.echo(f"{self.text('cli-' + code.replace('_', '-'), **args)} [{code}]", err=True)

    def refuse(self, code: str, *, status: int = WRONG_WORDS, **args: Argument) -> NoReturn:
        """Say what is wrong, with its code, and stop."""
        self.complain(code, **args)
        raise typer.Exit(status)

    def why(self, fault: OSError) -> str:
        """What the system says against a file, in our language where we know it."""
        name = errno.errorcode.get(fault.errno or 0, "")
        return self.text("cli-why", name=name, number=fault.errno or 0)

    def sentence(self, refused: Refused) -> str:
        """What the rules refuse, in words and with its code."""
        return f"{self.catalogue.error(self.locale, refused.code, refused.data)} [{refused.code}]"

    def fault(self, name: str, fault: Fault) -> str:
        """A fault of a file: where, its code, and in words."""
        return f"{name}:{fault.line}: {fault.code}: {self.text(fault.message_id, **fault.data)}"

    def refuse_as(self, refused: Refused) -> NoReturn:
        """Say what the rules refuse, and stop."""
        typer.echo(self.sentence(refused), err=True)
        raise typer.Exit(2)

    def refuse_unknown(self, code: str, name: str, known: Iterable[str]) -> NoReturn:
        """Say that there is no such thing, and which there are."""
        self.refuse(code, name=name, known=", ".join(known))


def voice(locale: str | None, environment: Mapping[str, str] = os.environ) -> Voice:
    """The voice for `--locale`, else for the language of the environment."""
    _last[:] = [_voice(locale, environment)]
    return _last[0]


def last_voice() -> Voice:
    """The one that spoke last, for a fault outside of any verb."""
    return _last[0] if _last else voice(None)


def standard_input(most: int = -1) -> bytes:
    """What is handed in by `-`.

    Raises:
        OSError: it is closed, or cannot be read.
    """
    if sys.stdin is None:
        raise OSError(errno.EBADF, "closed")
    return sys.stdin.buffer.read(most)


def _voice(locale: str | None, environment: Mapping[str, str]) -> Voice:
    if locale is not None:
        found = locale_of(locale)
        if found is None:
            Voice(DEFAULT).refuse_unknown("unknown_locale", locale, LOCALES)
        return Voice(found)
    wanted = next((value for name in _VARIABLES if (value := environment.get(name))), "")
    return Voice(locale_of(wanted) or DEFAULT)


def game_called(say: Voice, name: str) -> Game[Any]:
    """The game with that id, or an error that lists them."""
    games = discover()
    if name not in games:
        say.refuse_unknown("unknown_game", name, games)
    return games[name]


def files_called(say: Voice, game: str) -> Files:
    """The files of that game, of the first that has any without a name; or an error."""
    if game:
        game_called(say, game)
    try:
        return files_of(discover(), game)
    except Refused as refused:
        say.refuse_as(refused)


def reading_called(say: Voice, game: str, data: bytes, name: str) -> Reading:
    """What reads that file, of that game or, without a name, of any; or an error."""
    if game:
        game_called(say, game)
    try:
        return reading_of(discover(), data, name, game)
    except Refused as refused:
        say.refuse_as(refused)


def studies_called(say: Voice, game: str) -> Studies:
    """The studies of that game, of the first that has any without a name; or an error."""
    if game:
        game_called(say, game)
    try:
        return studies_of(discover(), game)
    except Refused as refused:
        say.refuse_as(refused)


def rulebook_called(say: Voice, game: Game[Any], name: str | None) -> Rulebook:
    """The rulebook with that id, the default one without a name, or an error that lists them."""
    if name is None:
        return next(iter(game.rulebooks.values()))
    if name not in game.rulebooks:
        say.refuse_unknown("unknown_rulebook", name, game.rulebooks)
    return game.rulebooks[name]
