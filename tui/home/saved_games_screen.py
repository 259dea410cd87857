"""The games that were kept."""

from random import Random
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from ...core.errors import JunqiError
from ..data_folder import games_folder
from ..dialogs.confirm_dialog import ConfirmDialog
from ..dialogs.notice_dialog import NoticeDialog
from ..keys import menu_keys
from ..keys_footer import KeysFooter
from ..lineup import lineup_of, who_stands_in, with_lineup
from ..saved_games import SavedGame, reopen, saved_games
from ..session_record import DEALT_ANEW
from ..start import begin
from .open_record import show_record


class SavedGamesScreen(Screen[None]):
    """Lists the games kept, the latest first; Enter goes on with one."""

    CSS_PATH = "saved_games_screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "Replay", id="saved.replay", tooltip="Step through the game"),
        Binding(
            "delete,x", "delete", "Delete", key_display="x", id="saved.delete", tooltip="Delete the file of the game"
        ),
        Binding("escape", "app.pop_screen", "Back", id="saved.back", tooltip="Back to the home screen"),
        *menu_keys("saved"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._games: list[SavedGame] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="saved"):
            yield Label("Saved games: Enter goes on with one", id="saved-title")
            yield OptionList(id="games", compact=True, markup=False)
            yield Label(f"They lie in {games_folder()}", id="saved-folder", markup=False)
        yield KeysFooter()

    def on_mount(self) -> None:
        self._list()

    def _list(self) -> None:
        self._games = saved_games()
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(
            [Option(_line(game)) for game in self._games] or [Option("No game is kept yet.", disabled=True)]
        )
        if self._games:
            options.highlighted = 0
        self.refresh_bindings()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if not self.is_current:  # keys struck faster than the game opens
            return
        path = self._games[event.option_index].path
        try:
            reopened = reopen(path, Random())
        except (JunqiError, OSError) as error:
            self.app.push_screen(NoticeDialog("This game cannot be gone on with.", f"{error}."))
            return
        self.app.pop_screen()
        session = reopened.resumed.session
        lineup = lineup_of(dict(session.tags))
        seated = with_lineup(session, lineup)
        begin(self.app, seated, lineup, reopened.autosave)
        for remark in (DEALT_ANEW if reopened.resumed.dealt_anew else "", who_stands_in(session, seated)):
            if remark:
                self.app.notify(remark, timeout=10, markup=False)

    def _highlighted(self) -> SavedGame | None:
        index = self.query_one(OptionList).highlighted
        return self._games[index] if index is not None and index < len(self._games) else None

    def action_replay(self) -> None:
        """Step through the highlighted game."""
        game = self._highlighted()
        if game is not None:
            show_record(self, game.path)

    def action_delete(self) -> None:
        """Delete the highlighted game after a question."""
        game = self._highlighted()
        if game is None:
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self._delete(game)

        self.app.push_screen(ConfirmDialog(f"Delete this game for good?\n{_line(game)}"), answered)

    def _delete(self, game: SavedGame) -> None:
        try:
            game.path.unlink(missing_ok=True)
        except OSError as error:
            reason = f"{game.path}: {error.strerror or error}."
            self.app.push_screen(NoticeDialog("This game could not be deleted.", reason))
        self._list()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Replaying and deleting need a game."""
        return bool(self._games) if action in ("replay", "delete") else True


def _line(game: SavedGame) -> str:
    when = f"{game.changed:%Y-%m-%d %H:%M}"
    if game.entry is None:
        return f"{when}  {game.path.name}: no game"
    result = "going on" if game.entry.result == "*" else game.entry.result
    return f"{when}  {game.title:28.28}  {game.entry.first} - {game.entry.second}  {result}"
