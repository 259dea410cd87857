"""Where converted records go: one of the formats, into a stream of bytes."""

from collections.abc import Callable
from typing import Protocol

import attrs

from ..notation.style import MoveStyle
from .files import encode
from .json_writer import DOCUMENT_HEAD, DOCUMENT_TAIL, json_line
from .record import Record
from .record_format import RecordFormat
from .writer import write_record
from .writer_errors import UnwritableError


class Sink(Protocol):
    """What bytes are written to."""

    def write(self, data: bytes, /) -> object:
        """Write all of ``data``."""


@attrs.define
class RecordOutput:
    """Records as they are written, one by one, in one format."""

    sink: Sink
    format: RecordFormat
    style: MoveStyle = MoveStyle.SAN
    _count: int = attrs.field(init=False, default=0)

    def begin(self) -> None:
        """Write what stands before the records."""
        if self.format is RecordFormat.JSON:
            self.sink.write(encode(DOCUMENT_HEAD))

    def add(self, record: Record) -> None:
        """Write a record.

        Raises:
            UnwritableError: if the format cannot hold it; then nothing of it is written.
        """
        writers: dict[RecordFormat, Callable[[Record], str]] = {
            RecordFormat.JGN: self._jgn,
            RecordFormat.JSON: self._json,
            RecordFormat.JSON_LINES: lambda record: json_line(record) + "\n",
        }
        self.sink.write(encode(writers[self.format](record)))
        self._count += 1

    def end(self) -> None:
        """Write what stands after the records."""
        if self.format is RecordFormat.JSON:
            self.sink.write(encode(f"\n{DOCUMENT_TAIL}\n" if self._count else f"{DOCUMENT_TAIL}\n"))

    def _jgn(self, record: Record) -> str:
        text = write_record(record, self.style)
        if self._count and not text.startswith("["):
            raise UnwritableError("text without tags, which can only stand before the first game of a file")
        return text

    def _json(self, record: Record) -> str:
        return (",\n" if self._count else "\n") + json_line(record)
