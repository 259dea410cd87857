"""Counting the games of files."""

from collections.abc import Iterable, Iterator
from functools import partial

import attrs

from ..batches.batch import Batch, games_of
from ..batches.running import results
from ..reading.game_reader import ReadGame
from ..reading.tally import is_unread
from .facts import GameFacts, facts_of
from .totals import Share, Totals, share_of


@attrs.frozen
class Choice:
    """Which games count.

    ``variants`` are the identifiers of those that count, ``None`` for all; ``valid`` leaves out games with errors.
    """

    variants: tuple[str, ...] | None = None
    valid: bool = False

    def takes(self, facts: GameFacts) -> bool:
        """Whether a game counts."""
        if self.valid and facts.has_error:
            return False
        return self.variants is None or (facts.rules is not None and facts.rules.id in self.variants)


def count_games(batches: Iterable[Batch], choice: Choice, totals: Totals, jobs: int = 1) -> None:
    """Add all games of batches that count to the totals.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    for share in results(partial(share_of_batch, choice), batches, jobs):
        totals.add(share)


def share_of_batch(choice: Choice, batch: Batch) -> Share:
    """What the games of a batch add to the totals."""
    unread: list[ReadGame] = []
    share = share_of(_facts(choice, batch, unread))
    share.counts.unread = len(unread)
    return share


def _facts(choice: Choice, batch: Batch, unread: list[ReadGame]) -> Iterator[GameFacts]:
    """The games that count; those that are not readable are put aside."""
    for read in games_of(batch):
        if is_unread(read):
            unread.append(read)
        facts = facts_of(read)
        if facts is not None and choice.takes(facts):
            yield facts
