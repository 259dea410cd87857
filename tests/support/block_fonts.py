"""Fonts whose hanzi are blocks: not every machine has one with real hanzi."""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

HANZI = "象狮虎豹狼狗猫鼠司军师旅团营连排工炸雷旗"


def glyph(left: int, right: int) -> object:
    """A block as high as a hanzi."""
    pen = TTGlyphPen(None)
    pen.moveTo((left, 0))
    pen.lineTo((left, 800))
    pen.lineTo((right, 800))
    pen.lineTo((right, 0))
    pen.closePath()
    return pen.glyph()


def write_font(path: Path, characters: str) -> Path:
    """A font with a block for each character; what it lacks is a narrow bar."""
    names = {ord(sign): f"u{ord(sign):04X}" for sign in characters}
    glyphs = {".notdef": glyph(100, 200)} | dict.fromkeys(names.values(), glyph(50, 950))
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(names)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (1000, 0)))
    builder.setupHorizontalHeader(ascent=880, descent=-120)
    builder.setupNameTable({"familyName": "Blocks", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.save(path)
    return path
