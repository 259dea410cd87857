"""The smallest Textual app: what the first screen of `junqi` is compared with."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class MinimalApp(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        """The line."""
        yield Static("Hello, world")


if __name__ == "__main__":
    MinimalApp().run()
