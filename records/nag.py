"""Numeric annotation glyphs, and the signs that stand for the first six."""

GLYPHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The NAG of each sign that may follow a move."""

LARGEST_NAG = 255
_SIGNS = {nag: sign for sign, nag in GLYPHS.items()}


def nag_mark(nag: int) -> str:
    """A NAG as people read it: its sign where it has one, else ``$n``.

    >>> nag_mark(5), nag_mark(16)
    ('!?', '$16')
    """
    return _SIGNS.get(nag, f"${nag}")


def read_nag(digits: str) -> int | None:
    """The NAG that the digits after ``$`` stand for; ``None`` where there are none or they exceed 255."""
    significant = digits.lstrip("0") or digits[:1]
    if not significant or len(significant) > 3 or int(significant) > LARGEST_NAG:
        return None
    return int(significant)
