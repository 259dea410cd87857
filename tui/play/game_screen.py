"""A board with its panels, arranged by the size of the screen: what playing and watching have in common."""

import attrs
from textual.app import ComposeResult
from textual.containers import Container

from ...core.game import Game
from ...core.observation import Observation, observe
from ...core.seat import Player, Seat
from ...core.seating import seat_of
from ...notation.words import Names
from ..analysis.analysing_screen import AnalysingScreen
from ..analysis.panel import AnalysisPanel
from ..board.board_view import BoardView
from ..keys_footer import KeysFooter
from ..keys_panel import show_keys
from ..looks import look_of
from ..rules_panel import show_rules
from ..selection import Selection
from ..session import Session
from .arrangement import Arrangement, arrange
from .move_list import MoveList
from .player_panel import PlayerPanel
from .scene import scene_of
from .state import player_state, status_of
from .status_line import Status, StatusLine


class GameScreen(AnalysingScreen):
    """Shows a session: board, players, moves and status line."""

    CSS_PATH = "game_screen.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.selection: Selection | None = None
        self.refusal = ""

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield BoardView(self.session.rules, look=look_of(self), id="board")
            with Container(id="side"):
                yield PlayerPanel(self.session.rules, id="far")
                yield MoveList(id="moves")
                yield AnalysisPanel(id="analysis")
                yield PlayerPanel(self.session.rules, id="near")
        yield StatusLine(id="status")
        yield from self.compose_input()
        yield KeysFooter()

    def compose_input(self) -> ComposeResult:
        """Widgets between the status line and the footer."""
        yield from ()

    def troubles(self) -> tuple[str, ...]:
        """What else the players should be warned of."""
        return (self.advice.trouble,) if self.advice.trouble else ()

    def on_mount(self) -> None:
        self.query_one(BoardView).focus()
        self.show()

    def arrangement(self, width: int, height: int) -> Arrangement:
        return arrange(self.session.rules.board, look_of(self), width, height)

    @property
    def viewer(self) -> Player:
        """The player who looks at this screen."""
        return self.session.turn

    def seen(self) -> Observation:
        """What who looks at this screen knows: all that it may show before the game is over."""
        return observe(self.session.game, self.viewer)

    def analysed(self) -> tuple[Game | None, Player]:
        game = self.session.game
        return (None if game.outcome or game.position.status.deploying else game), self.viewer

    def names(self) -> Names:
        return self.session.names

    def show(self) -> None:
        session, seen = self.session, self.seen()
        self.follow()
        hint = self.advice.hint
        scene = scene_of(session, seen, self.selection)
        self.query_one(BoardView).show(attrs.evolve(scene, hint=hint.squares if hint else ()))
        self._show_players()
        self.query_one(MoveList).show(session.whole_line(), len(session.game.line()) - 1)
        self.query_one(StatusLine).show(self._status(seen))
        self.refresh_bindings()

    def _status(self, seen: Observation) -> Status:
        status = status_of(self.session, seen, self.selection, self.refusal)
        waits = self.waits_for()
        if waits:
            status = attrs.evolve(status, turn=waits, selected="")
        warnings = (*self.troubles(), *status.warnings)
        return attrs.evolve(status, hint=self.words(), notice=self.notice, warnings=warnings)

    def waits_for(self) -> str:
        """Whom the screen waits for, as a sentence; empty where a person is to choose."""
        return ""

    def _show_players(self) -> None:
        look = look_of(self)
        for player in Player:
            south = seat_of(self.session.rules, self.session.game.position, player) is Seat.SOUTH
            near = south != look.flipped
            panel = self.query_one("#near" if near else "#far", PlayerPanel)
            panel.show(player_state(self.session, player), look)

    def action_keys(self) -> None:
        """Show all keys of this screen."""
        show_keys(self)

    def action_rules(self) -> None:
        """Show the rules of the variant."""
        show_rules(self, self.session.rules)
