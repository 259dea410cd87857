"""How a game ends."""

import enum

import attrs

from .seat import Player


class Reason(enum.Enum):
    """Why a game is over; the value is the reason in words."""

    DEN_REACHED = "den reached"
    NO_LEGAL_MOVE = "no legal move"
    FLAG_TAKEN = "flag taken"
    NOTHING_LEFT = "nothing left that moves"
    FLAG_HOME = "flag carried home"
    BACK_AND_FORTH = "back and forth"
    REPETITION = "repetition"
    QUIET_PLIES = "quiet plies"
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    TIME = "time"
    ABANDONED = "abandoned"
    """A program that plays no more: it died, or never answered."""
    INFRACTION = "rules infraction"
    """A program that answered with something that is no legal move."""


@attrs.frozen
class Outcome:
    """A result with its reason; ``winner`` is ``None`` for a draw."""

    winner: Player | None
    reason: Reason
