"""The app."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from textual.screen import Screen
from textual.types import CSSPathType

from .board.look import Look
from .home.home_screen import HomeScreen
from .leaving import ENDING_SIGNALS, exit_code
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
        self._end_on_signals()
        if self._opening is not None:
            self._opening(self)

    def _end_on_signals(self) -> None:
        """Leave in good order when told to end from outside, with the exit code that shells expect."""
        loop = asyncio.get_running_loop()
        for number in (*ENDING_SIGNALS, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, self.exit, None, exit_code(number))
