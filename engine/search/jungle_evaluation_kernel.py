"""The evaluation of Jungle, compiled."""

from ...kernels.jungle_kernel import GONE, JungleState, colour, square
from ...kernels.memory_kernel import implements, inlined, load, signed_table
from ...kernels.move_kernel import victim
from . import evaluation_kernel as evaluation
from .memory_map import WEIGHTS

_ADVANCE = 8

_DISTANCE = signed_table(
    abs(s % 7 - 3) + abs(s // 7 - den // 7) if s != GONE else 0 for den in (3, 59) for s in range(64)
)
"""Steps from a square to the den of a side, at index ``side * 64 + square``."""


@inlined
def _side_value(side: int, own: int, memory: int) -> int:
    value = 0
    for animal in range(8):
        where = square(own, animal)
        if where != GONE:
            steps = _DISTANCE[(1 - side) * 64 + where]
            value += load(memory, WEIGHTS + animal) + (12 - steps) * load(memory, WEIGHTS + _ADVANCE)
    return value


@implements(evaluation.evaluate, JungleState, inline=True)
def evaluate(state: JungleState, rules: int, memory: int) -> int:
    """Material and advancement."""
    side = colour(state)
    return _side_value(side, state.own, memory) - _side_value(1 - side, state.enemy, memory)


@implements(evaluation.exchange, JungleState, inline=True)
def exchange(state: JungleState, rules: int, memory: int, move: int) -> int:
    """The victim's value."""
    return load(memory, WEIGHTS + 8 - victim(move))


@implements(evaluation.urgent, JungleState, inline=True)
def urgent(state: JungleState, rules: int) -> bool:
    """Whether an enemy is a step away from the own den."""
    side = colour(state)
    for animal in range(8):
        if _DISTANCE[side * 64 + square(state.enemy, animal)] == 1 and square(state.enemy, animal) != GONE:
            return True
    return False
