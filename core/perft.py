"""Perft: the number of legal lines of a given length, the field's test of move generation."""

from .action import Action
from .position import Position
from .rules import RuleSet


def perft(rules: RuleSet, position: Position, depth: int) -> int:
    """Count the legal lines of ``depth`` plies; a line in which the game ends earlier does not count.

    Repetition is ignored, since a position has no past. Raises ``IdentityError`` where a line would flip an unknown piece, and
    ``PerftDepthError`` where one would go on from an undisclosed deployment.
    """
    if depth == 0:
        return 1
    actions = rules.legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(rules, rules.apply(position, action), depth - 1) for action in actions)


def divide(rules: RuleSet, position: Position, depth: int) -> list[tuple[Action, int]]:
    """Perft split by the first action; ``depth`` is at least 1."""
    return [
        (action, perft(rules, rules.apply(position, action), depth - 1) if depth > 1 else 1)
        for action in rules.legal_actions(position)
    ]
