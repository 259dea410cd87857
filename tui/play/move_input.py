"""The line on which moves are typed."""

from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input


class MoveInput(Input):
    """Hidden until moves are typed; Escape hides it again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Stop typing", id="typing.leave", tooltip="Back to the board"),
    ]

    @dataclass
    class Typed(Message):
        """A move was typed."""

        text: str

    @dataclass
    class Left(Message):
        """The person is done typing."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self.display = False

    def suggest(self, forms: str) -> None:
        """Say how a move that can be played now is typed."""
        self.placeholder = f"a move, such as {forms}; Enter plays it, Esc leaves"

    def open(self) -> None:
        """Show the line and take the keys."""
        self.display = True
        self.value = ""
        self.screen.set_focus(self)  # at once: the next key may be under way already

    def action_leave(self) -> None:
        """Hide the line."""
        self.display = False
        self.post_message(self.Left())

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        if text:
            self.post_message(self.Typed(text))
