"""Where compiled kernels are kept on disk.

numba's own cache looks at the file of a function alone, and would go on using what was compiled from an older version
of a module it imports. So every state of the sources has a folder of its own.
"""

import contextlib
import functools
import hashlib
import os
import shutil
import sys
import time
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).parent.parent
_COMPILED_FROM = ("kernels/*_kernel.py", "engine/**/*_kernel.py", "core/*.py")
_KEPT_DAYS = 30


def base_folder() -> Path:
    """What the environment variable NUMBA_CACHE_DIR names, or a folder in the platform's place for caches."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else Path(platformdirs.user_cache_dir("junqi", appauthor=False)) / "kernels"


@functools.cache
def source_digest() -> str:
    """A short name for the present state of everything that compiled code is made of."""
    digest = hashlib.sha256(sys.version.encode())
    for pattern in _COMPILED_FROM:
        for path in sorted(_PACKAGE.glob(pattern)):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def cache_folder() -> Path | None:
    """The folder for code compiled from the present sources; ``None`` where nothing can be written."""
    folder = base_folder() / f"junqi-{source_digest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def mark_compiled(what: str) -> None:
    """Note that all of ``what`` has been compiled and kept."""
    folder = cache_folder()
    if folder is not None:
        (folder / f"{what}.compiled").touch()


def is_compiled(what: str) -> bool:
    """Whether all of ``what`` was compiled from the present sources before."""
    folder = cache_folder()
    return folder is not None and (folder / f"{what}.compiled").exists()


def remove_old() -> None:
    """Remove what was compiled from other sources and not used for a month."""
    oldest = time.time() - _KEPT_DAYS * 86400
    for folder in base_folder().glob("junqi-*"):
        if folder != cache_folder() and folder.stat().st_mtime < oldest:
            with contextlib.suppress(OSError):  # what cannot be removed does no harm
                shutil.rmtree(folder)
