"""What the search asks of each game's evaluation; ``<game>_evaluation_kernel`` implements it.

Values are centipawns as the player to move sees them. Weights lie in memory from ``WEIGHTS`` on, so that they
are tuned without compiling anew.
"""

from typing import Any


def evaluate(state: Any, rules: int, memory: int) -> int:
    """How good a state is in which nothing is being taken."""
    raise NotImplementedError


def exchange(state: Any, rules: int, memory: int, move: int) -> int:
    """What a capture or attack brings in after the other side's best recapture."""
    raise NotImplementedError


def urgent(state: Any, rules: int) -> bool:
    """Whether the player to move loses at once by doing nothing."""
    raise NotImplementedError
