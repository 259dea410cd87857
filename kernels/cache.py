"""Where compiled kernels are kept on disk.

numba's own cache looks at the file of a function alone, and would go on using what was compiled from an older version
of a module it imports. So every state of the sources has a folder of its own.
"""

import contextlib
import functools
import getpass
import hashlib
import os
import pickle
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

import platformdirs

from ..core.errors import JunqiError

_PACKAGE = Path(__file__).parent.parent
_COMPILED_FROM = ("kernels/*_kernel.py", "engine/**/*_kernel.py", "core/*.py")
_KEPT_DAYS = 30
_VARIABLE = "NUMBA_CACHE_DIR"

T = TypeVar("T")

DAMAGED = (pickle.UnpicklingError, EOFError)
"""What loading compiled code raises where its file was cut off or overwritten, as by a full disk or a power failure."""


class NoCacheError(JunqiError):
    """No folder in which compiled code could be kept."""

    def __init__(self) -> None:
        tried = " nor in ".join(f"'{folder}'" for folder in _base_folders())
        super().__init__(
            f"compiled code can be kept neither in {tried}; let the environment variable {_VARIABLE} name a folder"
        )


def _base_folders() -> tuple[Path, ...]:
    """Where the environment says, or else the platform's places for caches and for passing files."""
    named = os.environ.get(_VARIABLE)
    if named:
        return (Path(named),)
    return (
        Path(platformdirs.user_cache_dir("junqi", appauthor=False)) / "kernels",
        Path(tempfile.gettempdir()) / f"junqi-kernels-{getpass.getuser()}",
    )


@functools.cache
def source_digest() -> str:
    """A short name for the present state of everything that compiled code is made of.

    It goes by where the sources lie, and by their times and sizes, as numba does: what it would compile again is not
    to be taken for compiled.
    """
    digest = hashlib.sha256(f"{sys.version} {platform.machine()} {version('numba')} {_PACKAGE}".encode())
    for pattern in _COMPILED_FROM:
        for path in sorted(_PACKAGE.glob(pattern)):
            status = path.stat()
            digest.update(f"{path.name} {status.st_mtime_ns} {status.st_size} ".encode())
    return digest.hexdigest()[:16]


@functools.cache
def cache_folder() -> Path | None:
    """The folder for code compiled from the present sources; ``None`` where nothing can be written."""
    for base in _base_folders():
        folder = base / f"junqi-{source_digest()}"
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if _is_safe(base) and _is_safe(folder):
                return folder
    return None


def _is_safe(folder: Path) -> bool:
    """Whether a folder is writable and, where users can be told apart, one's own: what it holds is executed."""
    mine = not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    return mine and os.access(folder, os.W_OK)


def require_cache_folder() -> Path:
    """The folder for compiled code.

    Raises:
        NoCacheError: if there is none.
    """
    folder = cache_folder()
    if folder is None:
        raise NoCacheError
    return folder


def mark_compiled(what: str) -> None:
    """Note that all of ``what`` has been compiled and kept."""
    folder = cache_folder()
    if folder is not None:
        (folder / f"{what}.compiled").touch()


def is_compiled(what: str) -> bool:
    """Whether all of ``what`` was compiled from the present sources before."""
    folder = cache_folder()
    return folder is not None and (folder / f"{what}.compiled").exists()


def forget_compiled() -> None:
    """Remove all that was compiled from the present sources, for it to be compiled anew."""
    folder = cache_folder()
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def loaded(load: Callable[[], T]) -> T:
    """What ``load`` loads or compiles; anew where what was kept on disk is damaged."""
    try:
        return load()
    except DAMAGED:
        forget_compiled()
        return load()


def remove_old() -> None:
    """Remove what was compiled from other sources and not used for a month."""
    folder = cache_folder()
    if folder is None:
        return
    oldest = time.time() - _KEPT_DAYS * 86400
    for other in folder.parent.glob("junqi-*"):
        if other != folder and other.stat().st_mtime < oldest:
            with contextlib.suppress(OSError):  # what cannot be removed does no harm
                shutil.rmtree(other)
