"""`Catalogue`: the texts of all languages, written in Fluent, found by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fluent.runtime import FluentBundle, FluentResource

from qiaopai.i18n.locales import fallbacks

Argument = str | int | float | bool


class Catalogue:
    """Texts by locale and id; whoever reads the files hands their contents in.

    >>> Catalogue({"en": ["hello = Hello, { $name }"]}).text("zh-Hant", "hello", name="Wu")
    'Hello, Wu'
    """

    def __init__(self, texts: Mapping[str, Sequence[str]]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        for locale, resources in texts.items():
            bundle = FluentBundle([locale], use_isolating=False)
            for resource in resources:
                bundle.add_resource(FluentResource(resource))
            self._bundles[locale] = bundle

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
        bundle = self._bundles.get(locale)
        if bundle is None or not bundle.has_message(message_id):
            return None
        message = bundle.get_message(message_id)
        if message.value is None:
            return None
        text, _ = bundle.format_pattern(message.value, {k: _plain(v) for k, v in args.items()})
        return str(text)


def _plain(value: Argument) -> str | int | float:
    return str(value).lower() if isinstance(value, bool) else value
