"""The rules that games of compiled search need, compiled."""

from typing import Any

from junqi.kernels import game_kernel as game
from junqi.kernels.game_kernel import GOES_ON, LOST
from junqi.kernels.memory_kernel import compiled


@compiled
def decided(state: Any, rules: int) -> int:
    """The end that the last ply brought about, as the player to move sees it; lost, too, without a legal move."""
    found = game.decision(state, rules)
    return LOST if found == GOES_ON and game.count(state, rules) == 0 else found


@compiled
def made(state: Any, rules: int, move: int) -> Any:
    """The state after a move."""
    return game.make(state, rules, move)
