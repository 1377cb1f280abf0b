"""Locales (語系): the three languages, and the choice among them by what somebody asks for."""

from __future__ import annotations

from collections.abc import Iterator

LOCALES = ("en", "zh-Hant", "zh-Hans")
"""All languages of the texts, by BCP 47 tag."""
DEFAULT = "en"

_FALLBACKS = {
    "en": ("en",),
    "zh-Hant": ("zh-Hant", "zh-Hans", "en"),
    "zh-Hans": ("zh-Hans", "zh-Hant", "en"),
}
_TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})


def fallbacks(locale: str) -> tuple[str, ...]:
    """The locale and those to look in when it lacks a text: the other script first, then English.

    >>> fallbacks("zh-Hant")
    ('zh-Hant', 'zh-Hans', 'en')
    """
    return _FALLBACKS.get(locale, (DEFAULT,))


def locale_of(tag: str) -> str | None:
    """The locale for a language tag or a `LANG` value, if we have that language.

    >>> locale_of("zh_TW.UTF-8"), locale_of("zh"), locale_of("en-GB"), locale_of("fr")
    ('zh-Hant', 'zh-Hans', 'en', None)
    """
    language, *rest = tag.partition(".")[0].partition("@")[0].strip().lower().split("_")
    language, *subtags = (*language.split("-"), *rest)
    if language == "en":
        return "en"
    if language != "zh":
        return None
    if "hans" in subtags:
        return "zh-Hans"
    return "zh-Hant" if _TRADITIONAL & set(subtags) else "zh-Hans"


def negotiate(accept_language: str) -> str:
    """The locale for an Accept-Language header: the most wanted that we have, else English.

    >>> negotiate("fr, zh-HK;q=0.7, en;q=0.5")
    'zh-Hant'
    """
    wanted = sorted(_weighted(accept_language), key=lambda one: -one[0])
    found = (locale_of(tag) for weight, tag in wanted if weight > 0)
    return next((locale for locale in found if locale), DEFAULT)


def _weighted(header: str) -> Iterator[tuple[float, str]]:
    for part in header.split(","):
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        if tag:
            yield _weight(parameters), tag


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
