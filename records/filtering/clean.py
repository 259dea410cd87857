"""Which games of a batch compiled code is certain to have nothing said about them, so that they need not be read."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from ..batches.batch import Batch

if TYPE_CHECKING:
    from ..compiled.clean_game import CleanGame


class CleanGamesOf:
    """The clean games of a batch of JGN, looked for when the first game is asked about."""

    def __init__(self, batch: Batch, expected: int | None) -> None:
        """``expected`` is how many bytes will be read in all; with few it does not pay, and no game counts as clean."""
        self._batch = batch
        self._expected = expected

    def game(self, end: int) -> CleanGame | None:
        """The one that ends at an offset of the batch, if there is one."""
        return self._by_end.get(end)

    @functools.cached_property
    def _by_end(self) -> dict[int, CleanGame]:
        from ..compiled.bulk import CleanGames, pieces_of  # most filters ask about tags alone, and start at once
        from ..compiled.clean_game import clean_games
        from ..compiled.recognisers import ANY_RUN, recognisers_of

        pieces = pieces_of(recognisers_of(ANY_RUN, self._expected), self._batch, listing=True)
        runs = (piece for piece in pieces if isinstance(piece, CleanGames))
        return {game.end: game for run in runs for game in clean_games(run, self._batch.data)}
