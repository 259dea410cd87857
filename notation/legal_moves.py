"""The legal moves of a position as lists show them."""

from ..core.position import Position
from ..core.rules import RuleSet
from .move_writer import format_action
from .style import MoveStyle


def legal_moves(rules: RuleSet, position: Position, style: MoveStyle) -> list[str]:
    """All legal moves as text, sorted; none where the game is over.

    >>> from junqi.core.registry import rule_set
    >>> legal_moves(rule_set("gunki"), rule_set("gunki").start(), MoveStyle.SAN)
    ['@']
    """
    return sorted(format_action(rules, position, action, style) for action in rules.legal_actions(position))
