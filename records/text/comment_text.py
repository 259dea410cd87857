"""What a comment's text may look like in a record."""

import re

_WHITE = re.compile(r"[ \t\n\v\f\r]+")
"""ASCII white space only: other line separators are characters like any other."""


def fold(text: str) -> str:
    r"""A comment's text trimmed, its runs of ASCII white space read as one space.

    >>> fold("  solid,\r\n but   slow ")
    'solid, but slow'
    """
    return _WHITE.sub(" ", text).strip(" ")


def fold_all(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Every comment folded, in order."""
    return tuple(map(fold, texts)) if texts else ()
