"""Assignments: all that whoever thinks is given to choose one action by."""

import threading
from collections.abc import Callable
from random import Random

import attrs

from ...core.game import Game
from .info import Info
from .limits import Limits
from .settings import Settings


@attrs.frozen
class Assignment:
    """An action to choose, for the player to move.

    ``game`` goes on, and holds what that player may know. ``stop`` asks for the action, soon after it is set at the
    latest. ``report`` hears what is found on the way, and may be called from any thread. Without the last two the
    thinking goes on to its limits, and nobody hears of it.
    """

    game: Game
    limits: Limits
    settings: Settings
    stop: threading.Event = attrs.field(factory=threading.Event)
    report: Callable[[Info], None] = lambda _: None

    def random(self) -> Random:
        """Chance, or with a seed what it and the position give."""
        if self.settings.seed is None:
            return Random()
        return Random(f"{self.settings.seed} {self.game.length} {self.game.position.board.hex()}")
