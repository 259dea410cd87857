"""Asking who plays on from a place in a record."""

from collections.abc import Callable

from textual.app import App

from ...core.seat import OPPONENT, Player
from ...engine.uci.program import BUILT_IN, HUMAN
from ...engine.uci.settings import STRONGEST_LEVEL
from ...notation.words import Names
from ..dialogs.choice_dialog import ChoiceDialog
from ..lineup import Lineup

_LEVELS = range(1, STRONGEST_LEVEL + 1)


def ask_who_plays_on(app: App[None], names: Names, then: Callable[[Lineup], None]) -> None:
    """Ask for two people or one and the computer, whose level is asked for as well; then hand the answer over."""

    def chosen(index: int | None) -> None:
        if index == 0:
            then(Lineup())
        elif index is not None:
            _ask_level(app, Player(index - 1), then)

    against = (f"Play {names[player]} against the computer" for player in Player)
    app.push_screen(ChoiceDialog("Who plays on?", ["Two people", *against]), chosen)


def _ask_level(app: App[None], human: Player, then: Callable[[Lineup], None]) -> None:
    def chosen(index: int | None) -> None:
        if index is not None:
            kinds = {human: HUMAN, OPPONENT[human]: f"{BUILT_IN}:{_LEVELS[index]}"}
            then(Lineup((kinds[Player.FIRST], kinds[Player.SECOND])))

    app.push_screen(ChoiceDialog("The computer's level", [f"Level {level}" for level in _LEVELS]), chosen)
