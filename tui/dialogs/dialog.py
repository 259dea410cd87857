"""What all dialogs share."""

from pathlib import Path, PurePath
from typing import ClassVar, TypeVar

from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.screen import ModalScreen

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None]):
    """A small box over a screen; ``None`` is the answer of who leaves it."""

    CSS_PATH: ClassVar[str | PurePath | list[str | PurePath] | None] = Path(__file__).with_name("dialog.tcss")
    """Absolute: a relative path would be looked for in the folders of subclasses."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Cancel", id="dialog.leave", tooltip="Close this box without an answer"),
    ]

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close with an answer.

        A second one is ignored: keys struck faster than the box closes would close the screen below it.
        """
        return super().dismiss(result) if self.is_current else AwaitComplete()

    def action_leave(self) -> None:
        """Close without an answer."""
        self.dismiss(None)

    def on_click(self, event: Click) -> None:
        """A click beside the box closes it as Escape does."""
        under_pointer, _ = self.get_widget_at(event.screen_x, event.screen_y)
        if under_pointer is self and self.is_current:
            self.action_leave()
