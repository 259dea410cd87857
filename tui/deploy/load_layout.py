"""Choosing a layout to load: a preset, one of those kept, or any file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.screen import Screen

from ...core.deployment import Layout
from ...core.rules import RuleSet
from ...notation.layout import parse_layout
from ..dialogs.choice_dialog import ChoiceDialog
from ..dialogs.notice_dialog import NoticeDialog
from ..dialogs.path_dialog import PathDialog
from .layout_files import LayoutFileError, kept_layouts, read_layout
from .presets import presets

_OTHER_FILE = "Another file ..."


def load_layout(screen: Screen[Any], rules: RuleSet, then: Callable[[Layout], None]) -> None:
    """Ask which layout to load, and hand a copy of it to ``then``."""
    given, kept = presets(rules), kept_layouts(rules)

    def read(path: Path | None) -> None:
        if path is None:
            return
        try:
            then(read_layout(rules, path))
        except LayoutFileError as error:
            screen.app.push_screen(NoticeDialog("The layout could not be loaded.", f"{error}."))

    def chosen(index: int | None) -> None:
        if index is None:
            return
        if index < len(given):
            then(parse_layout(rules, given[index].text))
        elif index < len(given) + len(kept):
            read(kept[index - len(given)])
        else:
            screen.app.push_screen(PathDialog("Load a layout from a file"), read)

    names = [*(preset.name for preset in given), *(path.stem for path in kept), _OTHER_FILE]
    screen.app.push_screen(ChoiceDialog("Load a layout", names), chosen)
