"""The app."""

from __future__ import annotations

from collections.abc import Callable

from .board.look import Look
from .home.home_screen import HomeScreen
from .looks import LookingApp


class JunqiApp(LookingApp):
    """Opens the home screen, and over it whatever ``opening`` shows."""

    TITLE = "Junqi"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, look: Look | None = None, opening: Callable[[JunqiApp], None] | None = None) -> None:
        super().__init__(look)
        self._opening = opening

    async def on_mount(self) -> None:
        self.set_class(self.look.ascii, "ascii-only")
        await self.push_screen(HomeScreen())
        if self._opening is not None:
            self._opening(self)
