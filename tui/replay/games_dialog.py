"""The games of a file: to look through, to search by player, to choose from."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.types import CSSPathType
from textual.widgets import Input, Label

from ...records.formats.game_index import GameEntry
from ..dialogs.dialog import Dialog
from .game_table import GameTable

_REFRESH_SECONDS = 0.2


class GamesDialog(Dialog[GameEntry]):
    """Lists games that match what is typed; the answer is the one chosen.

    ``entries`` may go on growing while the dialog is open; ``is_complete`` tells whether it still does.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = ["../dialogs/dialog.tcss", "games_dialog.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "find", "Find player", id="games.find", tooltip="Type a part of a player's name"),
    ]

    def __init__(
        self, entries: Sequence[GameEntry], is_complete: Callable[[], bool], shown: int, *, finding: bool = False
    ) -> None:
        super().__init__()
        self._entries, self._is_complete, self._shown, self._finding = entries, is_complete, shown, finding
        self._matching: list[GameEntry] = []
        self._seen = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box games"):
            yield Label(id="games-count", classes="dialog-title", markup=False)
            yield Input(placeholder="/ find a player", id="player", compact=True)
            yield GameTable(id="game-table")
            yield Label("Enter: open    /: find a player    Esc: back")

    def on_mount(self) -> None:
        self._match_new()
        self.query_one(GameTable).highlight(self._shown)
        self.query_one(Input if self._finding else GameTable).focus()
        self.set_interval(_REFRESH_SECONDS, self._match_new)

    def _match_new(self) -> None:
        """Add the games found since the last time."""
        new = self._entries[self._seen :]
        self._seen += len(new)
        wanted = self.query_one(Input).value.casefold().strip()
        self._matching += [entry for entry in new if entry.has_player(wanted)]
        self.query_one(GameTable).show(self._matching)
        reading = "" if self._is_complete() else ", still reading"
        self.query_one("#games-count", Label).update(f"{len(self._matching)} of {self._seen} games{reading}")

    @on(Input.Changed)
    def _find(self) -> None:
        self._matching, self._seen = [], 0
        self._match_new()
        self.query_one(GameTable).highlight(0)

    @on(Input.Submitted)
    def _found(self) -> None:
        self.query_one(GameTable).focus()

    @on(GameTable.Chosen)
    def _take(self, event: GameTable.Chosen) -> None:
        self.dismiss(event.entry)

    def action_find(self) -> None:
        """Go to the line in which a player's name is typed."""
        self.query_one(Input).focus()
