"""Records written one by one into a stream, by programs that make them one by one."""

from ..model.record import Record
from ..storing.sink import Sink
from .choices import Choices
from .done import Piece
from .format import Format, Numbered
from .outlets import StreamOutlet


class RecordOutput:
    """A file of records while it is written; its format holds many games."""

    def __init__(self, sink: Sink, form: Format, choices: Choices | None = None) -> None:
        self._format = form
        self._choices = choices or Choices()
        self._outlet = StreamOutlet(sink, form.frame(self._choices))
        self._games = 0

    def begin(self) -> None:
        """Write what stands before the records."""
        self._outlet.begin()

    def add(self, record: Record) -> None:
        """Write a record.

        Raises:
            UnwritableError: if the format cannot hold it; then nothing of it is written.
        """
        number = self._games + 1
        for document in self._format.write(Numbered(record, number=number), self._choices):
            self._outlet.take(Piece(document.data, 1, "-", number, is_leading=document.is_leading))
            self._games = number

    def end(self) -> None:
        """Write what stands after the records."""
        self._outlet.end()
