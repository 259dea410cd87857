"""The games that a filter is asked about, with their tags; none is cut out sooner than need be."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from ..batches.batch import Batch
from ..batches.headers import JgnHeader, jgn_headers
from ..formats.raw_game import RawGame, tags_of
from ..formats.record_format import RecordFormat
from ..text.blocks import Block
from .candidate import Candidate
from .clean import CleanGamesOf

Tagged: TypeAlias = tuple[Mapping[str, str], Candidate]
"""The tags of a game, and the game."""


def candidates_of(raws: Iterable[RawGame], file: str) -> Iterator[Tagged]:
    """The games among what was cut out of a file of any format."""
    for raw in raws:
        if raw.block.is_game:
            yield tags_of(raw), Candidate(file, raw.block.number, partial(_itself, raw))


def jgn_candidates(batch: Batch, needle: bytes = b"", expected: int | None = None) -> Iterator[Tagged]:
    """The games of a batch of JGN in which ``needle`` stands; so many bytes are expected to be read in all."""
    clean = CleanGamesOf(batch, expected)
    for place, header in jgn_headers(batch.data, needle):
        number = batch.before + place
        yield (
            header.tags(),
            Candidate(batch.file, number, partial(_cut, batch, number, header), partial(clean.game, header.end)),
        )


def _itself(raw: RawGame) -> RawGame:
    return raw


def _cut(batch: Batch, number: int, header: JgnHeader) -> RawGame:
    """A game cut out of its batch; where its lines stand in the file does not matter here."""
    last = batch.last and header.end == len(batch.data)
    block = Block(batch.data[header.start : header.end], number, batch.offset + header.start, 1, 1, last)
    return RawGame(RecordFormat.JGN, block, batch.in_place)
