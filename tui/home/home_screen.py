"""The first screen: what can be done. The other screens are imported when they open: this one must come at once."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from ..keys import menu_keys
from ..keys_footer import KeysFooter

_TITLE = "J U N Q I"
_SUBTITLE = "Jungle, Gunki and Junqi for one or two"
_ENTRIES = (
    ("new_game", "n", "New game"),
    ("play_computer", "c", "Play the computer"),
    ("saved_games", "s", "Saved games"),
    ("open_record", "o", "Open a record"),
    ("layouts", "l", "Layouts"),
    ("quit", "q", "Quit"),
)


class HomeScreen(Screen[None]):
    """New games, saved games, open a record, layouts, quit. Its style comes with the app's."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new_game", "New game", id="home.new", tooltip="Choose a game and its players"),
        Binding("c", "play_computer", "Computer", id="home.computer", tooltip="Choose a game against the computer"),
        Binding("s", "saved_games", "Saved games", id="home.saved", tooltip="Go on with a game that was kept"),
        Binding("o", "open_record", "Open a record", id="home.open", tooltip="Replay a record file"),
        Binding("l", "layouts", "Layouts", id="home.layouts", tooltip="Make layouts and keep them, without a game"),
        Binding("q", "quit", "Quit", id="home.quit", tooltip="Leave the app"),
        *menu_keys("home"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            yield Label(_TITLE, id="title")
            yield Label(_SUBTITLE, id="subtitle")
            yield OptionList(*(Option(f" {key}   {label}", id=action) for action, key, label in _ENTRIES), compact=True)
        yield KeysFooter()

    @on(OptionList.OptionSelected)
    async def _entry_selected(self, event: OptionList.OptionSelected) -> None:
        if self.is_current:  # else keys are struck faster than the next screen opens
            await self.run_action(f"screen.{event.option_id}")

    def action_new_game(self) -> None:
        """Choose a new game."""
        from .new_game_screen import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def action_play_computer(self) -> None:
        """Choose a new game against the computer."""
        from ..lineup import AGAINST_COMPUTER
        from .new_game_screen import NewGameScreen

        self.app.push_screen(NewGameScreen(AGAINST_COMPUTER))

    def action_saved_games(self) -> None:
        """List the games kept."""
        from .saved_games_screen import SavedGamesScreen

        self.app.push_screen(SavedGamesScreen())

    def action_open_record(self) -> None:
        """Ask for a record file and replay it."""
        from .open_record import open_record

        open_record(self)

    def action_layouts(self) -> None:
        """Make layouts without a game."""
        from .layouts import show_layouts

        show_layouts(self.app)

    def action_quit(self) -> None:
        """Leave the app."""
        self.app.exit()
