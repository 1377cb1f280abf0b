"""Finding a text, falling back, and choosing the language."""

import pytest

from qiaopai.i18n import LOCALES, Catalogue, locale_of, negotiate

TEXTS = {
    "en": [
        "both = English\nonly-en = English",
        "plural = { $n ->\n    [one] 1 trick\n   *[other] { $n } tricks\n }",
    ],
    "zh-Hant": ["both = 正體\nonly-hant = 正體\nflag = { $on }"],
    "zh-Hans": ["both = 简体", "only-hans = 简体"],
}
CATALOGUE = Catalogue(TEXTS)


@pytest.mark.parametrize(
    ("locale", "message_id", "text"),
    [
        ("en", "both", "English"),
        ("zh-Hant", "both", "正體"),
        ("zh-Hans", "both", "简体"),
        ("zh-Hant", "only-hans", "简体"),
        ("zh-Hans", "only-hant", "正體"),
        ("zh-Hans", "only-en", "English"),
        ("en", "only-hant", "only-hant"),
        ("fr", "both", "English"),
        ("en", "nowhere", "nowhere"),
    ],
)
def test_a_text_or_the_next_best_one(locale: str, message_id: str, text: str) -> None:
    assert CATALOGUE.text(locale, message_id) == text


def test_find_says_when_there_is_none() -> None:
    assert CATALOGUE.find("en", "nowhere") is None


def test_arguments_have_types() -> None:
    assert CATALOGUE.text("en", "plural", n=1) == "1 trick"
    assert CATALOGUE.text("en", "plural", n=5) == "5 tricks"
    assert CATALOGUE.text("zh-Hant", "flag", on=True) == "true"


def test_an_unknown_error_names_its_code() -> None:
    texts = {"en": ["error-unknown = Code { $code }\nerror-two-words = Fine\nerror-as_is = Yes"]}
    catalogue = Catalogue(texts)
    assert catalogue.error("zh-Hant", "two_words") == "Fine"
    assert catalogue.error("zh-Hant", "as_is") == "Yes"
    assert catalogue.error("zh-Hant", "other_words") == "Code other_words"
    assert Catalogue({}).error("en", "other_words") == "other_words"


@pytest.mark.parametrize(
    ("tag", "locale"),
    [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("ZH-hans-TW", "zh-Hans"),
        ("en-US", "en"),
        ("en_GB@euro", "en"),
        ("fr", None),
        ("C.UTF-8", None),
        ("", None),
        ("zho", None),
    ],
)
def test_locale_of(tag: str, locale: str | None) -> None:
    assert locale_of(tag) == locale


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "zh-Hant"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("en;q=0.8, zh-HK", "zh-Hant"),
        ("fr-FR, fr;q=0.9, zh-SG;q=0.3", "zh-Hans"),
        ("zh-TW;q=0, en;q=0.1", "en"),
        ("zh-TW;q=nonsense, en;q=0.1", "en"),
        ("fr", "en"),
        ("", "en"),
        (" , ;q=1", "en"),
        ("*", "en"),
    ],
)
def test_negotiate(header: str, locale: str) -> None:
    assert negotiate(header) == locale
    assert negotiate(header) in LOCALES
