"""Numeric annotation glyphs as movetext writes them: ``$0``-``$255`` and the six signs."""

GLYPHS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""The NAGs that movetext may write as a glyph."""

NAG_OF = {glyph: nag for nag, glyph in GLYPHS.items()}
"""The NAG of each glyph."""

LARGEST_NAG = 255


def nag_mark(nag: int) -> str:
    """A NAG as written after a move in a list: its glyph, or ``$`` and its number."""
    return GLYPHS.get(nag, f"${nag}")


def read_nag(digits: str) -> int | None:
    """The NAG that the digits after ``$`` stand for; ``None`` where there are none or they exceed 255."""
    significant = digits.lstrip("0") or digits[:1]
    if not significant or len(significant) > 3 or int(significant) > LARGEST_NAG:
        return None
    return int(significant)
