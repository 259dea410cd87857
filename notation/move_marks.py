"""The marks at the end of a move: what came of its battle, a lift, and a win."""

from ..core.action import Step
from ..core.ply import Ply
from ..core.position import Position


def outcome_mark(ply: Ply) -> str:
    """The mark of a ply's battle or lift: ``=``, ``<``, ``^`` or none."""
    if ply.battle is not None:
        return ply.battle.result.value
    return "^" if ply.lifts and isinstance(ply.action, Step) else ""


def wins(before: Position, ply: Ply) -> bool:
    """Whether a ply wins the game for the player who made it, so that ``#`` stands there."""
    return ply.outcome is not None and ply.outcome.winner is before.turn
