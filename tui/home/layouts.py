"""From the home screen to making layouts."""

from textual.app import App

from ..deploy.layout_screen import LayoutScreen, layout_games
from ..dialogs.choice_dialog import ChoiceDialog


def show_layouts(app: App[None]) -> None:
    """Make layouts for the game that has them; where several do, ask for which."""
    games = layout_games()

    def chosen(index: int | None) -> None:
        if index is not None:
            app.push_screen(LayoutScreen(games[index]))

    if len(games) == 1:
        chosen(0)
    else:
        app.push_screen(ChoiceDialog("Layouts for which game?", [rules.game.capitalize() for rules in games]), chosen)
