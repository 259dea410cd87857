"""Which files the arguments of a command name."""

import errno
import os
from collections.abc import Iterable
from pathlib import Path

from ...notation.command_line import STANDARD_INPUT


def named_files(arguments: Iterable[str]) -> list[str]:
    """The files that arguments name, refused before anything is done if one cannot be read.

    Raises:
        OSError: for the first of them.
    """
    files = list(arguments)
    for file in files:
        _check(file)
    return files


def _check(file: str) -> None:
    if file == STANDARD_INPUT:
        return
    path = Path(file)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not os.access(path, os.R_OK):
        code = errno.EACCES if path.exists() else errno.ENOENT
        raise OSError(code, os.strerror(code), file)
