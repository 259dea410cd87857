"""Bytes that a JGN game must hold to have a certain text in a tag: games without them need not be looked at."""

import re

_ESCAPED = re.compile(r'["\\]')


def needle_of(text: str) -> bytes | None:
    r"""The longest part of a text that stands in a file as it is, however quotes and backslashes are written there.

    >>> needle_of('Ann "the Rat" Lee')
    b'the Rat'
    """
    longest = max(_ESCAPED.split(text), key=len)
    try:
        return longest.encode("utf-8", "surrogateescape") or None
    except UnicodeEncodeError:  # a lone surrogate that stands for no byte
        return None
