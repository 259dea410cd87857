"""What the app shows first, over its home screen."""

from collections.abc import Callable
from pathlib import Path

from .app import JunqiApp
from .home.new_game_screen import NewGameScreen
from .lineup import Lineup
from .play_options import Opening
from .replay.replay_screen import ReplayScreen
from .start import begin

Show = Callable[[JunqiApp], None]


def asking(lineup: Lineup) -> Show:
    """Ask for a new game between the players of a lineup."""

    def show(app: JunqiApp) -> None:
        app.push_screen(NewGameScreen(lineup))

    return show


def playing(opening: Opening) -> Show:
    """Show a game."""

    def show(app: JunqiApp) -> None:
        begin(app, opening.session, opening.lineup, opening.autosave, opening.random)
        if opening.remark:
            app.notify(opening.remark, timeout=10, markup=False)

    return show


def replaying(path: Path, game: int, ply: int) -> Show:
    """Show the replay of a record file."""

    def show(app: JunqiApp) -> None:
        app.push_screen(ReplayScreen(path, game, ply))

    return show
