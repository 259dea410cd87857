"""Writing folders of files so that the whole folder is there, or nothing."""

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from .output_errors import FolderExistsError
from .siblings import hidden_sibling
from .termination import unwinding_when_terminated


@contextlib.contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """A hidden folder beside ``path`` that gets its name when all went well, and is removed otherwise.

    Raises:
        FolderExistsError: if anything of that name exists: at the start, or at the end if it came meanwhile.
        OSError: if it cannot be made; it names the path.
    """
    _check_free(path)
    folder = hidden_sibling(path)
    with unwinding_when_terminated():
        try:
            _make(folder, path)
            yield folder
            _check_free(path)
            folder.rename(path)
        finally:
            if folder.exists():
                shutil.rmtree(folder)


def _check_free(path: Path) -> None:
    if path.exists() or path.is_symlink():
        raise FolderExistsError(path)


def _make(folder: Path, path: Path) -> None:
    """Make the folder; errors name the path that was meant."""
    try:
        folder.mkdir()
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None
