"""Observations: all that a player may know, and the only thing a player is given."""

from itertools import pairwise

import attrs

from .action import Action
from .game import Game
from .outcome import Outcome
from .ply import Ply
from .position import Position
from .rules import RuleSet
from .seat import Player


@attrs.frozen
class Observation:
    """What ``viewer`` knows of a game.

    ``start`` and ``position`` are public positions: face-down pieces are unknown, and the other's layout is left out
    until both have deployed. ``hidden`` is the sorted multiset of identities still face down. Two truths with the
    same observation are indistinguishable, so legal actions and players are functions of it.
    """

    rules: RuleSet
    viewer: Player
    start: Position
    plies: tuple[Ply, ...]
    position: Position
    hidden: bytes
    outcome: Outcome | None

    def legal_actions(self) -> list[Action]:
        """The legal actions of the player to move; none once the game has ended."""
        return [] if self.outcome is not None else self.rules.legal_actions(self.position)


def observe(game: Game, viewer: Player) -> Observation:
    """What ``viewer`` may know of ``game``."""
    rules, line = game.rules, game.line()
    plies = tuple(
        later.ply if earlier.position.turn is viewer else rules.public_ply(later.ply, game.position, viewer)
        for earlier, later in pairwise(line)
        if later.ply is not None
    )
    return Observation(
        rules=rules,
        viewer=viewer,
        start=rules.public(line[0].position, viewer),
        plies=plies,
        position=rules.public(game.position, viewer),
        hidden=rules.hidden(game.position),
        outcome=game.outcome,
    )
