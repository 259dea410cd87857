"""A picture of a position: shapes and what they show in words."""

from unicodedata import east_asian_width

import attrs

from ...core.action import Deploy, Step
from ...core.board import Square
from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from ..text.presentable import presentable
from . import colours
from .ground import ground
from .look import Look
from .picture_words import description_of, title_of
from .pieces import origin_mark, piece_shapes, target_mark
from .plan import Plan
from .shapes import Shapes, Writing, shifted

_TITLE_SIZE = 30
_CAPTION_SIZE = 30
_SMALLEST = 0.55
"""The part of its size down to which a writing shrinks."""
_LONGEST = 200
"""More signs than any picture has room for: names in files may be of any length."""
_CUT = "..."
_MARGIN = 20


@attrs.frozen
class Picture:
    """Shapes from back to front on paper of a size, in units; ``longest`` is its longer side in pixels.

    ``title`` and ``description`` say in words what there is to see.
    """

    width: float
    height: float
    longest: int
    shapes: Shapes
    title: str
    description: str

    @property
    def scale(self) -> float:
        """Pixels in a unit."""
        return self.longest / max(self.width, self.height)

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)


def picture_of(rules: RuleSet, position: Position, look: Look, last: Ply | None = None, caption: str = "") -> Picture:
    """The picture of a position; ``last`` is the ply that led to it, ``caption`` what stands below the board."""
    plan = plan_of(rules, look, captioned=bool(caption))
    shapes = (*ground(plan), *writings(plan, look, caption), *all_pieces(rules, plan, look, position, last))
    title = title_of(rules, position, look, caption)
    return Picture(plan.width, plan.height, look.size, shapes, title, description_of(rules, position, last))


def plan_of(rules: RuleSet, look: Look, *, captioned: bool) -> Plan:
    """Where everything lies."""
    return Plan(rules.board, look.flipped, look.coordinates, titled=bool(look.title), captioned=captioned)


def writings(plan: Plan, look: Look, caption: str) -> Shapes:
    """The title and the caption."""
    room = plan.width - 2 * _MARGIN
    title = fitted(Writing(*plan.title_at, look.title, _TITLE_SIZE, colours.INK, bold=True), room)
    below = fitted(Writing(*plan.caption_at, caption, _CAPTION_SIZE, colours.INK), room)
    return tuple(writing for writing in (title, below) if writing.text)


def fitted(writing: Writing, room: float) -> Writing:
    """The writing made smaller where it needs more than ``room``, and cut where it is still too long then.

    How wide a font is can only be guessed; hanzi are as wide as high.
    """
    text = presentable(writing.text[:_LONGEST])
    size = max(min(writing.size, room / max(_ems(text), 1)), writing.size * _SMALLEST)
    if _ems(text) * size > room:
        while _ems(text + _CUT) * size > room:
            text = text[:-1]
        text += _CUT
    return attrs.evolve(writing, text=text, size=size)


def _ems(text: str) -> float:
    """About how wide a text is, in heights of its font."""
    return sum(1.0 if east_asian_width(sign) in "WF" else 0.6 for sign in text)


def all_pieces(rules: RuleSet, plan: Plan, look: Look, position: Position, last: Ply | None) -> Shapes:
    """What stands on all squares, and the marks of the last ply."""
    squares = plan.board.squares
    return tuple(shape for square in squares for shape in square_shapes(rules, plan, look, position, last, square))


def square_shapes(
    rules: RuleSet, plan: Plan, look: Look, position: Position, last: Ply | None, square: Square
) -> Shapes:
    """What stands on one square, with its mark."""
    code = position.board[square]
    piece = piece_shapes(rules, plan, look, code) if code else ()
    return shifted((*_mark(plan, look, last, square), *piece), *plan.centre(square))


def _mark(plan: Plan, look: Look, last: Ply | None, square: Square) -> Shapes:
    origin, target = ends_of(last) if look.marked else (None, None)
    if square == target:
        return target_mark(plan)
    return origin_mark(plan) if square == origin else ()


def ends_of(ply: Ply | None) -> tuple[Square | None, Square | None]:
    """The square that a ply left and the one that it reached; all but steps have only the latter."""
    if ply is None or isinstance(ply.action, Deploy):
        return None, None
    action = ply.action
    return (action.origin, action.target) if isinstance(action, Step) else (None, action.square)
