"""A record on the board with its tree, comments and timeline: what a replay shows."""

from __future__ import annotations

import attrs
from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Static

from ...core.game import Game
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.words import PLAYER_NAMES, Names
from ..analysis.analysing_screen import AnalysingScreen
from ..analysis.panel import AnalysisPanel
from ..keys_footer import KeysFooter
from ..looks import look_of
from ..play.arrangement import Arrangement, arrange
from ..play.player_panel import PlayerPanel
from ..play.state import player_state
from ..play.status_line import Status, StatusLine
from ..rules_panel import show_rules
from .evaluation_graph import EvaluationGraph
from .notes_panel import NotesPanel
from .replay_board import ReplayBoard
from .telling import notes_at, status_at
from .timeline import Timeline
from .tree_texts import in_one_line, moves_of
from .tree_view import TreeView
from .viewing import Viewing, analysed_at, clocks_at, marks_at, scene_at, shares_along

TITLE_ROWS = 2
"""Rows of the title and the timeline, which a game in play does not have."""


class ViewingScreen(AnalysingScreen):
    """Shows one record at one place; ``viewing`` is ``None`` until there is one."""

    CSS_PATH = "viewing_screen.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.viewing: Viewing | None = None
        self._revealed = False

    def compose(self) -> ComposeResult:
        ascii_only, rules = look_of(self).ascii, self._rules
        yield Static(self.title_text(), id="record-title", markup=False)
        with Container(id="viewing"):
            if rules is None:
                yield Static(self.reason_for_no_board(), id="no-board", markup=False)
            else:
                yield ReplayBoard(rules, look=look_of(self), id="board")
            with Container(id="panels"):
                if rules is not None:
                    with Container(id="both-players"):
                        yield from (PlayerPanel(rules, id=player.name.lower()) for player in Player)
                yield TreeView(id="tree")
                yield AnalysisPanel(id="analysis")
                with Container(id="remarks"):
                    yield NotesPanel(id="notes")
                    yield EvaluationGraph(ascii_only=ascii_only, id="evaluations")
        yield Timeline(ascii_only=ascii_only, id="timeline")
        yield StatusLine(id="status")
        yield KeysFooter()

    def title_text(self) -> str:
        """The line above the board."""
        return ""

    def reason_for_no_board(self) -> str:
        """What stands where the board would be."""
        return ""

    def autoplay_text(self) -> str:
        """What autoplay is doing; empty while it stands still."""
        return ""

    @property
    def _rules(self) -> RuleSet | None:
        game = self.viewing.game if self.viewing is not None else None
        return None if game is None else game.rules

    async def view(self, viewing: Viewing) -> None:
        """Show another record."""
        before, self.viewing = self._rules, viewing
        if before is None or self._rules is not before:
            await self.recompose()
            if not self.query(TreeView):
                return  # the screen was left while it was being made anew
            self.arrange_panels(self.size.width, self.size.height)
        record = viewing.replayed.record
        self.query_one(TreeView).load(moves_of(viewing.replayed), in_one_line(record.before), record.result)
        self.show()

    def arrangement(self, width: int, height: int) -> Arrangement:
        rules = self._rules
        if rules is None:
            return Arrangement.BESIDE
        return arrange(rules.board, look_of(self), width, height - TITLE_ROWS)

    def show(self) -> None:
        viewing = self.viewing
        if viewing is None or not self.query(TreeView):
            return  # between two records the panels are made anew; they are shown when they stand
        self.query_one("#record-title", Static).update(self.title_text())
        self.query_one(TreeView).mark(viewing.node, viewing.cursor.following)
        self.query_one(NotesPanel).show(notes_at(viewing))
        self.query_one(Timeline).show(marks_at(viewing))
        self.follow()
        self.query_one(StatusLine).show(self._status(viewing))
        self.query_one(EvaluationGraph).show(shares_along(viewing), viewing.cursor.at)
        self._show_board(viewing)
        self.refresh_bindings()

    def _status(self, viewing: Viewing) -> Status:
        status = status_at(viewing, self.autoplay_text())
        trouble = (self.advice.trouble,) if self.advice.trouble else ()
        warnings = (*trouble, *status.warnings)
        return attrs.evolve(status, hint=self.words(), notice=self.notice, warnings=warnings)

    def analysed(self) -> tuple[Game | None, Player]:
        return (None, Player.FIRST) if self.viewing is None else analysed_at(self.viewing)

    def names(self) -> Names:
        return PLAYER_NAMES if self.viewing is None else self.viewing.replayed.names

    def _show_board(self, viewing: Viewing) -> None:
        scene, session = scene_at(viewing, self._revealed), viewing.session
        if scene is None or session is None:
            return
        hint = self.advice.hint
        self.query_one(ReplayBoard).show(attrs.evolve(scene, hint=hint.squares if hint else ()))
        for player in Player:
            panel = self.query_one(f"#{player.name.lower()}", PlayerPanel)
            state = attrs.evolve(player_state(session, player), clock=clocks_at(viewing)[player])
            panel.show(state, look_of(self))

    def action_reveal(self) -> None:
        """Show what lies face down where the record knows it, or hide it again."""
        self._revealed = not self._revealed
        self.show()

    def action_rules(self) -> None:
        """Show the rules of the variant."""
        if self._rules is not None:
            show_rules(self, self._rules)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key works now; the footer shows only those that do."""
        if action == "reveal":
            return self.viewing is not None and self.viewing.hides_known_pieces
        if action in ("hint", "evaluation", "best_lines"):
            return self.can_analyse
        return self._rules is not None if action == "rules" else True
