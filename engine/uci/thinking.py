"""What the server needs of whoever thinks for it."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from .assignment import Assignment
from .score import Score


class Thinker(Protocol):
    """Chooses actions for one rule set."""

    def think(self, assignment: Assignment) -> Action:
        """The action for the player to move."""

    def evaluate(self, game: Game) -> Score:
        """What the position is worth to the player to move, without looking ahead."""


ThinkerFactory: TypeAlias = Callable[[RuleSet], Thinker]
