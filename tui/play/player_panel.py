"""One player: colour, name, clock, and what they have taken."""

import attrs
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from ...core.piece import code_of
from ...core.rules import RuleSet
from ...core.seat import ENEMY, Player, Side
from ...notation.letters import letters_of
from ..board.look import Look
from ..board.palette import palette_of
from ..captured import Fallen

_FAINT = Style(dim=True)
_UNKNOWN_IN_SHORT = " colour ? "
"""What is said of an unknown colour beside a long name."""


@attrs.frozen
class PlayerState:
    """What a panel shows. ``side`` is ``None`` while nobody knows it; ``clock`` is empty without one."""

    player: Player
    name: str
    side: Side | None
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
        self._look = Look()

    def show(self, state: PlayerState, look: Look) -> None:
        """Show a player's state, colours and pieces as the board shows them."""
        self._state, self._look = state, look
        self.set_class(state.to_move, "to-move")
        self.refresh()

    def render(self) -> Text:
        if self._state is None:
            return Text()
        return Text("\n").join((self._first_line(self._state), self._taken(self._state)))

    def _first_line(self, state: PlayerState) -> Text:
        mark = ">" if state.to_move else " "
        result = f"  {state.result}" if state.result else ""
        clock = f" {state.clock}" if state.clock else ""
        room = self.size.width - len(mark + result + clock)
        who = self._who(state, room)
        return Text.assemble(mark, who, result, " " * (room - who.cell_len), clock)

    def _who(self, state: PlayerState, room: int) -> Text:
        """Colour and name, shortened where they need more than so many cells."""
        colour, name = Text.assemble(self._colour(state.side)), Text(f" {state.name}")
        if colour.cell_len + name.cell_len > room and state.side is None:
            colour = Text(_UNKNOWN_IN_SHORT, _FAINT)
        name.truncate(max(2, room - colour.cell_len), overflow="ellipsis")
        return colour + name

    def _colour(self, side: Side | None) -> tuple[str, Style]:
        """The side's name, looking like its pieces."""
        if side is None:
            return " colour not known ", _FAINT
        return f" {self._rules.side_names[side]} ", palette_of(self._rules, colour=self._look.colour).sides[side].face

    def _taken(self, state: PlayerState) -> Text:
        pieces = " ".join(
            self._sign(state.side, kind) + (str(count) if count > 1 else "") for kind, count in state.taken
        )
        return Text(f"  taken: {pieces or '-'}")

    def _sign(self, taker: Side | None, kind: int) -> str:
        """A piece that a side took, as the board showed it: in the letters of the other side."""
        table = letters_of(self._rules)
        if self._look.hanzi:
            return table.hanzi[kind - 1]
        return table.letter(code_of(kind, Side.WHITE if taker is None else ENEMY[taker]))
