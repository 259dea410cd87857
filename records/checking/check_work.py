"""What `junqi validate` does with each batch of games, in whichever process."""

import attrs

from ..batches.batch import Batch
from ..compiled.bulk import CleanGames, check_batch
from ..compiled.recognisers import next_run, recognisers_of
from ..reading.tally import Tally
from .file_edges import FileEdges, edges_of
from .judged import Judged, judge
from .severities import Severities
from .source_line import SourceLines


@attrs.frozen
class Checked:
    """What was found in a batch, how its games count, and what may be needed to show findings about the file."""

    judged: tuple[Judged, ...]
    tally: Tally
    edges: FileEdges


@attrs.frozen
class Check:
    """Checking batches; it travels between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known; ``with_lines`` says that the
    lines of findings are wanted. Batches of one ``run`` share what was compiled for them.
    """

    severities: Severities = attrs.field(factory=Severities)
    expected: int | None = None
    with_lines: bool = False
    run: int = attrs.field(factory=next_run)

    def __call__(self, batch: Batch) -> Checked:
        """Check a batch."""
        tally = Tally()
        judged: list[Judged] = []
        for read in check_batch(recognisers_of(self.run, self.expected), batch):
            if isinstance(read, CleanGames):
                tally.read += read.games
            else:
                judged += judge(read, self.severities, tally)
        if not self.with_lines:
            return Checked(tuple(judged), tally, FileEdges())
        lines = SourceLines(batch)
        shown = tuple(attrs.evolve(found, source=lines.around(found.finding)) for found in judged)
        return Checked(shown, tally, edges_of(batch))
