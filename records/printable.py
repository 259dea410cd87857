"""Text out of files made fit to be shown: nothing in it moves the cursor, changes colours or turns the line around."""

_REPLACEMENT = "\ufffd"
_JOINERS = "\u200c\u200d"
"""They are not printable by themselves, but scripts and pictures are made with them."""


def printable(text: str) -> str:
    """The text with whatever is not printable replaced: control characters, bytes that were not UTF-8, turns of direction.

    >>> printable("Ann"), printable("A\\x1b[31mnn\\udcff"), printable("two\\tcolumns")
    ('Ann', 'A\ufffd[31mnn\ufffd', 'two columns')
    """
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


def _shown(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    return " " if character.isspace() else _REPLACEMENT
