"""Moves as integers: origin in bits 0-5, target 6-11, kind 12-15, kind of the victim 16-19 (0: none), result 20-21.

Squares are the kernel's own; kinds are numbered as in core.
"""

from .memory_kernel import inlined

ATTACKER_STAYS, BOTH_FALL, ATTACKER_FALLS = 0, 1, 2


@inlined
def origin(move: int) -> int:
    """The square a move leaves."""
    return move & 63


@inlined
def target(move: int) -> int:
    """The square a move goes to."""
    return move >> 6 & 63


@inlined
def kind(move: int) -> int:
    """The kind of the piece that moves."""
    return move >> 12 & 15


@inlined
def victim(move: int) -> int:
    """The kind of the piece that is captured or attacked; 0 if there is none."""
    return move >> 16 & 15


@inlined
def result(move: int) -> int:
    """What the battle leaves: ATTACKER_STAYS, BOTH_FALL or ATTACKER_FALLS."""
    return move >> 20 & 3


@inlined
def move_of(origin: int, target: int, kind: int, victim: int, result: int) -> int:
    """Put a move together."""
    return origin | target << 6 | kind << 12 | victim << 16 | result << 20
