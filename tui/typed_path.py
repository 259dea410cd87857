"""Paths as people type them."""

import os
from pathlib import Path

from ..core.errors import JunqiError

_NUL = "\0"


class PathTextError(JunqiError, ValueError):
    """A text that cannot be a path on any system."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text[:40]!r} cannot be a path: no path holds the character NUL")
        self.text = text


def typed_path(text: str) -> Path:
    """The path that a text means; ``~`` is the home folder. A ``~name`` that is nobody's stays as it is.

    Raises:
        PathTextError: if it cannot be a path.
    """
    if _NUL in text:
        raise PathTextError(text)
    return Path(os.path.expanduser(text))  # noqa: PTH111  Path.expanduser fails where there is no such person
