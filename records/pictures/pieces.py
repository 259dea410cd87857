"""Pieces, and the marks of the last ply. All shapes of a square stay within its cell."""

from collections.abc import Iterator

from ...core.piece import FACE_DOWN, KIND_BITS, ON_FLAG, Code, FlagState, Piece, piece_of
from ...core.rules import RuleSet
from ...core.seat import ENEMY, Side
from ...notation.letters import letters_of
from . import colours
from .colours import PieceColours, side_colours
from .look import Look
from .plan import Plan
from .shapes import Colour, Line, Paint, Polygon, Rect, Shape, Shapes, Writing

_CUT = 0.24
"""How much of a dark piece's height its cut corners take: the sides differ in outline, too."""

_LETTER, _HANZI = 0.66, 0.68
"""The height of the writing as a part of the piece's."""


def piece_shapes(rules: RuleSet, plan: Plan, look: Look, code: Code) -> Shapes:
    """A piece with its middle at (0, 0)."""
    piece, size = piece_of(code), plan.piece
    if piece.face_down:
        ink = side_colours(rules, piece.side)
        seen = look.revealed and not piece.unknown
        return (*_back(size), *(_tag(rules, look, code, size, ink) if seen else ()))
    side = side_colours(rules, piece.side)
    return (
        _outline(size, piece.side, Paint(side.face, side.edge, 3), 0),
        _outline(size, piece.side, Paint(line=side.ink, width=1.5), 6),
        _sign(rules, look, code, size[1], side.ink),
        *_flag(rules, piece, size),
    )


def _outline(size: tuple[float, float], side: Side, paint: Paint, inset: float) -> Shape:
    """White's pieces have round corners, dark ones cut corners."""
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    if side is Side.WHITE:
        return Rect(-width / 2, -height / 2, width, height, paint, size[1] * 0.34 - inset / 2)
    x, y, cut = width / 2, height / 2, size[1] * _CUT - inset / 2
    across = ((cut - x, -y), (x - cut, -y), (x, cut - y), (x, y - cut))
    back = ((x - cut, y), (cut - x, y), (-x, y - cut), (-x, cut - y))
    return Polygon(across + back, paint)


def _sign(rules: RuleSet, look: Look, code: Code, height: float, ink: Colour) -> Writing:
    table = letters_of(rules)
    if look.hanzi:
        return Writing(0, 0, table.hanzi[(code & KIND_BITS) - 1], height * _HANZI, ink, bold=True, hanzi=True)
    return Writing(0, 0, table.letter(code & ~FACE_DOWN), height * _LETTER, ink, bold=True)


def _back(size: tuple[float, float]) -> Iterator[Shape]:
    """A plain piece with a lattice on its back."""
    width, height = size
    back = colours.BACK
    yield Rect(-width / 2, -height / 2, width, height, Paint(back.face, back.edge, 3), height * 0.2)
    x, y = width / 2 - 9, height / 2 - 9
    yield Rect(-x, -y, 2 * x, 2 * y, Paint(line=back.ink, width=2), 4)
    slope, lattice = 2 * y, Paint(line=back.ink, width=1.5)
    for at in range(3):
        left = -x + at * (2 * x - slope) / 2
        yield Line(((left, y), (left + slope, -y)), lattice)
        yield Line(((left, -y), (left + slope, y)), lattice)


def _tag(rules: RuleSet, look: Look, code: Code, size: tuple[float, float], side: PieceColours) -> Shapes:
    """What a face-down piece is, on a label of its side's colours."""
    height = size[1] * 0.66
    box = Rect(-height / 2, -height / 2, height, height, Paint(side.face, side.edge, 2), height / 4)
    return box, _sign(rules, look, code, height * 1.05, side.ink)


def _flag(rules: RuleSet, piece: Piece, size: tuple[float, float]) -> Iterator[Shape]:
    """The Flag that a piece carries, upright at its right edge, or that lies under it, along its lower edge."""
    if piece.flag is FlagState.NONE:
        return
    width, height = size
    if piece.flag is FlagState.CARRIES:
        cloth = side_colours(rules, ENEMY[piece.side])
        x, top = width / 2 - 22, -height / 2 - 8
        pole = ((x, top + height * 0.62), (x, top))
        banner = ((x, top), (x + 28, top + 11), (x, top + 22))
    else:
        cloth = side_colours(rules, Side(ON_FLAG.index(piece.flag)))
        x, y = -width / 2 + 8, height / 2 - 2
        pole = ((x, y + 6), (x + width * 0.7, y + 6))
        banner = ((x + 4, y + 6), (x + 15, y - 20), (x + 26, y + 6))
    yield Line(pole, Paint(line=colours.MARK_EDGE, width=8))
    yield Line(pole, Paint(line=colours.MARK, width=4))
    yield Polygon(banner, Paint(cloth.face, colours.MARK_EDGE, 3))


def target_mark(plan: Plan) -> Shapes:
    """The frame around the square that the last ply reached."""
    return _frame(plan, 0)


def origin_mark(plan: Plan) -> Shapes:
    """The broken frame around the square that the last ply left."""
    return _frame(plan, 11)


def _frame(plan: Plan, dash: float) -> Shapes:
    width, height = plan.step[0] - 14, plan.step[1] - 14
    box = (-width / 2, -height / 2, width, height)
    return (
        Rect(*box, Paint(line=colours.MARK_EDGE, width=9), 8),
        Rect(*box, Paint(line=colours.MARK, width=5, dash=dash), 8),
    )
