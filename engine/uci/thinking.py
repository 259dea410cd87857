"""What the server needs of whoever thinks for it."""

import threading
from collections.abc import Callable
from typing import Protocol, TypeAlias

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from .info import Info
from .limits import Limits
from .score import Score
from .settings import Settings


class Thinker(Protocol):
    """Chooses actions for one rule set."""

    def think(
        self,
        game: Game,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Callable[[Info], None],
    ) -> Action:
        """The action for the player to move, soon after ``stop`` is set at the latest.

        ``game`` goes on, and holds what its player to move may know. ``report`` may be called from any thread.
        """

    def evaluate(self, game: Game) -> Score:
        """What the position is worth to the player to move, without looking ahead."""


ThinkerFactory: TypeAlias = Callable[[RuleSet], Thinker]
