"""What every screen does on which a position can be analysed."""

from itertools import islice

import attrs
from textual.timer import Timer

from ...core.game import Game
from ...core.seat import Player
from ...notation.words import Names
from ..notices import SECONDS, tell_once
from ..play.arrangement import Arrangement
from ..play.board_screen import BoardScreen
from .advice import Advice
from .lines import Hint
from .panel import AnalysisPanel, panel_rows


class AnalysingScreen(BoardScreen):
    """A board with an engine beside it, which works only where it is asked for something."""

    def __init__(self) -> None:
        super().__init__()
        self.advice = Advice(self.show_analysis, self.set_timer, self._tell_notice)
        self._told: tuple[Hint | None, str] = (None, "")
        self.notice = ""
        """What the engine wants people to read now."""
        self._forgetting: Timer | None = None

    def analysed(self) -> tuple[Game | None, Player]:
        """What is to be analysed: a game that goes on, if there is one, and who looks at it."""
        raise NotImplementedError

    @property
    def can_analyse(self) -> bool:
        """Whether there is a position to analyse."""
        return self.analysed()[0] is not None

    def names(self) -> Names:
        """What the players are called."""
        raise NotImplementedError

    def follow(self) -> None:
        """Let the analysis follow what the board shows; to be called whenever that may have changed."""
        self.advice.at(*self.analysed())
        self.show_panel()

    def show_analysis(self) -> None:
        """Show what is new: only a hint or a trouble changes more than the panel."""
        told, self._told = self._told, (self.advice.hint, self.advice.trouble)
        if told != self._told or self._speaks:
            self.show()
        else:
            self.show_panel()

    @property
    def _speaks(self) -> bool:
        """Whether there is no room for the panel, so that the status line says what it would show."""
        return self.advice.shows_panel and self.has_class(Arrangement.ALONE.value)

    def words(self) -> str:
        """What the status line says of the analysis: the hint, or what there is no room for elsewhere."""
        if self.advice.words or not self._speaks:
            return self.advice.words
        rows = panel_rows(attrs.evolve(self.advice.view, bar=False), self.names(), self.size.width)
        return "  ".join(row.strip() for row in islice(rows, 2))

    def show_panel(self) -> None:
        """Bring the panel up to date."""
        self.set_class(self.advice.shows_panel, "analysing")
        for panel in self.query(AnalysisPanel):
            panel.show(self.advice.view, self.names())

    def action_hint(self) -> None:
        """Suggest a move, or hide the suggestion."""
        self.advice.toggle_hint()
        self.show()

    def action_evaluation(self) -> None:
        """Show the evaluation bar, or hide it."""
        self.advice.toggle_bar()
        self.show()

    def action_best_lines(self) -> None:
        """Show the best lines, or hide them."""
        self.advice.toggle_lines()
        self.show()

    def _tell_notice(self, text: str) -> None:
        tell_once(self.app, text)

    def tell(self, sentence: str) -> None:
        """Show a notice in the status line for a while."""
        if self._forgetting is not None:
            self._forgetting.stop()
        self._forgetting = self.set_timer(SECONDS, self._forget_notice)
        self.notice = sentence
        self.show()

    def _forget_notice(self) -> None:
        self.notice = ""
        self.show()

    async def on_unmount(self) -> None:
        """End the engine with the screen."""
        await self.advice.close()
