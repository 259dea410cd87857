"""Bytes that a JGN game must hold to have a certain text in a tag: games without them need not be looked at."""

import re

_ESCAPED = re.compile(r'["\\]')


def needle_of(text: str) -> bytes:
    r"""The longest part of a text that stands in a file as it is, however quotes and backslashes are written there.

    Empty where there is no such part.

    >>> needle_of('Ann "the Rat" Lee')
    b'the Rat'
    """
    longest = max(_ESCAPED.split(text), key=len)
    try:
        return longest.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:  # a lone surrogate that stands for no byte
        return b""
