"""Layouts kept as files: one layout text a file."""

from pathlib import Path

from ...core.deployment import Layout
from ...core.errors import JunqiError
from ...core.rules import RuleSet
from ...notation.errors import LayoutTextError
from ...notation.layout import format_layout, parse_layout
from ...records.files import write_new, write_over
from ..data_folder import layouts_folder

SUFFIX = ".layout"


class LayoutFileError(JunqiError, ValueError):
    """A file that holds no layout."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


def read_layout(rules: RuleSet, path: Path) -> Layout:
    """The layout in a file; it may break the deployment rules.

    Raises:
        LayoutFileError: if the file cannot be read or holds no layout.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LayoutFileError(path, error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise LayoutFileError(path, "is no text") from None
    try:
        return parse_layout(rules, text.strip().removeprefix("@"))
    except LayoutTextError as error:
        raise LayoutFileError(path, str(error)) from None


def kept_layouts(rules: RuleSet) -> tuple[Path, ...]:
    """The files of the layouts kept for a game, by name."""
    return tuple(sorted(layouts_folder(rules.game).glob(f"*{SUFFIX}")))


def write_layout(rules: RuleSet, layout: Layout, path: Path, *, over: bool) -> None:
    """Keep a layout in a file.

    Raises:
        FileExistsError: if there is such a file and ``over`` is not set.
        OSError: if it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    (write_over if over else write_new)(path, format_layout(rules, layout) + "\n")
