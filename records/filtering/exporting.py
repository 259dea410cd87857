"""Games in the export form, written by compiled code where that is certain and enough of them were asked for."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import typer

from ..batches.batch import Batch
from ..raw_game import RawGame
from ..record_format import RecordFormat

if TYPE_CHECKING:
    from ..recognisers import Recognisers

_EFFORT = 4
"""Reading and writing in full takes twice as long as reading; and since nobody knows how many games will be picked, it
should not go on for longer than loading compiled code takes.
"""


def export_of(raw: RawGame) -> bytes | None:
    """The export form of a game; ``None`` where only the full reader and writer can tell it."""
    if raw.format is not RecordFormat.JGN:
        return None
    from ..bulk import CleanGames, pieces_of  # filters that write nothing, or games as they stand, start at once

    alone = Batch("", raw.format, raw.block.data, 1, last=raw.block.last)
    [piece] = pieces_of(_recognisers(), alone, exporting=True)
    return piece.export if isinstance(piece, CleanGames) else None


@functools.cache
def _recognisers() -> Recognisers:
    """The compiled readers of this process, loaded once the games that were asked for make it worth while."""
    from ..recognisers import Recognisers

    return Recognisers(None, functools.partial(typer.echo, err=True), effort=_EFFORT)
