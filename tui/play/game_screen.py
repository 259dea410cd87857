"""A board with its panels, arranged by the size of the screen: what playing and watching have in common."""

import attrs
from textual.app import ComposeResult
from textual.containers import Container

from ...core.observation import Observation, observe
from ...core.seat import Player, Seat
from ..board.board_view import BoardView
from ..keys_footer import KeysFooter
from ..keys_panel import show_keys
from ..looks import look_of
from ..rules_panel import show_rules
from ..seating import seat_of
from ..selection import Selection
from ..session import Session
from .arrangement import Arrangement, arrange
from .board_screen import BoardScreen
from .move_list import MoveList
from .player_panel import PlayerPanel
from .scene import scene_of
from .state import player_state, status_of
from .status_line import StatusLine


class GameScreen(BoardScreen):
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
                yield PlayerPanel(self.session.rules, id="near")
        yield StatusLine(id="status")
        yield from self.compose_input()
        yield KeysFooter()

    def compose_input(self) -> ComposeResult:
        """Widgets between the status line and the footer."""
        yield from ()

    def troubles(self) -> tuple[str, ...]:
        """What else the players should be warned of."""
        return ()

    def on_mount(self) -> None:
        self.query_one(BoardView).focus()
        self.show()

    def arrangement(self, width: int, height: int) -> Arrangement:
        return arrange(self.session.rules.board, look_of(self), width, height)

    def seen(self) -> Observation:
        """What the player to move knows: all that this screen may show before the game is over."""
        return observe(self.session.game, self.session.turn)

    def show(self) -> None:
        session, seen = self.session, self.seen()
        self.query_one(BoardView).show(scene_of(session, seen, self.selection))
        self._show_players()
        self.query_one(MoveList).show(session.whole_line(), len(session.game.line()) - 1)
        status = status_of(session, seen, self.selection, self.refusal)
        self.query_one(StatusLine).show(attrs.evolve(status, warnings=(*self.troubles(), *status.warnings)))
        self.refresh_bindings()

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
