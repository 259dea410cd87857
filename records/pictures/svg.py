"""Pictures as SVG."""

from collections.abc import Callable
from typing import Any, TypeAlias
from xml.sax.saxutils import escape, quoteattr

from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from ..text.presentable import presentable
from . import colours
from .look import Look
from .picture import Picture, picture_of
from .shapes import Disc, Line, Paint, Point, Polygon, Rect, Shape, Shapes, Writing

LATIN_FONTS = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
HANZI_FONTS = (
    "'Noto Sans CJK SC', 'Source Han Sans SC', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', "
    "'WenQuanYi Micro Hei', SimHei, sans-serif"
)


def draw_svg(rules: RuleSet, position: Position, look: Look, last: Ply | None = None, caption: str = "") -> str:
    """A position as an SVG document that says in words what it shows.

    ``position`` is drawn as it is: pass ``replayed.public_position`` where something is hidden. ``last`` is the ply
    that led to it, ``caption`` a line below the board.
    """
    return svg_document(picture_of(rules, position, look, last, caption))


def svg_document(picture: Picture) -> str:
    """A picture as a document of its own."""
    width, height = picture.pixels
    paper = Rect(0, 0, picture.width, picture.height, Paint(colours.PAPER))
    head = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(picture.width)} {number(picture.height)}",
        role="img",
        aria_labelledby="title desc",
        font_family=LATIN_FONTS,
        text_anchor="middle",
    )
    words = (
        f'<title id="title">{_text(picture.title)}</title>',
        f'<desc id="desc">{_text(picture.description)}</desc>',
    )
    return "\n".join((head, *words, svg_shapes((paper, *picture.shapes)), "</svg>\n"))


def svg_shapes(shapes: Shapes) -> str:
    """The elements of shapes, one a line."""
    return "\n".join(map(_element_of, shapes))


def element(name: str, *, closed: bool = False, **attributes: object) -> str:
    """A start tag; underscores in names of attributes stand for hyphens, those without a value are left out.

    >>> element("path", closed=True, d="M0 0", stroke_width=2, fill=None)
    '<path d="M0 0" stroke-width="2"/>'
    """
    given = (f" {key.replace('_', '-')}={_value(value)}" for key, value in attributes.items() if value is not None)
    return f"<{name}{''.join(given)}{'/' if closed else ''}>"


def _value(value: object) -> str:
    return quoteattr(number(value) if isinstance(value, float) else str(value))


def number(value: float) -> str:
    """A length with at most two decimals.

    >>> number(12.0), number(0.126)
    ('12', '0.13')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _text(text: str) -> str:
    return escape(presentable(text))


def _painted(paint: Paint) -> dict[str, object]:
    return {
        "fill": paint.fill or "none",
        "stroke": paint.line,
        "stroke_width": paint.width or None,
        "stroke_dasharray": paint.dash or None,
    }


def _rect(shape: Rect) -> str:
    box = {"x": shape.x, "y": shape.y, "width": shape.width, "height": shape.height, "rx": shape.radius or None}
    return element("rect", closed=True, **box, **_painted(shape.paint))


def _disc(shape: Disc) -> str:
    return element("circle", closed=True, cx=shape.x, cy=shape.y, r=shape.radius, **_painted(shape.paint))


def _polygon(shape: Polygon) -> str:
    return element("polygon", closed=True, points=_points(shape.points), **_painted(shape.paint))


def _line(shape: Line) -> str:
    cap = "butt" if shape.paint.dash else "round"
    shaped = {"stroke_linecap": cap, "stroke_linejoin": "round"}
    return element("polyline", closed=True, points=_points(shape.points), **_painted(shape.paint), **shaped)


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def _writing(shape: Writing) -> str:
    start = element(
        "text",
        x=shape.x,
        y=shape.baseline,
        font_size=shape.size,
        font_weight="bold" if shape.bold else None,
        font_family=HANZI_FONTS if shape.hanzi else None,
        fill=shape.ink,
    )
    return f"{start}{_text(shape.text)}</text>"


_Draw: TypeAlias = Callable[[Any], str]
_DRAWN: dict[type, _Draw] = {Rect: _rect, Disc: _disc, Polygon: _polygon, Line: _line, Writing: _writing}


def _element_of(shape: Shape) -> str:
    return _DRAWN[type(shape)](shape)
