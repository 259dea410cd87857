"""What `junqi fix` does with each batch of games, in whichever process."""

from collections.abc import Iterator

import attrs

from ..batches.batch import Batch
from ..checking.file_edges import FileEdges, edges_of
from ..checking.judged import Judged
from ..checking.source_line import SourceLines
from ..compiled.bulk import CleanGames, pieces_of
from ..compiled.recognisers import recognisers_of
from ..findings.finding import Finding
from ..formats.record_format import RecordFormat
from ..reading.tally import Tally
from ..text.blocks import Block, is_blank
from .file_mends import mended_in_file
from .game_fix import FixedGame, fix_game
from .lines import with_end, with_lf


@attrs.frozen
class Fixed:
    """A batch as it is now, its changes, and what is left.

    ``tally`` counts games read, games that were edited as written, and findings that are left. ``is_jgn`` is false
    for a file of another format, of which nothing comes.
    """

    file: str
    data: bytes
    changes: tuple[Judged, ...]
    tally: Tally
    edges: FileEdges = attrs.field(factory=FileEdges)
    is_jgn: bool = True


@attrs.frozen
class Fix:
    """Mending batches; it travels between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known; ``with_lines`` says that the
    lines of changes are wanted. Batches of one ``run`` share what was compiled for them.
    """

    expected: int | None
    with_lines: bool
    run: int

    def __call__(self, batch: Batch) -> Fixed:
        """Mend a batch."""
        if batch.format is not RecordFormat.JGN:
            return Fixed(batch.file, b"", (), Tally(), is_jgn=False)
        parts: list[bytes] = []
        changes: list[Finding] = []
        tally = Tally()
        for piece in pieces_of(recognisers_of(self.run, self.expected), batch):
            if isinstance(piece, CleanGames):
                parts.append(with_lf(batch.data[piece.start : piece.stop]))
                tally.read += piece.games
            else:
                fixed = _fixed(piece, batch.file)
                parts.append(fixed.data if piece.last else with_end(fixed.data))
                changes += fixed.changes
                _count(tally, piece, fixed)
        changes += _file_changes(batch, tally)
        data = b"".join(parts)
        return self._fixed(batch, with_end(data) if batch.last else data, changes, tally)

    def _fixed(self, batch: Batch, data: bytes, changes: list[Finding], tally: Tally) -> Fixed:
        if not self.with_lines:
            return Fixed(batch.file, data, tuple(Judged(change, change.severity) for change in changes), tally)
        lines = SourceLines(batch)
        judged = tuple(Judged(change, change.severity, lines.around(change)) for change in changes)
        return Fixed(batch.file, data, judged, tally, edges_of(batch))


def _fixed(block: Block, file: str) -> FixedGame:
    """A block mended; what is blank holds nothing to mend."""
    if not block.is_game and is_blank(block.data):
        return FixedGame(with_lf(block.data), (), ())
    return fix_game(block, file)


def _count(tally: Tally, block: Block, fixed: FixedGame) -> None:
    tally.read += block.is_game
    tally.written += bool(fixed.changes)
    for finding in fixed.left:
        tally.count(finding.severity)


def _file_changes(batch: Batch, tally: Tally) -> Iterator[Finding]:
    """What was mended of a file as a whole; the rest is counted as left."""
    for finding in batch.findings:
        change = mended_in_file(finding)
        if change is None:
            tally.count(finding.severity)
        else:
            yield change
