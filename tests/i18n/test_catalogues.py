"""Every text exists in all three languages, with the same arguments, and says something."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from qiaopai.games import discover
from qiaopai.i18n import LOCALES, Catalogue
from qiaopai.kernel.seats import Seat
from qiaopai.storage.catalogues import catalogue_texts, load_catalogue

PACKAGE = Path(__file__).parents[2] / "src" / "qiaopai"


class Uses(Visitor):
    """The arguments and the other messages that a pattern mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(locale: str) -> Iterator[ast.EntryType]:
    for text in catalogue_texts(locale):
        yield from FluentParser().parse(text).body


def messages(locale: str) -> dict[str, ast.Message]:
    return {one.id.name: one for one in entries(locale) if isinstance(one, ast.Message)}


def arguments(locale: str) -> dict[str, set[str]]:
    """The arguments of each message, those of messages it mentions included."""
    direct: dict[str, Uses] = {}
    for name, message in messages(locale).items():
        direct[name] = Uses()
        direct[name].visit(message)

    def all_of(name: str) -> set[str]:
        uses = direct[name]
        return uses.arguments.union(*(all_of(other) for other in uses.messages))

    return {name: all_of(name) for name in direct}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_is_fluent(locale: str) -> None:
    junk = [one.content for one in entries(locale) if isinstance(one, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("locale", LOCALES)
def test_an_id_stands_once(locale: str) -> None:
    names = Counter(one.id.name for one in entries(locale) if isinstance(one, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_all_languages_have_the_same_ids(locale: str) -> None:
    assert messages(locale).keys() ^ messages("en").keys() == set()


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_all_languages_use_the_same_arguments(locale: str) -> None:
    ours, theirs = arguments(locale), arguments("en")
    differing = {name for name in ours.keys() & theirs.keys() if ours[name] != theirs[name]}
    assert {name: (ours[name], theirs[name]) for name in differing} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_empty(locale: str) -> None:
    for name, message in messages(locale).items():
        assert message.value is not None, name
        assert message.value.elements, name
        for element in message.value.elements:
            if isinstance(element, ast.TextElement):
                assert element.value, name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_formatted(locale: str) -> None:
    own = Catalogue({locale: catalogue_texts(locale)})
    for name, wanted in arguments(locale).items():
        text = own.find(locale, name, **dict.fromkeys(wanted, 2))
        assert text is not None, name
        assert "{" not in text, name


@pytest.mark.parametrize("folder", ["i18n/catalogue", "games/minibridge/messages"])
def test_every_folder_has_all_languages(folder: str) -> None:
    path = PACKAGE / folder
    names = {one.name.removesuffix(".ftl") for one in path.iterdir() if one.name[0] != "_"}
    assert names == set(LOCALES)


def test_every_game_has_texts_for_its_books_bots_and_settings() -> None:
    known = messages("en").keys()
    for game in discover().values():
        wanted = {f"{game.id}-setting-{name}" for name in game.settings if name != "players"}
        for book in game.rulebooks.values():
            wanted |= {f"{game.id}-note-{note}" for note in book.notes}
            wanted |= {f"{game.id}-law-{law}" for law in book.laws}
        assert {name.replace("_", "-") for name in wanted} <= known


def test_reasons_of_bots_have_texts() -> None:
    """Every id that a bot or the adviser gives as its reason is in the catalogue."""
    folder = PACKAGE / "games" / "minibridge"
    found: set[str] = set()
    for file in (*(folder / "bots").glob("*.py"), *(folder / "analysis").glob("*.py")):
        found |= set(re.findall(r'"((?:bot|advice)-[a-z-]+)"', file.read_text("utf-8")))
    assert found
    assert found <= messages("en").keys()


def test_refusals_of_the_game_have_texts() -> None:
    """Every code that minibridge's rules refuse with has a sentence of its own."""
    found: set[str] = set()
    for file in (PACKAGE / "games" / "minibridge" / "rules").glob("*.py"):
        found |= set(re.findall(r'Refus(?:al|ed)\(\s*"([a-z_]+)"', file.read_text("utf-8")))
    catalogue = load_catalogue()
    data = {"suit": "S", "card": "SA", "left": 3, "points": 9, "most": 2, "tricks": 4}
    for code in found:
        for locale in LOCALES:
            text = catalogue.error(locale, code, data)
            assert text != catalogue.error(locale, "no_such_code_at_all"), code
            assert code not in text, code


def test_seats_are_plain_words() -> None:
    assert load_catalogue().text("en", "cli-seed", seed=Seat.NORTH) == "Seed: N"
