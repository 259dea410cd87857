"""From the path of a record file to its replay."""

from pathlib import Path
from typing import Any

from textual.screen import Screen

from ..dialogs.path_dialog import PathDialog
from ..replay.replay_screen import ReplayScreen


def open_record(screen: Screen[Any]) -> None:
    """Ask for a record file and show its replay."""

    def opened(path: Path | None) -> None:
        if path is not None:
            show_record(screen, path)

    screen.app.push_screen(PathDialog("Open a record (.jgn)"), opened)


def show_record(screen: Screen[Any], path: Path) -> None:
    """Show the replay of a record file; it says itself what is wrong with the file."""
    screen.app.push_screen(ReplayScreen(path))
