"""Who plays for one of the players: a name, a kind, and for another program its command."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Label, Select

from ...core.seat import Player
from ...engine.uci.program import BUILT_IN, HUMAN
from ...engine.uci.settings import STRONGEST_LEVEL
from ..lineup import default_name, is_built_in
from ..session import DEFAULT_NAMES

_COMMAND = "uci:"
_KINDS = (
    ("human", HUMAN),
    *((f"computer, level {level}", f"{BUILT_IN}:{level}") for level in range(1, STRONGEST_LEVEL + 1)),
    ("other program", _COMMAND),
)
"""What people choose from, and the kinds of player that these are."""


class PlayerFields(Vertical):
    """The fields of one player; ``kind`` is who plays at first."""

    DEFAULT_CSS = "PlayerFields { height: auto; }"

    def __init__(self, player: Player, kind: str) -> None:
        super().__init__(id=f"player-{player}")
        self._player, self._kind = player, kind

    def compose(self) -> ComposeResult:
        name, number = DEFAULT_NAMES[self._player], int(self._player)
        command = self._kind.removeprefix(_COMMAND) if self._kind.startswith(_COMMAND) else ""
        yield Label(f"{name} player")
        yield Input(id=f"name-{number}", compact=True, max_length=40)
        yield Select(_KINDS, value=self._choice(), allow_blank=False, id=f"kind-{number}", compact=True)
        yield Input(command, placeholder="command of a UCI program", id=f"command-{number}", compact=True)

    def _choice(self) -> str:
        """The choice that stands for the kind at first."""
        if is_built_in(self._kind):
            return self._kind if ":" in self._kind else f"{BUILT_IN}:{STRONGEST_LEVEL}"
        return _COMMAND if self._kind.startswith(_COMMAND) else HUMAN

    def on_mount(self) -> None:
        self._kind_chosen()

    @on(Select.Changed)
    def _kind_chosen(self) -> None:
        """Ask for a command where there is need of one, and say what the player is called unless named."""
        asks = self._chosen == _COMMAND
        self.query_one(f"#command-{int(self._player)}").display = asks
        name = self.query_one(f"#name-{int(self._player)}", Input)
        name.placeholder = "its own name" if asks else default_name(self._chosen, self._player)

    @property
    def _chosen(self) -> str:
        return str(self.query_one(Select).value)

    @property
    def kind(self) -> str:
        """Who plays, as commands name it."""
        command = self.query_one(f"#command-{int(self._player)}", Input).value.strip()
        return f"{_COMMAND}{command}" if self._chosen == _COMMAND else self._chosen

    @property
    def given_name(self) -> str | None:
        """The name; ``None`` where none was given."""
        return self.query_one(f"#name-{int(self._player)}", Input).value.strip() or None
