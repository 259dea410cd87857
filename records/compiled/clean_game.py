"""The clean games of a run one by one, whose main lines compiled code listed."""

from collections.abc import Iterator

import attrs

from ...kernels.recogniser import MainLine
from ..formats.raw_game import RawGame, tags_of
from ..formats.record_format import RecordFormat
from ..model.record import Record
from ..text.blocks import Block
from .bulk import CleanGames


@attrs.frozen
class CleanGame:
    """A clean game as it stands in its file; ``number`` is its place there, ``end`` where it ends in its batch."""

    number: int
    data: bytes
    line: MainLine
    end: int

    def tags(self) -> Record:
        """A record of which there are only the tags."""
        raw = RawGame(RecordFormat.JGN, Block(self.data, 1, 0, 1, 1, last=True))
        return Record(tuple(tags_of(raw).items()))


def clean_games(clean: CleanGames, data: bytes) -> Iterator[CleanGame]:
    """The games of a run, which must have their main lines; ``data`` is that of the batch."""
    ends = [*(line.begin for line in clean.lines[1:]), clean.stop]
    for number, (line, end) in enumerate(zip(clean.lines, ends, strict=True), clean.number):
        yield CleanGame(number, data[line.begin : end], line, end)
