"""One player: colour, name, clock, and what they have taken."""

import attrs
from textual.content import Content
from textual.widget import Widget

from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.letters import letters_of
from ..captured import Fallen


@attrs.frozen
class PlayerState:
    """What a panel shows. ``colour`` is the side's name, empty while unknown; ``clock`` is empty without one."""

    player: Player
    name: str
    colour: str
    taken: Fallen
    to_move: bool
    result: str = ""
    clock: str = ""


class PlayerPanel(Widget):
    """Two lines about one player; the one to move is marked."""

    def __init__(self, rules: RuleSet, id: str | None = None) -> None:
        super().__init__(id=id)
        self._rules = rules
        self._state: PlayerState | None = None
        self._hanzi = False

    def show(self, state: PlayerState, hanzi: bool) -> None:
        """Show a player's state, the pieces taken as hanzi or letters."""
        self._state, self._hanzi = state, hanzi
        self.set_class(state.to_move, "to-move")
        self.refresh()

    def render(self) -> Content:
        if self._state is None:
            return Content()
        return Content("\n").join((self._first_line(self._state), self._taken(self._state)))

    def _first_line(self, state: PlayerState) -> Content:
        mark = ">" if state.to_move else " "
        colour = state.colour or "colour not known"
        result = f"  {state.result}" if state.result else ""
        left = Content.assemble(f"{mark} ", (colour, "bold"), f"  {state.name}{result}")
        gap = max(1, self.size.width - left.cell_length - len(state.clock))
        return left + Content(" " * gap + state.clock)

    def _taken(self, state: PlayerState) -> Content:
        table = letters_of(self._rules)
        signs = table.hanzi if self._hanzi else table.letters
        pieces = " ".join(signs[kind - 1] + (str(count) if count > 1 else "") for kind, count in state.taken)
        return Content(f"  taken: {pieces or '-'}")
