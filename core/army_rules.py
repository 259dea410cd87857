"""What Gunki and Junqi share beyond the board: parameters and travel."""

import enum
from collections.abc import Callable
from typing import ClassVar

import attrs

from .army_battle import ENGINEER
from .army_board import ARMY_BOARD
from .army_moves import HEADQUARTERS, straight, turning_freely, turning_once
from .board import Board, Square
from .rules import RuleSet


class EngineerTurns(enum.Enum):
    """How often an Engineer turns a corner on the railway in one move."""

    ONE = "1"
    ANY = "any"


class LosingAttacks(enum.Enum):
    """Whether a piece may attack one that beats it."""

    LEGAL = "legal"
    ILLEGAL = "illegal"


_ENGINEER_REACH = {EngineerTurns.ONE: turning_once, EngineerTurns.ANY: turning_freely}


@attrs.frozen
class ArmyRules(RuleSet):
    """A rule set played on the army board."""

    board: ClassVar[Board] = ARMY_BOARD
    parameters: ClassVar[tuple[str, ...]] = (
        "first_side",
        "engineer_turns",
        "losing_attacks",
        "leave_headquarters",
        "repetition",
        "quiet_plies",
    )

    engineer_turns: EngineerTurns
    losing_attacks: LosingAttacks
    leave_headquarters: bool = True

    def turns_corners(self, kind: int) -> bool:
        """Whether a kind travels as an Engineer does."""
        return kind == ENGINEER

    def reach(self, board: bytes, origin: Square, kind: int) -> list[Square]:
        """Squares a movable kind reaches from ``origin``, the first occupied one on each way included."""
        if origin in HEADQUARTERS and not self.leave_headquarters:
            return []
        travel: Callable[[bytes, Square], list[Square]] = straight
        if self.turns_corners(kind):
            travel = _ENGINEER_REACH[self.engineer_turns]
        return travel(board, origin)
