"""Reads the message catalogues that ship with the package."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from qiaopai.i18n import LOCALES, Catalogue


def load_catalogue() -> Catalogue:
    """All texts of the package and of its games.

    >>> load_catalogue().text("en", "no-such-message")
    'no-such-message'
    """
    return Catalogue({locale: catalogue_texts(locale) for locale in LOCALES})


def catalogue_texts(locale: str) -> list[str]:
    """The contents of every `.ftl` file of that language, in the order of their paths."""
    package = files("qiaopai")
    shared = package.joinpath("i18n", "catalogue", locale)
    found = [one for one in _sorted(shared) if one.name.endswith(".ftl")]
    for game in _sorted(package.joinpath("games")):
        text = game.joinpath("messages", f"{locale}.ftl")
        if text.is_file():
            found.append(text)
    return [one.read_text("utf-8") for one in found]


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else []
