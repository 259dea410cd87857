"""Which finding a move that cannot be read is."""

from ...core.errors import JunqiError
from ...notation.errors import LayoutTextError
from ...notation.move_errors import (
    AmbiguousMoveError,
    GameIsOverError,
    IllegalMoveError,
    MissingIdentityError,
    MoveTextError,
    UnknownIdentityError,
    WrongCaptureMarkError,
    WrongIdentityError,
    WrongOutcomeMarkError,
    WrongPieceError,
)
from ..findings.codes import Code

_CODES: dict[type[JunqiError], Code] = {
    MoveTextError: Code.NOT_A_MOVE,
    GameIsOverError: Code.MOVE_AFTER_END,
    IllegalMoveError: Code.ILLEGAL_MOVE,
    AmbiguousMoveError: Code.AMBIGUOUS_MOVE,
    WrongPieceError: Code.WRONG_PIECE,
    WrongCaptureMarkError: Code.WRONG_CAPTURE_MARK,
    WrongOutcomeMarkError: Code.WRONG_OUTCOME_MARK,
    MissingIdentityError: Code.MISSING_IDENTITY,
    UnknownIdentityError: Code.UNKNOWN_IDENTITY,
    WrongIdentityError: Code.WRONG_IDENTITY,
    LayoutTextError: Code.BAD_LAYOUT,
}


def code_of_error(error: JunqiError) -> Code:
    """The finding that an error of reading a move is; whatever else the rules refuse is an illegal move."""
    return _CODES.get(type(error), Code.ILLEGAL_MOVE)
