"""The glossary has a term for every public class of the games' rules and laws."""

import importlib
import inspect
import pkgutil
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from qiaopai.games import discover
from qiaopai.i18n import LOCALES

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.toml"
TERMS = tomllib.loads(GLOSSARY.read_text("utf-8"))["term"]


def modules(package: str) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        yield importlib.import_module(found.name)


PLAY = [f"qiaopai.kernel.play.{part}" for part in ("commands", "events", "state", "view")]
HELPERS = {"Desk", "Course"}


def public_classes() -> set[str]:
    packages = [f"qiaopai.games.{game}.{part}" for game in discover() for part in ("rules", "laws")]
    packages = [package for package in packages if find_spec(package)]
    found = [module for package in packages for module in modules(package)]
    found += [importlib.import_module(name) for name in PLAY]
    return {
        name
        for module in found
        for name, value in vars(module).items()
        if inspect.isclass(value) and value.__module__ == module.__name__ and name[0] != "_"
    }


def test_every_public_class_has_a_term() -> None:
    named = [name for term in TERMS for name in term.get("classes", ())]
    assert public_classes() - set(named) == set()


def test_every_class_named_exists_and_stands_once() -> None:
    named = Counter(name for term in TERMS for name in term.get("classes", ()))
    assert set(named) - public_classes() <= HELPERS
    assert [name for name, count in named.items() if count > 1] == []


def test_every_term_is_complete() -> None:
    for term in TERMS:
        assert set(term) - {"classes"} == {"id", "source", *LOCALES}, term
        assert all(term[key].strip() for key in ("id", "source", *LOCALES)), term


def test_an_id_stands_once() -> None:
    assert [
        name for name, count in Counter(term["id"] for term in TERMS).items() if count > 1
    ] == []


def test_taiwan_and_the_mainland_differ_where_they_do() -> None:
    terms = {term["id"]: (term["zh-Hant"], term["zh-Hans"]) for term in TERMS}
    assert terms["declarer"] == ("莊家", "庄家")
    assert terms["contract"] == ("合約", "定约")
    assert terms["notrump"] == ("無王", "无将")
    assert terms["trick"] == ("磴", "墩")
    assert terms["revoke"] == ("應跟未跟", "藏牌")
    assert terms["undertrick"] == ("倒", "宕")
