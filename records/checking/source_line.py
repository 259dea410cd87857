"""The lines of a file on which findings stand, as far as they are shown."""

import re

import attrs

from ..batches.batch import Batch
from ..findings.finding import Finding

_LINE_END = re.compile(rb"\r\n?|\n")
_REACH = 200
"""How many characters of a line are kept before and after the place of a finding."""


@attrs.frozen
class SourceLine:
    """A line around the place of a finding.

    ``place`` is the index of the character concerned, which may be just behind the last. ``cut_before`` and
    ``cut_after`` say whether the line goes on there.
    """

    text: str
    place: int
    cut_before: bool = False
    cut_after: bool = False


def around(line: str, place: int) -> SourceLine:
    """A line of any length, cut to what stands around a place."""
    begin, end = max(0, place - _REACH), place + _REACH
    return SourceLine(line[begin:end], place - begin, begin > 0, end < len(line))


class SourceLines:
    """The lines of a batch; looked for when first asked."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._starts: list[int] = []
        self._number, self._text = 0, ""

    def around(self, finding: Finding) -> SourceLine | None:
        """The line of a finding; ``None`` where it stands elsewhere."""
        index = finding.line - self._batch.line
        if not self._starts:
            self._starts = [0, *(end.end() for end in _LINE_END.finditer(self._batch.data))]
        if not self._batch.data or not 0 <= index < len(self._starts):
            return None
        place = finding.column - (self._batch.column if index == 0 else 1)
        text = self._line(index)
        return around(text, place) if 0 <= place <= len(text) else None

    def _line(self, index: int) -> str:
        """A line without its end; the last is kept, since findings often share one and it may be long."""
        if index != self._number or not self._text:
            begin = self._starts[index]
            end = self._starts[index + 1] if index + 1 < len(self._starts) else len(self._batch.data)
            line = self._batch.data[begin:end].rstrip(b"\r\n")
            self._number, self._text = index, line.decode("utf-8", "surrogateescape")
        return self._text
