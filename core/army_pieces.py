"""How the army games number their pieces: units strongest first down to the Engineer, then those without a rank."""

from .army_battle import ENGINEER
from .piece import PieceKind


def army_kinds(*names_and_counts: tuple[str, int]) -> tuple[PieceKind, ...]:
    """The kinds of an army game, in the order of their numbers.

    >>> [kind.rank for kind in army_kinds(("Marshal", 1), ("General", 1))]
    [9, 8]
    """
    return tuple(
        PieceKind(number, name, rank=max(0, ENGINEER + 1 - number), count=count)
        for number, (name, count) in enumerate(names_and_counts, 1)
    )
