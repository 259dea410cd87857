"""What Gunki and Junqi share beyond the board: parameters and travel."""

import enum
from typing import ClassVar

import attrs

from .army_board import ARMY_BOARD
from .army_moves import FARTHEST, HEADQUARTERS, Travel, straight, turning_freely, turning_once
from .army_pieces import ENGINEER
from .board import Board, Square
from .outcome import Outcome, Reason
from .piece import KIND_BITS
from .position import Position
from .rules import RuleSet
from .seat import Player


class EngineerTurns(enum.Enum):
    """How often an Engineer turns a corner on the railway in one move."""

    ONE = "1"
    ANY = "any"


class LosingAttacks(enum.Enum):
    """Whether a piece may attack one that beats it."""

    LEGAL = "legal"
    ILLEGAL = "illegal"


_ENGINEER_TRAVEL: dict[EngineerTurns, Travel] = {EngineerTurns.ONE: turning_once, EngineerTurns.ANY: turning_freely}


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

    def can_step(self, position: Position, origin: Square, target: Square) -> bool:
        """As for every rule set; a target out of reach even on an empty board is dismissed at once."""
        travel = self.travel(position.board[origin] & KIND_BITS)
        return target in FARTHEST[travel][origin] and super().can_step(position, origin, target)

    def travel(self, kind: int) -> Travel:
        """How a movable kind travels."""
        return _ENGINEER_TRAVEL[self.engineer_turns] if self.turns_corners(kind) else straight

    def reach(self, board: bytes, origin: Square, kind: int) -> list[Square]:
        """Squares a movable kind reaches from ``origin``, the first occupied one on each way included."""
        if origin in HEADQUARTERS and not self.leave_headquarters:
            return []
        return self.travel(kind)(board, origin)


def nothing_left(first_goes_on: bool, second_goes_on: bool) -> Outcome | None:
    """The end where a player, or both at once, have nothing left that can move."""
    if first_goes_on and second_goes_on:
        return None
    if first_goes_on == second_goes_on:
        return Outcome(None, Reason.NOTHING_LEFT)
    return Outcome(Player.FIRST if first_goes_on else Player.SECOND, Reason.NOTHING_LEFT)
