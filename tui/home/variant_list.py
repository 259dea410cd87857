"""The list of rule sets to begin a game with."""

from collections.abc import Iterator

from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...core.registry import RULE_SETS


class VariantList(OptionList):
    """All rule sets under the names of their games.

    A click shows a rule set, as the arrow keys do; Enter, or a click on the one shown, selects it.
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(*_options(), id=id, compact=True)

    def on_click(self, event: events.Click) -> None:
        """Show another rule set without selecting it."""
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted and not self.get_option_at_index(clicked).disabled:
            self.highlighted = clicked
            event.prevent_default()


def _options() -> Iterator[Option]:
    game = ""
    for rules in RULE_SETS.values():
        if rules.game != game:
            game = rules.game
            yield Option(f"[b]{game.capitalize()}[/b]", disabled=True)
        yield Option(f"  {rules.title}", id=rules.id)
