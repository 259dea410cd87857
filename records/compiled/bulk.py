"""Checking large files: games of which there is nothing to say are told by compiled code, the others read in full.

The compiled reader is a filter. It takes a game only if it is certain that the full reader would find nothing; every
other game goes to the full reader as it is. So the findings are the same, whichever way a file is read.
"""

from collections.abc import Iterator

import attrs

from ...kernels.recogniser import MainLine
from ..batches.batch import Batch, games_of
from ..batches.cutting import batches_in
from ..formats.record_format import RecordFormat
from ..reading.game_reader import ReadGame, read_game
from ..text.blocks import Block, ByteStream, first_section, is_blank, next_block
from ..text.line_ends import count_line_ends, last_line_width
from .recognisers import Recognisers

_NEXT_GAME = b'[Event "'
"""Stands for the next game after a batch that is not a file's last, so that its own last game is seen to end."""


@attrs.frozen
class CleanGames:
    """So many games, one after the other, of which there is nothing to say; where they stand in their batch.

    ``export`` is their export form and ``lines`` are their main lines, where they were asked for; ``number`` is that of
    the first in its file.
    """

    games: int
    start: int
    stop: int
    number: int = 0
    export: bytes = b""
    lines: tuple[MainLine, ...] = ()


def check_records(recognisers: Recognisers, stream: ByteStream, file: str) -> Iterator[ReadGame | CleanGames]:
    """Read the games of a stream as ``input_format.read_any`` does, but for clean ones, which are only counted.

    Whatever the bytes are, this never raises, apart from what ``stream.read`` raises.
    """
    for batch in batches_in(stream, file):
        yield from check_batch(recognisers, batch)


def check_batch(
    recognisers: Recognisers, batch: Batch, *, exporting: bool = False, listing: bool = False
) -> Iterator[ReadGame | CleanGames]:
    """Read the games of a batch as ``games_of`` does, but for clean ones, which are only counted.

    With ``exporting`` they are also written in the export form, as far as compiled code can do it; with ``listing``
    their main lines are told.
    """
    if batch.format is not RecordFormat.JGN:
        yield from games_of(batch)
        return
    for piece in pieces_of(recognisers, batch, exporting=exporting, listing=listing):
        if isinstance(piece, CleanGames):
            yield piece
        elif piece.is_game or not is_blank(piece.data):
            yield read_game(piece, batch.file)
    if batch.findings:
        yield ReadGame(0, None, batch.findings)


def pieces_of(
    recognisers: Recognisers, batch: Batch, *, exporting: bool = False, listing: bool = False
) -> Iterator[CleanGames | Block]:
    """A batch of JGN in pieces that together are all its bytes: clean games, and the others one by one.

    With ``exporting`` clean games come with their export form, as far as compiled code can write it; with ``listing``
    with their main lines.
    """
    if batch.data:
        yield from _Pieces(recognisers, batch, exporting=exporting, listing=listing).cut()


class _Pieces:
    """Where cutting a batch stands: before ``_at``, after ``_number`` games of the file.

    Line and column are those of ``_counted``, up to which lines have been counted; there is no need to in clean games.
    """

    def __init__(self, recognisers: Recognisers, batch: Batch, *, exporting: bool, listing: bool) -> None:
        self._recognisers = recognisers
        self._batch = batch
        self._exporting, self._listing = exporting, listing
        self._at, self._number = 0, batch.before
        self._counted, self._line, self._column = 0, batch.line, batch.column

    def cut(self) -> Iterator[CleanGames | Block]:
        """Cut to the end."""
        data, last = self._batch.data, self._batch.last
        self._recognisers.expect(len(data))
        text = data if last else data + _NEXT_GAME
        begin = first_section(data)
        if begin != 0:
            yield self._block(len(data) if begin is None else begin, games=0)
        while self._at < len(data):
            clean = self._recognisers.recognise(
                text, self._at, is_last=last, exporting=self._exporting, listing=self._listing
            )
            if clean.games:
                yield CleanGames(clean.games, self._at, clean.stopped, self._number + 1, clean.export, clean.lines)
                self._at, self._number = clean.stopped, self._number + clean.games
            if self._at < len(data):
                end = next_block(data, self._at)
                yield self._block(len(data) if end is None else end, games=1)

    def _block(self, end: int, games: int) -> Block:
        """Go on to an offset; what lies before it, as the block of a game or of none."""
        batch = self._batch
        self._count_to(self._at)
        self._number += games
        data, last = batch.data[self._at : end], batch.last and end == len(batch.data)
        number = self._number if games else 0
        block = Block(data, number, batch.offset + self._at, self._line, self._column, last)
        self._at = end
        return block

    def _count_to(self, at: int) -> None:
        skipped = self._batch.data[self._counted : at]
        ends = count_line_ends(skipped)
        self._line += ends
        self._column = last_line_width(skipped) + (1 if ends else self._column)
        self._counted = at
