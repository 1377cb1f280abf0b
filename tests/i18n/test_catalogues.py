"""Every text exists in all three languages, with the same arguments, and says something."""

import re
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from qiaopai.games import discover
from qiaopai.games.bridge.rules.calls import BIDS
from qiaopai.games.bridge.rules.contract import Contract, Doubling
from qiaopai.games.bridge.scoring.score import explain
from qiaopai.i18n import LOCALES, Catalogue
from qiaopai.kernel.game import Game
from qiaopai.kernel.options import MAIN, settings_of
from qiaopai.kernel.refusal import Scalar
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


@pytest.mark.parametrize(
    "folder", ["i18n/catalogue", *(f"games/{game}/messages" for game in discover())]
)
def test_every_folder_has_all_languages(folder: str) -> None:
    path = PACKAGE / folder
    names = {one.name.removesuffix(".ftl") for one in path.iterdir() if one.name[0] != "_"}
    assert names == set(LOCALES)


def test_every_game_has_texts_for_its_books_bots_and_settings() -> None:
    known = messages("en").keys()
    for game in discover().values():
        wanted = {f"{game.id}-setting-{name}-help" for name in game.settings}
        wanted |= {f"{game.id}-group-{one.group}" for one in game.settings.values()}
        wanted -= {f"{game.id}-group-{MAIN}"}
        for book in game.rulebooks.values():
            wanted |= {f"{game.id}-setting-{name}" for name, _ in settings_of(book)}
        for book in game.rulebooks.values():
            wanted |= {f"{game.id}-note-{note}" for note in book.notes}
            wanted |= {f"{game.id}-law-{law}" for law in book.laws}
        assert {name.replace("_", "-") for name in wanted} <= known


def values_of(game: Game[Any]) -> Iterator[tuple[str, Scalar]]:
    """Every value that a setting has in a rulebook or can be given by a table; truths apart."""
    offered = {(name, value) for name, one in game.settings.items() for value in one.values}
    books = {pair for book in game.rulebooks.values() for pair in settings_of(book)}
    for name, value in offered | books:
        words = type(value) if isinstance(value, StrEnum) else (value,)
        if not isinstance(value, bool):
            yield from ((name, word) for word in words)


def variants(message: ast.Message) -> set[str]:
    """The cases that a message tells apart."""
    return {
        key.name if isinstance(key := variant.key, ast.Identifier) else key.value
        for element in (message.value.elements if message.value else ())
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
        for variant in element.expression.variants
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", discover())
def test_every_value_of_a_setting_has_a_label(game: str, locale: str) -> None:
    """A word has a label of its own; figures may be shown as they are."""
    known, missing = messages(locale), set()
    for name, value in values_of(discover()[game]):
        text = str(value)
        label = known.get(f"{game}-setting-{name}-value".replace("_", "-"))
        if not text.isdigit() and (label is None or text not in variants(label)):
            missing.add((name, text))
    assert missing == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", discover())
def test_a_label_is_for_a_value_that_there_is(game: str, locale: str) -> None:
    known, own = messages(locale), {}
    for name, value in values_of(discover()[game]):
        own.setdefault(f"{game}-setting-{name}-value".replace("_", "-"), set()).add(str(value))
    labels = {name for name in known if re.fullmatch(rf"{game}-setting-.*-value", name)}
    assert labels <= own.keys()
    for name in labels:
        assert variants(known[name]) - {"other"} <= own[name], name


@pytest.mark.parametrize("game", discover())
def test_reasons_of_bots_have_texts(game: str) -> None:
    """Every id that a bot or the adviser gives as its reason is in the catalogue."""
    game_folder = PACKAGE / "games" / game
    found: set[str] = set()
    for folder in (game_folder / "bots", game_folder / "analysis", PACKAGE / "kernel" / "play"):
        for file in folder.rglob("*.py"):
            found |= set(re.findall(r'"((?:bot|advice)-[a-z-]+)"', file.read_text("utf-8")))
    assert found
    assert found <= messages("en").keys()


@pytest.mark.parametrize("game", discover())
def test_refusals_of_the_game_have_texts(game: str) -> None:
    """Every code that the rules of a game or the play refuse with has a sentence of its own."""
    found: set[str] = set()
    rules = (PACKAGE / "games" / game / "rules").glob("*.py")
    for file in (*rules, *(PACKAGE / "kernel" / "play").glob("*.py")):
        found |= set(re.findall(r'Refus(?:al|ed)\(\s*"([a-z_]+)"', file.read_text("utf-8")))
    catalogue = load_catalogue()
    data = {"suit": "S", "card": "SA", "left": 3, "points": 9, "most": 2, "tricks": 4}
    data |= {"bid": "1NT", "rulebook": "x"}
    for code in found:
        for locale in LOCALES:
            text = catalogue.error(locale, code, data)
            assert text != catalogue.error(locale, "no_such_code_at_all"), code
            assert code not in text, code


def test_seats_are_plain_words() -> None:
    assert load_catalogue().text("en", "cli-seed", seed=Seat.NORTH) == "Seed: N"


SCORE_TERMS = {
    term.term
    for bid in BIDS
    for doubling in Doubling
    for tricks in range(14)
    for term in explain(Contract(bid.level, bid.denomination, doubling), tricks, vulnerable=False)
}


@pytest.mark.parametrize("term", sorted(SCORE_TERMS))
def test_every_term_of_a_bridge_score_has_a_text(term: str) -> None:
    assert f"bridge-term-{term.replace('_', '-')}" in messages("en")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_slips_of_seed_004_are_corrected_where_players_read(locale: str) -> None:
    text = load_catalogue().text(locale, "bridge-rules-books-ours")
    for number in ("1330", "1130", "600", "1000", "1600", "50", "100"):
        assert number in text
