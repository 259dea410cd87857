"""Keeping a layout in a file."""

from pathlib import Path
from typing import Any

from textual.screen import Screen

from ...core.deployment import Layout
from ...core.rules import RuleSet
from ..data_folder import layouts_folder
from ..dialogs.path_dialog import PathDialog
from ..save_file import save_file
from .layout_files import SUFFIX, write_layout


def save_layout(screen: Screen[Any], rules: RuleSet, layout: Layout) -> None:
    """Ask for a path and write the layout there, over another file only when told to."""

    def named(path: Path | None) -> None:
        if path is not None:
            save_file(screen.app, path, lambda over: write_layout(rules, layout, path, over=over))

    suggestion = layouts_folder(rules.game) / f"my-layout{SUFFIX}"
    screen.app.push_screen(PathDialog("Keep this layout in a file", str(suggestion)), named)
