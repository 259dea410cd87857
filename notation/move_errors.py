"""What can be wrong with a move: one class a cause."""

from ..core.board import Square
from .errors import NotationError


class MoveError(NotationError):
    """A move that cannot be read or played."""


class MoveTextError(MoveError):
    """A text that is not of the grammar of moves."""


class GameIsOverError(MoveError):
    """A move after the end of the game."""


class IllegalMoveError(MoveError):
    """A move that the rules do not allow."""


class AmbiguousMoveError(MoveError):
    """A short form that fits several moves; ``origins`` are the squares of the pieces that it fits."""

    def __init__(self, message: str, text: str, origins: tuple[Square, ...]) -> None:
        super().__init__(message, text)
        self.origins = origins


class WrongPieceError(MoveError):
    """A piece letter that is not the piece on the square named."""


class WrongCaptureMarkError(MoveError):
    """``x`` on a quiet move, or ``-`` on a capture."""


class WrongOutcomeMarkError(MoveError):
    """One of ``= < ^ #`` that says something else than the rules."""


class MissingIdentityError(MoveError):
    """A flip that does not say what it reveals, where nothing else does."""


class UnknownIdentityError(MoveError):
    """A flip that says that it reveals an unknown piece."""


class WrongIdentityError(MoveError):
    """A flip that contradicts the deal or the pieces left."""
