"""Counting the games of files."""

from collections.abc import Iterable, Iterator

import attrs

from ..batches.batch import Batch
from ..batches.running import results
from ..compiled.outline import Outline, outlines_of
from ..compiled.recognisers import next_run, recognisers_of
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


@attrs.frozen
class GameCounter:
    """Counting the games of batches; it travels between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known. Batches of one ``run`` share
    what was compiled for them.
    """

    choice: Choice
    expected: int | None = None
    run: int = attrs.field(factory=next_run)

    def __call__(self, batch: Batch) -> Share:
        """What the games of a batch add to the totals."""
        unread: list[Outline] = []
        share = share_of(self._facts(batch, unread))
        share.counts.unread = len(unread)
        return share

    def _facts(self, batch: Batch, unread: list[Outline]) -> Iterator[GameFacts]:
        """The games that count; those that are not readable are put aside."""
        for game in outlines_of(recognisers_of(self.run, self.expected), batch):
            if is_unread(game.read):
                unread.append(game)
            facts = facts_of(game)
            if facts is not None and self.choice.takes(facts):
                yield facts


def count_games(batches: Iterable[Batch], counter: GameCounter, totals: Totals, jobs: int = 1) -> None:
    """Add all games of batches that count to the totals.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    for share in results(counter, batches, jobs):
        totals.add(share)
