"""Cutting a stream into batches without reading its games."""

from collections.abc import Iterator

from ..findings.finding import Finding
from ..formats.input_format import HEAD, format_of
from ..formats.record_format import RecordFormat
from ..reading.file_check import FileCheck
from ..reading.reader import file_findings
from ..text.blocks import Block, ByteStream, game_starts
from ..text.line_ends import count_line_ends, last_line_width
from ..text.peek import peek, read_up_to
from ..text.transcoding import utf_8_stream
from ..zillions.cutting import count_saved_games
from .batch import Batch

SIZE = 1 << 20
"""About how many bytes a batch has: enough that handing it to a process costs little beside the work."""
_FIRST = 4
"""How many times the size doubles before it is reached: the first results come soon."""


def batches_in(stream: ByteStream, file: str = "-") -> Iterator[Batch]:
    """Cut a stream of any format into batches. Never raises for anything that it holds.

    A JSON document and a saved game of Zillions are held as a whole; of any other format hardly more than a batch, or
    one game if that is larger.
    """
    head, whole = peek(stream, HEAD)
    kind = format_of(head)
    if kind is RecordFormat.JGN:
        yield from _Cutter(whole, file).cut()
    elif kind is RecordFormat.JSON_LINES:
        yield from _line_batches(whole, file)
    else:
        data = _rest(whole)
        yield Batch(file, kind, data, games=count_saved_games(data) if kind is RecordFormat.ZSG else 0)


class _Cutter:
    """Where cutting JGN stands: ``_held`` begins at ``_offset``, in ``_line`` and ``_column``, after ``_games``."""

    def __init__(self, stream: ByteStream, file: str) -> None:
        utf_8 = utf_8_stream(stream)
        self._stream, self._is_utf_16 = utf_8.stream, utf_8.is_utf_16
        self._file = file
        self._check = FileCheck()
        self._held = b""
        self._games, self._offset, self._line, self._column = 0, 0, 1, 1

    def cut(self) -> Iterator[Batch]:
        """Cut to the end; each read at least doubles what is held, so that a giant game costs linear time."""
        sizes = _sizes()
        while more := read_up_to(self._stream, max(next(sizes), len(self._held))):
            self._held += more
            starts = game_starts(self._held)
            if len(starts) > 1:  # the last game may go on in what comes
                yield self._take(starts[-1], len(starts) - 1, last=False)
        if self._held:
            yield self._take(len(self._held), len(game_starts(self._held)), last=True)
        found = tuple(
            finding
            for end in file_findings(self._check, self._file, is_utf_16=self._is_utf_16)
            for finding in end.findings
        )
        if found:
            yield self._batch(b"", 0, last=True, findings=found)

    def _take(self, size: int, games: int, *, last: bool) -> Batch:
        """The first bytes held, as a batch."""
        data, self._held = self._held[:size], self._held[size:]
        batch = self._batch(data, games, last=last)
        self._check.take(Block(data, self._games + games, self._offset, self._line, self._column, last), games)
        ends = count_line_ends(data)
        self._games += games
        self._offset += size
        self._line += ends
        self._column = last_line_width(data) + (1 if ends else self._column)
        return batch

    def _batch(self, data: bytes, games: int, *, last: bool, findings: tuple[Finding, ...] = ()) -> Batch:
        return Batch(
            self._file,
            RecordFormat.JGN,
            data,
            games,
            self._games,
            self._offset,
            self._line,
            self._column,
            last,
            not self._is_utf_16,
            findings,
        )


def _sizes() -> Iterator[int]:
    """About how many bytes each batch has."""
    yield from (max(1, SIZE >> doublings) for doublings in range(_FIRST, 0, -1))
    while True:
        yield SIZE


def _line_batches(stream: ByteStream, file: str) -> Iterator[Batch]:
    """JSON Lines, cut between lines."""
    before, offset, line = 0, 0, 1
    for data, last in _whole_lines(stream):
        games = sum(1 for text in data.split(b"\n") if text.strip())
        yield Batch(file, RecordFormat.JSON_LINES, data, games, before, offset, line, last=last)
        before, offset, line = before + games, offset + len(data), line + data.count(b"\n")


def _whole_lines(stream: ByteStream) -> Iterator[tuple[bytes, bool]]:
    """Stretches of whole lines, each with whether it is the last."""
    held, sizes = b"", _sizes()
    while more := read_up_to(stream, max(next(sizes), len(held))):
        size = held.rfind(b"\n") + 1
        if size:
            yield held[:size], False
        held = held[size:] + more
    if held:
        yield held, True


def _rest(stream: ByteStream) -> bytes:
    return b"".join(iter(lambda: stream.read(SIZE), b""))
