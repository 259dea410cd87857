"""What a flip reveals, checked against what is known of the piece."""

from .board import Square
from .errors import IdentityError
from .piece import Code
from .rules import RuleSet


def require_revealed(revealed: Code | None, pool: bytes, square: Square, square_name: str) -> Code:
    """The identity that an unknown piece shows, checked against what is still face down.

    Raises:
        IdentityError: if it is missing or not among ``pool``.
    """
    if revealed is None:
        raise IdentityError(square, f"the piece on {square_name} is unknown: the flip must say what it reveals")
    if revealed not in pool:
        raise IdentityError(square, f"no such piece is still face down, so it cannot lie on {square_name}")
    return revealed


def require_agreement(known: Code, revealed: Code | None, square: Square, rules: RuleSet) -> Code:
    """The known identity of a piece, checked against what a flip says.

    Raises:
        IdentityError: if they differ.
    """
    if revealed is not None and revealed != known:
        found, truth = rules.piece_name(revealed), rules.piece_name(known)
        raise IdentityError(square, f"the piece on {rules.board.name_of(square)} is a {truth}, not a {found}")
    return known
