"""Games in the export form, written by compiled code where that is certain and enough of them were asked for."""

from __future__ import annotations

from ..batches.batch import Batch
from ..formats.raw_game import RawGame
from ..formats.record_format import RecordFormat

_EFFORT = 4
"""Reading and writing in full takes twice as long as reading; and since nobody knows how many games will be picked, it
should not go on for longer than loading compiled code takes.
"""


def export_of(raw: RawGame) -> bytes | None:
    """The export form of a game; ``None`` where only the full reader and writer can tell it."""
    if raw.format is not RecordFormat.JGN:
        return None
    from ..compiled.bulk import (  # filters that write nothing, or games as they stand, start at once
        CleanGames,
        pieces_of,
    )
    from ..compiled.recognisers import ANY_RUN, recognisers_of

    alone = Batch("", raw.format, raw.block.data, 1, last=raw.block.last)
    [piece] = pieces_of(recognisers_of(ANY_RUN, None, _EFFORT), alone, exporting=True)
    return piece.export if isinstance(piece, CleanGames) else None
