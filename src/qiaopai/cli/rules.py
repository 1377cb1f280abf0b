"""`qiaopai rules`: what a rulebook settles, by which laws, and what in it is ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from qiaopai.cli.options import GameName, Locale
from qiaopai.cli.saying import Voice, game_called, rulebook_called, voice
from qiaopai.kernel.game import Game, Rulebook
from qiaopai.kernel.options import settings_of
from qiaopai.kernel.refusal import Scalar

BookName = Annotated[str | None, typer.Option("--rulebook", help="Only this rulebook.")]


def rules(game: GameName, rulebook: BookName = None, locale: Locale = None) -> None:
    """Print a game's rulebooks: source, settings, laws, and what we decided ourselves."""
    say = voice(locale)
    found = game_called(say, game)
    books = [rulebook_called(say, found, rulebook)] if rulebook else found.rulebooks.values()
    for place, book in enumerate(books):
        if place:
            typer.echo()
        for line in book_lines(say, found, book):
            typer.echo(line)


def book_lines(say: Voice, game: Game[Any], book: Rulebook) -> Iterator[str]:
    """The page of a rulebook."""
    yield say.text("cli-rulebook", game=game.id, rulebook=book.id, version=str(book.version))
    yield say.text("cli-source", source=book.source)
    yield ""
    yield say.text("cli-settings")
    for name, value in settings_of(book):
        label = say.find(f"{game.id}-setting-{_id(name)}") or name
        value_text = _value(say, game.id, name, value)
        yield "  " + say.text("cli-named", name=label, what=value_text)
    yield ""
    yield say.text("cli-laws")
    for law in book.laws:
        words = say.text(f"{game.id}-law-{_id(law)}")
        yield "  " + say.text("cli-named", name=law, what=words)
    if book.notes:
        yield ""
        yield say.text("cli-ours")
        for note in book.notes:
            yield f"  - {say.text(f'{game.id}-note-{_id(note)}')}"


def _value(say: Voice, game: str, name: str, value: Scalar) -> str:
    """A value in words; a figure alone where there are none."""
    if isinstance(value, bool):
        return say.text("cli-yes" if value else "cli-no")
    plain: str | int = int(value) if str(value).isdigit() else str(value)
    return say.find(f"{game}-setting-{_id(name)}-value", value=plain) or str(value)


def _id(name: str) -> str:
    return name.replace("_", "-")
