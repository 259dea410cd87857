"""The time that is left to the players of a game."""

import attrs

from ...core.rules import RuleSet
from ...core.seat import Player
from ..uci.limits import Limits, clock_index
from .time_control import TimeControl

MARGIN = 0.1
"""Seconds that a clock may be overdrawn: the lines themselves take time, which is no program's fault."""


@attrs.define
class Clock:
    """Both players' seconds left; without a base nobody's time runs out."""

    rules: RuleSet
    control: TimeControl
    left: list[float] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.left = [self.control.base or 0.0] * 2

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return self.control.base is not None

    def limits(self) -> Limits:
        """What bounds the next move."""
        control = self.control
        if not self.runs:
            return Limits(movetime=control.movetime, nodes=control.nodes, depth=control.depth)
        by_clock = [0.0, 0.0]
        for player in Player:
            by_clock[clock_index(self.rules, player)] = max(0.0, self.left[player])
        return Limits(
            nodes=control.nodes,
            depth=control.depth,
            clocks=(by_clock[0], by_clock[1]),
            increments=(control.increment, control.increment),
        )

    def take(self, player: Player, seconds: float) -> bool:
        """Take what a move needed off a player's clock; whether any time was left. The increment comes afterwards."""
        if not self.runs:
            return True
        self.left[player] -= seconds
        in_time = self.left[player] > -MARGIN
        self.left[player] = max(0.0, self.left[player]) + self.control.increment
        return in_time

    def reading(self, player: Player) -> float | None:
        """What a player's clock shows; ``None`` where there is none."""
        return self.left[player] if self.runs else None
