"""What the app shows first, over its home screen."""

from collections.abc import Callable
from pathlib import Path

from .app import JunqiApp
from .home.new_game_screen import NewGameScreen
from .play_options import Opening
from .replay.replay_screen import ReplayScreen
from .start import begin

Show = Callable[[JunqiApp], None]


def new_game_opening(app: JunqiApp) -> None:
    """Ask for a new game."""
    app.push_screen(NewGameScreen())


def playing(opening: Opening) -> Show:
    """Show a game."""

    def show(app: JunqiApp) -> None:
        begin(app, opening.session, opening.kinds, opening.autosave, opening.random)
        if opening.remark:
            app.notify(opening.remark, timeout=10)

    return show


def replaying(path: Path, game: int, ply: int) -> Show:
    """Show the replay of a record file."""

    def show(app: JunqiApp) -> None:
        app.push_screen(ReplayScreen(path, game, ply))

    return show
