"""Choosing a rule set, names and who plays."""

from datetime import date
from random import Random
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static

from ...core.errors import JunqiError
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...core.seat import Player
from ..dialogs.notice_dialog import NoticeDialog
from ..keys import menu_keys
from ..keys_footer import KeysFooter
from ..new_game import NewGame, new_session
from ..player_kinds import PLAYER_KINDS
from ..session import DEFAULT_NAMES
from ..session_record import new_tags
from ..start import begin
from .variant_list import VariantList


class NewGameScreen(Screen[None]):
    """All rule sets, grouped by game; the names of the players and their kinds."""

    CSS_PATH = "new_game_screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "start", "Start", id="new.start", tooltip="Begin the chosen game"),
        Binding("escape", "app.pop_screen", "Back", id="new.back", tooltip="Back to the home screen"),
        *menu_keys("new"),
    ]

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield VariantList(id="variants")
            with Vertical(id="players"):
                for player in Player:
                    yield from self._player_fields(player)
                yield Button("Start the game (F2)", id="start", variant="primary", compact=True)
                yield Static(id="parameters", markup=False)
        yield KeysFooter()

    def _player_fields(self, player: Player) -> ComposeResult:
        name = DEFAULT_NAMES[player]
        yield Label(f"{name} player")
        yield Input(placeholder=name, id=f"name-{player}", compact=True, max_length=40)
        yield Select(
            [(kind, kind) for kind in PLAYER_KINDS], value="human", allow_blank=False, id=f"kind-{player}", compact=True
        )

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
        kinds = (self._kind_of(Player.FIRST), self._kind_of(Player.SECOND))
        try:
            session = new_session(self._wanted(kinds), Random())
        except JunqiError as error:
            self.app.push_screen(NoticeDialog("The game cannot begin.", f"{error}."))
            return
        self.app.pop_screen()
        begin(self.app, session, kinds)

    def _wanted(self, kinds: tuple[str, str]) -> NewGame:
        names = (self._name_of(Player.FIRST), self._name_of(Player.SECOND))
        return NewGame(self._rules(), names=names, tags=new_tags(date.today(), kinds))

    def _rules(self) -> RuleSet:
        """The rule set shown, or the first while none is."""
        shown = self.query_one(VariantList).highlighted_option
        return RULE_SETS[str(shown.id)] if shown else next(iter(RULE_SETS.values()))

    def _name_of(self, player: Player) -> str:
        return self.query_one(f"#name-{player}", Input).value.strip() or DEFAULT_NAMES[player]

    def _kind_of(self, player: Player) -> str:
        return str(self.query_one(f"#kind-{player}", Select).value)


def _described(rules: RuleSet) -> str:
    values = (f"{name.replace('_', ' ')}: {value}" for name, value in rules.parameter_values().items())
    return "\n".join((rules.id, *values))
