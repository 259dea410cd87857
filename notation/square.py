"""Squares as text."""

from ..core.board import UNOCCUPIED_ZONES, Board, Square
from ..core.errors import UnknownSquareError
from .errors import SquareTextError, quoted


def parse_square(board: Board, text: str) -> Square:
    """The square that a text names.

    Raises:
        SquareTextError: if it names none on which a piece may stand.
    """
    try:
        square = board.square(text)
    except UnknownSquareError:
        last = f"{board.file_letters()[-1]}{board.ranks}"
        raise SquareTextError(
            f"{quoted(text)} is not a square: the {board.name} board has a1 to {last}", text
        ) from None
    if board.zones[square] in UNOCCUPIED_ZONES:
        raise SquareTextError(f"{quoted(text)} is a {board.zones[square].value}: no piece stands there", text)
    return square
