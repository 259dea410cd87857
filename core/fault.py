"""Why a position or a layout cannot be."""

import enum

import attrs

from .board import Square


class FaultKind(enum.Enum):
    """What is wrong; the value is a stable code."""

    TOO_MANY = "too-many-pieces"
    WRONG_COUNT = "wrong-count"
    UNREACHABLE = "unreachable-square"
    OWN_DEN = "own-den"
    BAD_DEPLOYMENT = "bad-deployment"
    NO_SIDE_TO_MOVE = "no-side-to-move"
    BAD_MARK = "bad-mark"
    BAD_STATUS = "bad-status"


@attrs.frozen
class Fault:
    """One fault: its kind, a sentence for people, and the square where there is one."""

    kind: FaultKind
    message: str
    square: Square | None = None
