"""Limits: how long a search may take."""

import attrs

from ...core.action import Action
from ...core.rules import RuleSet
from ...core.seat import Player


@attrs.frozen
class Limits:
    """What ends a search: whichever comes first of the limits given; without any it goes on until it is stopped.

    ``movetime`` is in seconds for this move, ``depth`` in plies, ``nodes`` in positions. ``clocks`` and ``increments``
    are the seconds left and the seconds added a move, White's first (in games where colours come from flips, player
    1's: see ``clock_index``); ``moves_to_go`` is the number of moves until the next time control. ``infinite`` says
    that not even a proved win ends the search. ``moves``, where there are any, are the only ones to choose from.
    """

    movetime: float | None = None
    depth: int | None = None
    nodes: int | None = None
    clocks: tuple[float, float] | None = None
    increments: tuple[float, float] = (0.0, 0.0)
    moves_to_go: int | None = None
    infinite: bool = False
    moves: tuple[Action, ...] = ()

    def clock(self, rules: RuleSet, player: Player) -> float | None:
        """The seconds that a player has left; ``None`` without clocks."""
        return None if self.clocks is None else self.clocks[clock_index(rules, player)]

    def increment(self, rules: RuleSet, player: Player) -> float:
        """The seconds that a player gains with each move."""
        return self.increments[clock_index(rules, player)]

    @property
    def ends_by_itself(self) -> bool:
        """Whether a search with these limits ends without being stopped."""
        given = (self.movetime, self.depth, self.nodes, self.clocks)
        return not self.infinite and any(limit is not None for limit in given)


def clock_index(rules: RuleSet, player: Player) -> int:
    """Which of two clocks is a player's: White's is 0; where no start fixes the colours, the first player's is 0.

    >>> from junqi.core.registry import rule_set
    >>> clock_index(rule_set("gunki-black"), Player.FIRST), clock_index(rule_set("junqi"), Player.FIRST)
    (1, 0)
    """
    return player ^ rules.first_side
