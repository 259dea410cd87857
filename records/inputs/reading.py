"""The games and batches of games in the files that a command reads, one file after the other."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

from ...notation.command_line import opened
from ..batches.batch import Batch
from ..batches.cutting import batches_in
from ..compression.reading import DamagedFileError, plain
from ..formats.input_format import looks_binary, read_any
from ..reading.game_reader import ReadGame
from ..text.blocks import ByteStream
from ..text.peek import peek
from .errors import BinaryFileError
from .progress import ProgressBar
from .steady import ChangedFileError, read_whole

Found = TypeVar("Found")

_HEAD = 1 << 13

UnreadableError: TypeAlias = BinaryFileError | DamagedFileError | ChangedFileError
"""What is wrong with one file alone, so that others can still be read."""
UNREADABLE = (BinaryFileError, DamagedFileError, ChangedFileError)


def batches_of(files: Iterable[str], progress: ProgressBar) -> Iterator[Batch]:
    """The batches of all files, each file's format told by what it holds.

    Raises:
        BinaryFileError: if a file is no text.
        DamagedFileError: if one is compressed, and damaged or cut off.
        OSError: if one cannot be read.
    """
    return read_files_by(batches_in, files, progress)


def readable_batches_of(
    files: Iterable[str], progress: ProgressBar, tell: Callable[[UnreadableError], None]
) -> Iterator[Batch]:
    """As ``batches_of``, but a file that is no text, damaged, or changed costs only what cannot be read; that is told.

    Raises:
        OSError: if a file cannot be read.
    """
    for file in files:
        try:
            yield from batches_of([file], progress)
        except UNREADABLE as error:
            tell(error)


def read_files(files: Iterable[str], progress: ProgressBar) -> Iterator[ReadGame]:
    """The games of all files, each file's format told by what it holds.

    Raises:
        BinaryFileError: if a file is no text.
        DamagedFileError: if one is compressed, and damaged or cut off.
        OSError: if one cannot be read.
    """
    return read_files_by(read_any, files, progress)


def read_files_by(
    read: Callable[[ByteStream, str], Iterator[Found]], files: Iterable[str], progress: ProgressBar
) -> Iterator[Found]:
    """What ``read`` finds in all files.

    Raises:
        BinaryFileError: if a file is no text.
        DamagedFileError: if one is compressed, and damaged or cut off.
        OSError: if one cannot be read.
    """
    return read_plain_by(lambda stream, file: read(_text(stream, file), file), files, progress)


def read_plain_by(
    read: Callable[[ByteStream, str], Iterator[Found]], files: Iterable[str], progress: ProgressBar
) -> Iterator[Found]:
    """What ``read`` finds in all files, be they text or not; the bar counts their own bytes, compressed or not.

    Raises:
        DamagedFileError: if one is compressed, and damaged or cut off.
        ChangedFileError: if one got shorter while it was read.
        OSError: if one cannot be read.
    """
    for file in files:
        try:
            with opened(file) as stream, read_whole(stream, file):
                yield from read(plain(progress.watched(stream), file), file)
        except OSError as error:
            error.filename = error.filename or file  # an error in mid-file does not say of which
            raise


def _text(stream: ByteStream, file: str) -> ByteStream:
    """What a file holds, if that is text."""
    head, whole = peek(stream, _HEAD)
    if looks_binary(head):
        raise BinaryFileError(file)
    return whole
