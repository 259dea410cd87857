"""Layouts kept as files: one layout text a file."""

from pathlib import Path

from ...core.deployment import Layout
from ...core.errors import JunqiError
from ...core.rules import RuleSet
from ...notation.errors import LayoutTextError
from ...notation.layout import format_layout, parse_layout
from ...records.storing.files import write_new, write_over
from ..data_folder import layouts_folder

SUFFIX = ".layout"

_LONGEST = 1 << 12
"""More bytes than any layout has; a file may have white space around it."""


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
        return parse_layout(rules, _read_text(path).strip().removeprefix("@"))
    except LayoutTextError as error:
        raise LayoutFileError(path, str(error)) from None


def _read_text(path: Path) -> str:
    """The text of a file, of which no more is read than a layout can have."""
    try:
        with path.open("rb") as stream:
            data = stream.read(_LONGEST + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise LayoutFileError(path, error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise LayoutFileError(path, "is no text") from None
    if len(data) > _LONGEST:
        raise LayoutFileError(path, f"more than {_LONGEST} bytes, so not a layout")
    return text


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
