"""The footer of every screen: the keys that work now."""

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Footer
from textual.widgets._footer import FooterKey


class KeysFooter(Footer):
    """As many keys as there is room for, the most wanted first; none is cut off in the middle of its name."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False, compact=True)

    def compose(self) -> ComposeResult:
        room = self.screen.size.width
        for key in super().compose():
            room -= _cells(key)
            if room < 0:
                return
            yield key
            room -= 1  # the space between two keys

    def on_resize(self) -> None:
        """Show more or fewer keys."""
        self.call_after_refresh(self.recompose)


def _cells(key: Widget) -> int:
    """The columns that a key takes with its name."""
    assert isinstance(key, FooterKey)
    return cell_len(f"{key.key_display} {key.description}")
