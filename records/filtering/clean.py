"""Which games of a batch compiled code is certain to have nothing said about them, so that they need not be read."""

from __future__ import annotations

import functools
from bisect import bisect_right
from typing import TYPE_CHECKING

from ..batches.batch import Batch

if TYPE_CHECKING:
    from ..compiled.bulk import CleanGames


class CleanGamesOf:
    """The clean games of a batch of JGN, looked for when the first game is asked about."""

    def __init__(self, batch: Batch, expected: int | None) -> None:
        """``expected`` is how many bytes will be read in all; with few it does not pay, and no game counts as clean."""
        self._batch = batch
        self._expected = expected

    def includes(self, start: int) -> bool:
        """Whether the game that begins at an offset of the batch is one of them."""
        run = bisect_right(self._runs, start, key=lambda games: games.start) - 1
        return run >= 0 and start < self._runs[run].stop

    @functools.cached_property
    def _runs(self) -> tuple[CleanGames, ...]:
        from ..compiled.bulk import CleanGames, pieces_of  # most filters ask about tags alone, and start at once
        from ..compiled.recognisers import ANY_RUN, recognisers_of

        pieces = pieces_of(recognisers_of(ANY_RUN, self._expected), self._batch)
        return tuple(piece for piece in pieces if isinstance(piece, CleanGames))
