"""Games that can be written one by one as they stand: those of JGN and of JSON Lines."""

from collections.abc import Iterable, Iterator

from ...core.errors import RefusedError
from ..formats.record_format import RecordFormat
from .batch import Batch

_FORMATS = {RecordFormat.JGN: "JGN", RecordFormat.JSON_LINES: "JSON Lines"}
"""The formats whose games stand alone, and their names."""


class RawRefusedError(RefusedError, ValueError):
    """Games that cannot be written as they stand."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file


def standing_alone(batches: Iterable[Batch], hint: str) -> Iterator[Batch]:
    """Batches of games that can stand in one file as they are; ``hint`` says what to do with others.

    Raises:
        RawRefusedError: at the first that cannot.
    """
    first: Batch | None = None
    for batch in batches:
        if batch.data:  # an empty file is of no format
            first = first or batch
            why = _why_not(batch, first)
            if why is not None:
                raise RawRefusedError(batch.file, f"{why}; {hint}")
        yield batch


def _why_not(batch: Batch, first: Batch) -> str | None:
    """Why games cannot stand in one file with others as they are; ``None`` where they can."""
    if batch.format not in _FORMATS:
        return "its games cannot stand alone as they are, as those of JGN and JSON Lines can"
    if not batch.in_place:
        return "the file is UTF-16, and its bytes cannot be kept beside UTF-8"
    if batch.format is not first.format:
        kinds = f"{_FORMATS[batch.format]}, and {first.file} is {_FORMATS[first.format]}"
        return f"the file is {kinds}: they cannot stand in one file as they are"
    return None
