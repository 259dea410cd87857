"""The first and the last line of a file, on which findings about the file as a whole stand."""

import attrs

from ..batches.batch import Batch
from ..findings.finding import Finding
from ..text.line_ends import count_line_ends
from .source_line import SourceLine, around

_LONGEST = 1 << 16
"""Longer lines are not kept."""


@attrs.frozen
class FileEdges:
    """The first and last line with their numbers, as far as they are known."""

    first: str | None = None
    last: str | None = None
    last_number: int = 0

    def then(self, later: "FileEdges") -> "FileEdges":
        """These edges after more of the file, or of the next file, was seen."""
        if later.first is not None:
            return later
        return self if later.last is None else attrs.evolve(later, first=self.first)

    def around(self, finding: Finding) -> SourceLine | None:
        """The line of a finding about the file; ``None`` where it is not at hand."""
        text = self.first if finding.line == 1 else self.last if finding.line == self.last_number else None
        place = finding.column - 1
        return around(text, place) if text is not None and 0 <= place <= len(text) else None


def edges_of(batch: Batch) -> FileEdges:
    """The edges of a file, as far as a batch holds them."""
    if not batch.data:
        return FileEdges()
    data = batch.data
    first = _text(data.split(b"\n", 1)[0].split(b"\r", 1)[0]) if batch.offset == 0 else None
    begin = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
    is_whole = begin > 0 or batch.column == 1
    return FileEdges(first, _text(data[begin:]) if is_whole else None, batch.line + count_line_ends(data))


def _text(line: bytes) -> str | None:
    return line.decode("utf-8", "surrogateescape") if len(line) <= _LONGEST else None
