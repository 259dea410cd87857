"""Counting a board's pieces against what a game has."""

from .fault import Fault, FaultKind
from .piece import IDENTITY_BITS, code_of
from .position import Position
from .rules import RuleSet
from .seat import Side

_TO_IDENTITY = bytes(code & IDENTITY_BITS for code in range(256))


def identities(position: Position) -> bytes:
    """The identity on every square, face down or not, then those of unknown pieces; 0 elsewhere.

    A Flag that is carried or stood upon is not among them.
    """
    return position.board.translate(_TO_IDENTITY) + position.status.pool


def too_many(rules: RuleSet, position: Position, extra: bytes = b"") -> tuple[Fault, ...]:
    """A fault for each kind of which a side has more pieces than the game; ``extra`` are further identities."""
    present = identities(position) + extra
    return tuple(
        Fault(FaultKind.TOO_MANY, f"{found} pieces {rules.piece_name(code)}: the game has {kind.count}")
        for side in Side
        for kind in rules.kinds
        for code in [code_of(kind.number, side)]
        if (found := present.count(code)) > kind.count
    )
