"""What is asked of an engine beside a game: a hint, an evaluation bar, best lines."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from ...core.game import Game
from ...core.observation import Observation
from ...core.seat import Player
from .analyst import ANALYSING, Analyst
from .lines import Hint, Line, hint_of, lines_of

HINT_SECONDS = 1.0
"""How long a position is looked at before a hint is given."""
_LOOKING = 0.1
"""Seconds between two looks at what has been found."""


@attrs.frozen
class AnalysisView:
    """What the panel shows: which parts, and the lines found in the position ``seen``, where there are any yet."""

    bar: bool = False
    lines: bool = False
    seen: Observation | None = None
    found: tuple[Line, ...] = ()


class Advice:
    """What was asked for about the position on the board, and what has been found.

    ``tell`` is called when there is something new to show, ``later(seconds, then)`` is how to wait, ``notice`` is
    called with what the engine wants people to read.
    """

    def __init__(
        self,
        tell: Callable[[], None],
        later: Callable[[float, Callable[[], None]], object],
        notice: Callable[[str], None],
    ) -> None:
        self._tell, self._later = tell, later
        self._analyst = Analyst(ANALYSING, tell, notice)
        self._game: Game | None = None
        self._viewer = Player.FIRST
        self._bar = self._lines = False
        self._hint_wanted = False
        self.hint: Hint | None = None
        """The move suggested for the present position, if one was asked for and found."""

    @property
    def words(self) -> str:
        """The hint as a sentence, or that it is being looked for; empty where none was asked for."""
        if self._hint_wanted:
            return "Looking for a hint ..."
        return f"Hint: {self.hint.words}." if self.hint else ""

    @property
    def shows_panel(self) -> bool:
        """Whether the bar or the lines are asked for."""
        return self._bar or self._lines

    @property
    def trouble(self) -> str:
        """Why the engine was given up; empty while it was not."""
        return self._analyst.trouble

    @property
    def view(self) -> AnalysisView:
        """What the panel shows now."""
        seen = self._analyst.seen
        found = () if seen is None else lines_of(seen, self._analyst.found)
        return AnalysisView(self._bar, self._lines, seen, found)

    def at(self, game: Game | None, viewer: Player) -> None:
        """The board now shows this game, as ``viewer`` sees it; ``None`` where there is nothing to analyse."""
        if game is not self._game:
            self._hint_wanted, self.hint = False, None
        self._game, self._viewer = game, viewer
        self._follow()

    def _follow(self) -> None:
        """Let the engine work where somebody looks at what it finds, and rest elsewhere."""
        wanted = self.shows_panel or self._hint_wanted
        self._analyst.follow(self._game if wanted else None, self._viewer)

    def toggle_bar(self) -> None:
        """Show the evaluation bar, or hide it."""
        self._bar = not self._bar
        self._follow()

    def toggle_lines(self) -> None:
        """Show the best lines, or hide them."""
        self._lines = not self._lines
        self._follow()

    def toggle_hint(self) -> None:
        """Look for a hint; let go of the one that is shown or looked for."""
        self._hint_wanted, self.hint = not (self._hint_wanted or self.hint), None
        self._follow()
        self._look_for_hint()

    def _look_for_hint(self) -> None:
        """Take the best move as the hint once the engine has had its time."""
        analyst = self._analyst
        if not self._hint_wanted:
            return
        if analyst.seen is not None and analyst.seconds >= HINT_SECONDS:
            self.hint = hint_of(analyst.seen, analyst.found)
        if self.hint is None and not analyst.trouble:
            self._later(_LOOKING, self._look_for_hint)
            return
        self._hint_wanted = False
        self._follow()
        self._tell()

    async def close(self) -> None:
        """End the engine."""
        await self._analyst.close()
