"""How pictures of boards are to look."""

from pathlib import Path

import attrs

from ...notation.piece_set import PieceSet
from .errors import PictureSizeError

SMALLEST_SIZE, LARGEST_SIZE = 120, 4000
"""The sizes that can be asked for: below, letters cannot be read; beyond, pictures no longer fit in memory."""

DEFAULT_SIZE = 720


def _check_size(_look: object, _field: object, size: int) -> None:
    if not SMALLEST_SIZE <= size <= LARGEST_SIZE:
        raise PictureSizeError(size, SMALLEST_SIZE, LARGEST_SIZE)


@attrs.frozen
class Look:
    """What the user chose.

    ``size`` is the longer side of the picture in pixels. ``flipped`` draws the seat North at the bottom.
    ``coordinates`` names files and ranks beside the board. ``marked`` shows the squares of the last ply. ``revealed``
    shows what lies face down, where that is known. ``title`` stands above the board, where there is one. ``font`` is
    the file of a font for hanzi; without one the system's own are searched.

    Raises:
        PictureSizeError: if the size is out of range.
    """

    pieces: PieceSet = PieceSet.LETTERS
    flipped: bool = False
    size: int = attrs.field(default=DEFAULT_SIZE, validator=_check_size)
    coordinates: bool = True
    marked: bool = True
    revealed: bool = False
    title: str = ""
    font: Path | None = None

    @property
    def hanzi(self) -> bool:
        """Whether pieces show hanzi."""
        return self.pieces is PieceSet.HANZI
