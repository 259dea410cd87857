"""Making layouts and keeping them in files, without a game."""

from random import Random
from typing import ClassVar

from textual.binding import Binding, BindingType

from ...core.deployment import Layout
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...core.seat import Seat
from ...notation.layout import deployment_of
from ..dialogs.confirm_dialog import ConfirmDialog
from .deploy_screen import DeployScreen
from .draft import Draft


class LayoutScreen(DeployScreen):
    """As in deployment, but nothing is deployed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "let_go_or_leave", "Back", id="layout.back", tooltip="Let go of the piece, or go back"),
    ]
    READY = "Every rule is kept: press s to keep this layout in a file."

    def __init__(self, rules: RuleSet) -> None:
        deployment = deployment_of(rules)
        draft = Draft(deployment, Seat.SOUTH, deployment.empty).cleared()
        super().__init__(rules, draft, f"Layouts for {rules.game.capitalize()}", _keep_nothing, Random())

    def action_let_go_or_leave(self) -> None:
        """Let go of the piece in hand; with none, go back."""
        if self.draft.kind_in_hand is None:
            self.action_leave()
        else:
            self.action_let_go()

    def action_leave(self) -> None:
        """Go back, after a question where pieces are placed."""
        if not any(self.draft.layout):
            self.dismiss(None)
            return
        question = "Go back? What is not kept in a file is lost."
        self.app.push_screen(ConfirmDialog(question), lambda sure: self._leave_now() if sure else None)

    def _leave_now(self) -> None:
        self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """As in deployment, without the end of it."""
        return False if action in ("ready", "let_go") else super().check_action(action, parameters)


def _keep_nothing(_: Layout) -> None:
    """Without a game there is nothing to keep the layout in."""


def layout_games() -> list[RuleSet]:
    """One rule set of each game in which players deploy."""
    games = {rules.game: rules for rules in reversed(RULE_SETS.values()) if rules.deployment is not None}
    return list(games.values())
