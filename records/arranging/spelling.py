"""Tags whose spelling does not matter: what is left of a value when all that people write differently is gone."""

import re
import unicodedata

_ACCENTS = re.compile("[\u0300-\u036f]")
"""The combining accents of Latin, Greek and Cyrillic; marks of other scripts make other letters."""
_LAST_FIRST = re.compile(r"([^,]+),([^,]+)")


def folded(value: str) -> str:
    """A tag's value without case, accents, white space and punctuation, ``Last, First`` turned around.

    >>> folded("ZHANG, Wéi"), folded("Wei Zhang"), folded("?")
    ('weizhang', 'weizhang', '')
    """
    turned = _LAST_FIRST.fullmatch(value)
    text = value if turned is None else f"{turned[2]} {turned[1]}"
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", text)).casefold()
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", plain)))
