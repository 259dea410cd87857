"""Checking large files: games of which there is nothing to say are told by compiled code, the others read in full.

The compiled reader is a filter. It takes a game only if it is certain that the full reader would find nothing; every
other game goes to the full reader as it is. So the findings are the same, whichever way a file is read.
"""

from collections.abc import Iterator

import attrs

from .blocks import Block, ByteStream, first_section, is_blank, next_block
from .file_check import FileCheck
from .game_reader import ReadGame, read_game
from .line_ends import count_line_ends, last_line_width
from .reader import file_findings
from .recognisers import Recognisers
from .transcoding import utf_8_stream

_CHUNK = 1 << 20


@attrs.frozen
class CleanGames:
    """So many games, one after the other, of which there is nothing to say."""

    games: int


def check_records(recognisers: Recognisers, stream: ByteStream, file: str) -> Iterator[ReadGame | CleanGames]:
    """Read the games of a JGN stream as ``reader.read_records`` does, but for clean ones, which are only counted.

    Whatever the bytes are, this never raises, apart from what ``stream.read`` raises.
    """
    utf_8 = utf_8_stream(stream)
    reader = _BulkReader(utf_8.stream, file, recognisers)
    yield from reader.read()
    yield from file_findings(reader.check, file, is_utf_16=utf_8.is_utf_16)


class _BulkReader:
    """Where reading stands.

    ``_held`` are bytes of the stream, of which those before ``_at`` are done with. ``_number`` counts the games before,
    ``_offset``, ``_line`` and ``_column`` say where in the file it is.
    """

    def __init__(self, stream: ByteStream, file: str, recognisers: Recognisers) -> None:
        self.check = FileCheck()
        self._stream = stream
        self._file = file
        self._recognisers = recognisers
        self._held, self._at, self._at_end = b"", 0, False
        self._number, self._offset, self._line, self._column = 0, 0, 1, 1

    def read(self) -> Iterator[ReadGame | CleanGames]:
        """Read to the end of the stream."""
        self._fill()
        yield from self._before_games()
        while self._at < len(self._held):
            games, stopped = self._recognisers.recognise(self._held, self._at, is_last=self._at_end)
            if games:
                self._take(stopped, games)
                yield CleanGames(games)
            if self._at < len(self._held):
                yield from self._full_game()

    def _before_games(self) -> Iterator[ReadGame]:
        """What stands before the first tag section."""
        while (begin := first_section(self._held)) is None and not self._at_end:
            self._fill()
        end = len(self._held) if begin is None else begin
        if end:
            block = self._take(end, 0)
            if not is_blank(block.data):
                yield read_game(block, self._file)

    def _full_game(self) -> Iterator[ReadGame]:
        """Read one game in full or, as long as its end is not in sight, read on in the stream."""
        end = next_block(self._held, self._at)
        if end is None and not self._at_end:
            self._fill()
            return
        yield read_game(self._take(len(self._held) if end is None else end, 1), self._file)

    def _fill(self) -> None:
        """Read on; each read at least doubles what is held, so that a giant game costs linear time."""
        rest = self._held[self._at :]
        more = self._stream.read(max(_CHUNK, len(rest)))
        self._held, self._at, self._at_end = rest + more, 0, not more
        self._recognisers.expect(len(more))

    def _take(self, end: int, games: int) -> Block:
        """Go on to an offset; what lies before it, as one block of so many games."""
        data = self._held[self._at : end]
        number, last = self._number + (games > 0), self._at_end and end == len(self._held)
        block = Block(data, number, self._offset, self._line, self._column, last)
        self.check.take(block, games)
        ends = count_line_ends(data)
        self._at, self._number = end, self._number + games
        self._offset += len(data)
        self._line += ends
        self._column = last_line_width(data) + (1 if ends else self._column)
        return block
