"""What was said of the node reached, in full."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class NotesPanel(VerticalScroll, can_focus=False):
    """NAGs in words and comments, one paragraph each; scrolls where they are long."""

    def compose(self) -> ComposeResult:
        yield Static(id="notes-text")

    def show(self, notes: tuple[str, ...]) -> None:
        """Show other notes, from their beginning."""
        text = Content("\n").join(map(Content, notes)) if notes else Content.styled("No comment here.", "dim")
        self.query_one("#notes-text", Static).update(text)
        self.scroll_home(animate=False)
