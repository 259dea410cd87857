"""The app."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.screen import Screen
from textual.types import CSSPathType

from .board.look import Look
from .home.home_screen import HomeScreen
from .looks import LookingApp


class JunqiApp(LookingApp):
    """Opens the home screen, and over it whatever ``opening`` shows."""

    TITLE = "Junqi"
    CSS_PATH: ClassVar[CSSPathType | None] = ["app.tcss", "home/home_screen.tcss"]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, look: Look | None = None, opening: Callable[[JunqiApp], None] | None = None) -> None:
        super().__init__(look)
        self._opening = opening

    def get_default_screen(self) -> Screen[None]:
        """The home screen itself, its style among the app's: an empty one below it would only cost time."""
        return HomeScreen()

    async def on_mount(self) -> None:
        self.set_class(self.look.ascii, "ascii-only")
        if self._opening is not None:
            self._opening(self)
