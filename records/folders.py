"""Writing folders of files so that the whole folder is there, or nothing."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """A hidden folder beside ``path`` that gets its name when all went well, and is removed otherwise.

    Raises:
        FileExistsError: if anything of that name exists: at the start, or at the end if it came meanwhile.
        OSError: if it cannot be made; it names the path.
    """
    _check_free(path)
    folder = _sibling(path)
    try:
        yield folder
        _check_free(path)
        folder.rename(path)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _check_free(path: Path) -> None:
    if path.exists() or path.is_symlink():
        raise FileExistsError(None, "it exists already", str(path))


def _sibling(path: Path) -> Path:
    try:
        folder = Path(tempfile.mkdtemp(dir=path.parent, prefix=f".{path.name[:50]}.", suffix=".part"))
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None
    folder.chmod(0o777 & ~_mask())
    return folder


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
