"""What `junqi validate` does with each batch of games, in whichever process."""

import functools
import itertools

import attrs
import typer

from ..batches.batch import Batch
from ..bulk import CleanGames, check_batch
from ..recognisers import Recognisers
from ..tally import Tally
from .file_edges import FileEdges, edges_of
from .judged import Judged, judge
from .severities import Severities
from .source_line import SourceLines

_RUNS = itertools.count()


def next_run() -> int:
    """A number that tells one run of a command in this process from others."""
    return next(_RUNS)


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
        for read in check_batch(recognisers(self.run, self.expected), batch):
            if isinstance(read, CleanGames):
                tally.read += read.games
            else:
                judged += judge(read, self.severities, tally)
        if not self.with_lines:
            return Checked(tuple(judged), tally, FileEdges())
        lines = SourceLines(batch)
        shown = tuple(attrs.evolve(found, source=lines.around(found.finding)) for found in judged)
        return Checked(shown, tally, edges_of(batch))


@functools.lru_cache(maxsize=1)
def recognisers(_run: int, expected: int | None) -> Recognisers:
    """The compiled readers of a run in this process."""
    return Recognisers(expected, functools.partial(typer.echo, err=True))
