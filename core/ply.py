"""Plies: an action together with what the truth answered."""

import enum

import attrs

from .action import Action
from .outcome import Outcome
from .piece import Code


class BattleResult(enum.Enum):
    """What a battle leaves, with the mark that notation gives it."""

    ATTACKER_STAYS = ""
    BOTH_FALL = "="
    ATTACKER_FALLS = "<"


@attrs.frozen
class Battle:
    """A capture or battle: the identities (kind and side) that met, and what came of it."""

    attacker: Code
    defender: Code
    result: BattleResult

    @property
    def fallen(self) -> tuple[Code, ...]:
        """The identities that left the board, the attacker's first."""
        if self.result is BattleResult.ATTACKER_STAYS:
            return (self.defender,)
        both = (self.attacker, self.defender)
        return both if self.result is BattleResult.BOTH_FALL else both[:1]


@attrs.frozen
class Ply:
    """What happened in one turn, as everybody saw it.

    ``revealed`` is the identity that a flip turned up. ``lifts`` says that the mover now carries the enemy Flag and
    did not before. ``outcome`` is the end of the game by this ply, by the rules (never by the players' words).
    """

    action: Action
    revealed: Code | None = None
    battle: Battle | None = None
    lifts: bool = False
    outcome: Outcome | None = None
