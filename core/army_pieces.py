"""How the army games number their pieces: units strongest first down to the Engineer, then those without a rank."""

from .piece import KIND_BITS, Code, PieceKind

ENGINEER, GRENADE, MINE, FLAG = 9, 10, 11, 12
"""Kinds below the Engineer's number are stronger units; none of the last three has a rank."""


def is_unit(code: Code) -> bool:
    """Whether a piece has a rank."""
    return 0 < code & KIND_BITS <= ENGINEER


def army_kinds(*names_and_counts: tuple[str, int]) -> tuple[PieceKind, ...]:
    """The kinds of an army game, in the order of their numbers.

    >>> [kind.rank for kind in army_kinds(("Marshal", 1), ("General", 1))]
    [9, 8]
    """
    return tuple(
        PieceKind(number, name, rank=max(0, ENGINEER + 1 - number), count=count)
        for number, (name, count) in enumerate(names_and_counts, 1)
    )
