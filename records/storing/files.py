"""Writing files so that a reader sees the old contents or the new, never a part."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from ..compression.writing import compressed
from .named_file import naming, writing
from .siblings import hidden_sibling
from .termination import unwinding_when_terminated


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet.

    Raises:
        FileExistsError: if it does.
        OSError: if it cannot be written.
    """
    with replacing(path, over=False) as stream:
        stream.write(encode(text))


def write_over(path: Path, text: str) -> None:
    """Write a file, in place of one that may exist.

    Raises:
        OSError: if it cannot be written.
    """
    with replacing(path, over=True) as stream:
        stream.write(encode(text))


def encode(text: str) -> bytes:
    """Text as UTF-8; bytes that a reader kept although they are not are written as they were."""
    return text.encode("utf-8", "surrogateescape")


@contextlib.contextmanager
def replacing(path: Path, *, over: bool) -> Iterator[IO[bytes]]:
    """A stream to a temporary file that takes the path's place when all went well, and leaves nothing otherwise.

    What is written to it is compressed where the path's name says so, such as ``games.jgn.gz``.
    A pipe or a device, such as ``/dev/stdout``, is written to instead: it holds nothing that could be lost, and a file
    in its place would take it from everybody else.

    Raises:
        FileExistsError: if the file exists and ``over`` is false: at the start, or at the end if it came meanwhile.
        OSError: if it cannot be written; it names the path.
    """
    if path.is_fifo() or path.is_char_device():
        with writing(str(path), path) as stream, compressed(stream, path) as sink:
            yield sink
        return
    target = Path(os.path.realpath(path)) if path.is_symlink() else path  # Path.resolve fails in a circle of links
    _check_place(target, path, over=over)
    with _renamed(target, path, over=over) as sink:
        yield sink


def _check_place(target: Path, path: Path, *, over: bool) -> None:
    """Refuse what must not be replaced; errors name the path that was meant."""
    if target.is_dir():
        raise IsADirectoryError(None, "it is a folder", str(path))
    if not over and target.exists():
        raise FileExistsError(None, "it exists already", str(path))
    if target.exists() and not target.is_file():
        raise OSError(None, "it is no file", str(path))


@contextlib.contextmanager
def _renamed(target: Path, path: Path, *, over: bool) -> Iterator[IO[bytes]]:
    """A stream to a temporary file beside the target, renamed to it at the end; errors name the path that was meant.

    The file's name is known before there is a file, so that at no moment an interrupt leaves it behind.
    """
    temporary = hidden_sibling(target)
    with unwinding_when_terminated():
        try:
            with writing(_created(temporary, target), path) as stream:
                with compressed(stream, path) as sink:
                    yield sink
                stream.flush()
                with naming(path):
                    os.fsync(stream.fileno())
            with naming(path):
                _set_mode(temporary, target)
                _put(temporary, target, over=over)
        finally:
            with contextlib.suppress(FileNotFoundError):
                temporary.unlink()


def _created(temporary: Path, target: Path) -> int:
    """The number of a new file that nobody else can read yet; errors name the target."""
    try:
        return os.open(temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(target)) from None


def _set_mode(temporary: Path, target: Path) -> None:
    """Give the file the permissions of the one it replaces, or those that new files get."""
    if target.exists():
        shutil.copymode(target, temporary)
        return
    mask = os.umask(0)
    os.umask(mask)
    temporary.chmod(0o666 & ~mask)


def _put(temporary: Path, target: Path, *, over: bool) -> None:
    if over:
        temporary.replace(target)
        return
    try:
        os.link(temporary, target)  # unlike a rename it refuses to replace a file made meanwhile
    except FileExistsError:
        raise FileExistsError(None, "it exists already", str(target)) from None
    except OSError:  # a file system without hard links
        if target.exists():
            raise FileExistsError(None, "it exists already", str(target)) from None
        temporary.replace(target)
