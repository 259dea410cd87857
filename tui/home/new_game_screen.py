"""Choosing a rule set, names and who plays."""

from datetime import date
from random import Random
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static

from ...core.errors import JunqiError
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...core.seat import Player
from ...engine.uci.program import HUMAN
from ..dialogs.notice_dialog import NoticeDialog
from ..keys import menu_keys
from ..keys_footer import KeysFooter
from ..lineup import Lineup, seconds_in
from ..new_game import NewGame, new_session
from ..session_record import new_tags
from ..start import begin
from .player_fields import PlayerFields
from .variant_list import VariantList


class NewGameScreen(Screen[None]):
    """All rule sets, grouped by game; the names of the players and their kinds."""

    CSS_PATH = "new_game_screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "start", "Start", id="new.start", tooltip="Begin the chosen game"),
        Binding("escape", "app.pop_screen", "Back", id="new.back", tooltip="Back to the home screen"),
        *menu_keys("new"),
    ]

    def __init__(self, lineup: Lineup | None = None) -> None:
        """``lineup`` is who plays at first: two people unless told otherwise."""
        super().__init__()
        self._lineup = lineup or Lineup()

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield VariantList(id="variants")
            with VerticalScroll(id="players", can_focus=False):
                for player in Player:
                    yield PlayerFields(player, self._lineup.kinds[player])
                with Horizontal(id="thinking"):
                    yield Label("Seconds a move: ")
                    yield Input(f"{self._lineup.seconds:g}", type="number", id="seconds", compact=True, max_length=8)
                yield Button("Start the game (F2)", id="start", variant="primary", compact=True)
                yield Static(id="parameters", markup=False)
        yield KeysFooter()

    @on(Select.Changed)
    def _kind_chosen(self) -> None:
        """Ask how long programs may think where one plays."""
        self.query_one("#thinking").display = any(fields.kind != HUMAN for fields in self._players())

    @on(OptionList.OptionHighlighted)
    def _variant_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        rules = RULE_SETS[str(event.option_id)]
        self.query_one("#parameters", Static).update(_described(rules))

    @on(OptionList.OptionSelected)
    @on(Button.Pressed, "#start")
    @on(Input.Submitted)
    def _started(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        """Begin the chosen game with the names as they stand, once only however fast the keys are struck."""
        if not self.is_current:
            return
        try:
            lineup = self._chosen_lineup()
            session = new_session(self._wanted(lineup), Random())
        except JunqiError as error:
            self.app.push_screen(NoticeDialog("The game cannot begin.", f"{error}."))
            return
        self.app.pop_screen()
        begin(self.app, session, lineup)

    def _players(self) -> tuple[PlayerFields, PlayerFields]:
        first, second = self.query(PlayerFields)
        return first, second

    def _chosen_lineup(self) -> Lineup:
        """Who plays; raises ``JunqiError`` where that is not said well."""
        first, second = self._players()
        return Lineup((first.kind, second.kind), seconds_in(self.query_one("#seconds", Input).value))

    def _wanted(self, lineup: Lineup) -> NewGame:
        first, second = self._players()
        names = lineup.names((first.given_name, second.given_name))
        return NewGame(self._rules(), names=names, tags=new_tags(date.today(), lineup))

    def _rules(self) -> RuleSet:
        """The rule set shown, or the first while none is."""
        shown = self.query_one(VariantList).highlighted_option
        return RULE_SETS[str(shown.id)] if shown else next(iter(RULE_SETS.values()))


def _described(rules: RuleSet) -> str:
    values = (f"{name.replace('_', ' ')}: {value}" for name, value in rules.parameter_values().items())
    return "\n".join((rules.id, *values))
