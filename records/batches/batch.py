"""A stretch of a file that holds whole games: what one process works on at a time."""

from collections.abc import Iterator
from io import BytesIO

import attrs

from ..findings.finding import Finding
from ..formats.raw_game import RawGame, read_raw
from ..formats.record_format import RecordFormat
from ..interchange.json_reader import lines_of, read_json_document
from ..reading.game_reader import ReadGame
from ..text.blocks import Block, cut_blocks
from ..zillions.cutting import saved_blocks


@attrs.frozen
class Batch:
    """Whole games that follow each other in a file, as they stand there.

    ``before`` is how many games of the file stand before them and ``games`` how many there are. ``offset`` is where
    the bytes stand in the file, ``line`` and ``column`` where their first character does. ``last`` says that no game
    follows. ``in_place`` tells whether the bytes stand in the file as they are here: not where a file is UTF-16.
    ``findings`` are about the file itself and come with its last batch, which may hold no games.

    A saved game of Zillions is one batch, and so is a JSON document; how many games that holds is not known (``games``
    is 0) before it is read.
    """

    file: str
    format: RecordFormat
    data: bytes
    games: int
    before: int = 0
    offset: int = 0
    line: int = 1
    column: int = 1
    last: bool = True
    in_place: bool = True
    findings: tuple[Finding, ...] = ()


def raw_games_of(batch: Batch) -> Iterator[RawGame]:
    """The games of a batch, cut out; text before the first game of a file comes as game 0."""
    if batch.format is RecordFormat.JGN:
        for block in _blocks(batch):
            yield RawGame(RecordFormat.JGN, block, batch.in_place)
    elif batch.format is RecordFormat.JSON_LINES:
        for block in _line_blocks(batch):
            yield RawGame(RecordFormat.JSON_LINES, block)
    elif batch.format is RecordFormat.ZSG:
        yield from (RawGame(RecordFormat.ZSG, block) for block in saved_blocks(BytesIO(batch.data)))
    else:
        for read in read_json_document(BytesIO(batch.data), batch.file):
            block = Block(b"", read.number, 0, 1, 1, last=False)
            yield RawGame(RecordFormat.JSON, block, in_place=False, read=read)


def games_of(batch: Batch) -> Iterator[ReadGame]:
    """The games of a batch, read; findings about the file itself come last, without a record.

    Never raises for anything that the batch holds.
    """
    for raw in raw_games_of(batch):
        yield read_raw(raw, batch.file)
    if batch.findings:
        yield ReadGame(0, None, batch.findings)


def _blocks(batch: Batch) -> Iterator[Block]:
    """The games of JGN, but for blank text before the first."""
    for block in cut_blocks(BytesIO(batch.data), batch.line, batch.column):
        if block.is_game or block.data.strip():
            number = block.number + batch.before if block.is_game else 0
            yield Block(
                block.data, number, block.offset + batch.offset, block.line, block.column, block.last and batch.last
            )


def _line_blocks(batch: Batch) -> Iterator[Block]:
    """The lines of JSON Lines that are not blank."""
    number, offset = batch.before, batch.offset
    for line, data in enumerate(lines_of(BytesIO(batch.data)), batch.line):
        if data.strip():
            number += 1
            yield Block(data, number, offset, line, 1, last=False)
        offset += len(data) + 1
