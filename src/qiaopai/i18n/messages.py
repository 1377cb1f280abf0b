"""`Catalogue`: the texts of all languages, written in Fluent, found by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fluent.runtime import FluentBundle, FluentResource

from qiaopai.i18n.locales import fallbacks

Argument = str | int | float | bool
MOST = 1_000
"""Characters of an argument: Fluent writes `{???}` for one of more than 2,500."""


class Catalogue:
    """Texts by locale and id; whoever reads the files hands their contents in.

    >>> Catalogue({"en": ["hello = Hello, { $name }"]}).text("zh-Hant", "hello", name="Wu")
    'Hello, Wu'
    """

    def __init__(self, texts: Mapping[str, Sequence[str]]) -> None:
        self._texts = texts
        self._bundles: dict[str, FluentBundle] = {}
        """Each made when its language is first spoken: most programs speak one."""

    def find(self, locale: str, message_id: str, **args: Argument) -> str | None:
        """The text in that language or the next best one; None where no language has it."""
        for candidate in fallbacks(locale):
            text = self._format(candidate, message_id, args)
            if text is not None:
                return text
        return None

    def text(self, locale: str, message_id: str, **args: Argument) -> str:
        """The text in that language or the next best one; the id itself where none has it."""
        text = self.find(locale, message_id, **args)
        return message_id if text is None else text

    def error(self, locale: str, code: str, data: Mapping[str, Argument] | None = None) -> str:
        """The sentence for a refusal: the text of `error-<code>`, else the one for unknown codes.

        >>> Catalogue({"en": ["error-too_long = At most { $most }."]}).error(
        ...     "en", "too_long", {"most": 200}
        ... )
        'At most 200.'
        """
        args = dict(data or {})
        for message_id in (f"error-{code}", f"error-{code.replace('_', '-')}"):
            text = self.find(locale, message_id, **args)
            if text is not None:
                return text
        return self.find(locale, "error-unknown", code=code) or code

    def _format(self, locale: str, message_id: str, args: Mapping[str, Argument]) -> str | None:
        if locale not in self._texts:
            return None
        bundle = self._bundles.get(locale) or self._read(locale)
        if not bundle.has_message(message_id):
            return None
        message = bundle.get_message(message_id)
        if message.value is None:
            return None
        text, _ = bundle.format_pattern(message.value, {k: _plain(v) for k, v in args.items()})
        return str(text)

    def _read(self, locale: str) -> FluentBundle:
        bundle = FluentBundle([locale], use_isolating=False)
        for text in self._texts[locale]:
            bundle.add_resource(FluentResource(text))
        self._bundles[locale] = bundle
        return bundle


def _plain(value: Argument) -> str | int | float:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and len(value) > MOST:
        return value[: MOST - 1] + "…"
    return value
