"""Languages (語言): the three locales, which one somebody wants, and the texts by id.

>>> from qiaopai.i18n import Catalogue, negotiate
>>> catalogue = Catalogue({"en": ["tricks = { $n } tricks"], "zh-Hant": ["tricks = { $n } 磴"]})
>>> catalogue.text(negotiate("zh-TW,zh;q=0.8"), "tricks", n=9)
'9 磴'
"""

from qiaopai.i18n.locales import DEFAULT, LOCALES, locale_of, negotiate
from qiaopai.i18n.messages import Argument, Catalogue

__all__ = ["DEFAULT", "LOCALES", "Argument", "Catalogue", "locale_of", "negotiate"]
