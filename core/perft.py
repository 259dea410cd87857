"""Perft: the number of legal lines of a given length, the field's test of move generation."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from .action import Action, Deploy
from .errors import IdentityError, PerftDepthError
from .position import Position
from .rules import RuleSet

Count: TypeAlias = Callable[[RuleSet, Position, int], int]
"""A way to count the legal lines of so many plies from a position."""


def perft(rules: RuleSet, position: Position, depth: int) -> int:
    """Count the legal lines of ``depth`` plies; a line in which the game ends earlier does not count.

    Repetition is ignored, since a position has no past.

    Raises:
        PerftDepthError: if a line would go on from a deployment, whose number is astronomical, or from the flip of an
            unknown piece.
    """
    if depth == 0:
        return 1
    actions = rules.legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(rules, position_after(rules, position, action), depth - 1) for action in actions)


def divide(rules: RuleSet, position: Position, depth: int, count: Count = perft) -> Iterator[tuple[Action, int]]:
    """Yield perft split by the first action, as each is counted; ``depth`` is at least 1. Raises as ``perft`` does.

    ``count`` may be another way to count the same.
    """
    for action in rules.legal_actions(position):
        yield action, count(rules, position_after(rules, position, action), depth - 1) if depth > 1 else 1


def position_after(rules: RuleSet, position: Position, action: Action) -> Position:
    """The position from which the lines that begin with an action go on; raises as ``perft`` does."""
    if isinstance(action, Deploy):
        raise PerftDepthError("both sides must have deployed, their layouts are not counted")
    try:
        return rules.apply(position, action)
    except IdentityError as error:
        where = rules.board.name_of(error.square)
        raise PerftDepthError(
            f"the piece on {where} is unknown; give a position in which all pieces are known"
        ) from None
