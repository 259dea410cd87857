"""Frames painted one after the other in one palette, each from the one before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import attrs

from ...core.board import Square
from ...core.piece import Code
from ..replaying.replayed import Replayed
from . import colours
from .frames import Frame, frame_at, shown_nodes
from .ground import ground
from .look import Look
from .painter import Box, Painter
from .palette import Palette, palette_of
from .picture import ends_of, picture_of, plan_of, square_shapes, writings
from .plan import Plan
from .png import painted
from .shapes import Shapes

if TYPE_CHECKING:
    from PIL.Image import Image

_SAMPLES = 6
"""The palette is made of about so many frames of a game, none larger than ``_SAMPLE_SIZE``."""
_SAMPLE_SIZE = 480

_KEPT = 500
"""So many painted squares are kept at most."""

_Cell: TypeAlias = tuple[Square, Code, int]
"""What a square shows: its piece, and whether the last ply left (1) or reached (2) it."""


@attrs.define
class Film:
    """Paints frames of one game. ``image`` is indices into the palette; painted squares are kept for later frames."""

    look: Look
    plan: Plan
    painter: Painter
    palette: Palette
    size: tuple[int, int]
    _ground: Shapes
    _painted: dict[_Cell, Image] = attrs.field(factory=dict)
    _shown: tuple[_Cell, ...] = ()
    _image: Image | None = None

    @classmethod
    def of(cls, replayed: Replayed, look: Look) -> Film:
        """The film of a record; the palette suits frames from its beginning to its end.

        Raises:
            StartError: if the tags leave nothing to play from.
        """
        nodes = shown_nodes(replayed)
        chosen = nodes[:: max(len(nodes) // _SAMPLES, 1)]
        frames = [frame_at(replayed, node, revealed=look.revealed) for node in chosen]
        rules = frames[0].rules
        pictures = [picture_of(rules, frame.position, look, frame.last, frame.caption) for frame in frames]
        plan, painter = plan_of(rules, look, captioned=True), Painter(pictures[0].scale, look.font)
        samples = [attrs.evolve(picture, longest=min(look.size, _SAMPLE_SIZE)) for picture in pictures]
        palette = palette_of([painted(sample, look) for sample in samples], samples)
        return cls(look, plan, painter, palette, pictures[0].pixels, ground(plan))

    def image(self, frame: Frame) -> Image:
        """A frame as an image of indices; what is as in the frame before it is not painted again."""
        image = self._begun() if self._image is None else self._image.copy()
        cells = self._cells(frame)
        for cell, before in zip(cells, self._shown or (None,) * len(cells), strict=True):
            if cell != before:
                image.paste(self._cell(frame, cell), self._box(cell[0])[:2])
        box = self._caption_box()
        image.paste(self._paint(writings(self.plan, self.look, frame.caption), box), box[:2])
        self._image, self._shown = image, cells
        return image

    def _begun(self) -> Image:
        """The empty board with the title."""
        return self._paint((*self._ground, *writings(self.plan, self.look, "")), (0, 0, *self.size))

    def _cells(self, frame: Frame) -> tuple[_Cell, ...]:
        origin, target = ends_of(frame.last) if self.look.marked else (None, None)
        return tuple(
            (square, frame.position.board[square], 2 if square == target else int(square == origin))
            for square in self.plan.board.squares
        )

    def _cell(self, frame: Frame, cell: _Cell) -> Image:
        """A square as it looks in a frame."""
        if cell not in self._painted:
            if len(self._painted) >= _KEPT:
                self._painted.clear()
            square = cell[0]
            stands = square_shapes(frame.rules, self.plan, self.look, frame.position, frame.last, square)
            self._painted[cell] = self._paint((*self._ground, *stands), self._box(square))
        return self._painted[cell]

    def _box(self, square: Square) -> Box:
        return self.painter.pixels(*self.plan.cell(square))

    def _caption_box(self) -> Box:
        """All below the coordinates."""
        top = self.plan.caption_top
        return self.painter.pixels(0, top, *self.size)[:2] + self.size

    def _paint(self, shapes: Shapes, box: Box) -> Image:
        return self.palette.indices(self.painter.paint(shapes, box, colours.PAPER))
