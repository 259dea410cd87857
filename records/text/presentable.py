"""Text out of files made fit to be shown: nothing in it moves the cursor, changes colours or turns the line around."""

_REPLACEMENT = "\ufffd"
_JOINERS = "\u200c\u200d"
"""They are not printable by themselves, but scripts and pictures are made with them."""


def presentable(text: str) -> str:
    r"""The text with a sign in place of each control character, byte that was not UTF-8 and turn of direction.

    >>> presentable("Ann"), presentable("A\x1b[31mnn") == "A\ufffd[31mnn", presentable("two\tcolumns")
    ('Ann', True, 'two columns')
    """
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


def _shown(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    return " " if character.isspace() else _REPLACEMENT
