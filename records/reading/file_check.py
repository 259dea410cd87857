"""What is odd about a file as a whole: line ends, its last line, and whether it holds any game."""

from collections.abc import Iterator

from ..findings.codes import Code
from ..findings.finding import Finding
from ..text.blocks import Block
from ..text.line_ends import count_line_ends, first_line, last_line_width


class FileCheck:
    """Counts over the blocks of a file."""

    def __init__(self) -> None:
        self._crlf = self._cr = self._lf = 0
        self._games = self._size = 0
        self._width = 0
        self._end = (1, 1)
        self._ends_line = True

    def take(self, block: Block, games: int | None = None) -> None:
        """Count a block, which is of one game or none unless ``games`` says how many follow each other in it."""
        data = block.data
        has_cr = b"\r" in data  # rarely: three counts are three times as slow as one
        crlf = data.count(b"\r\n") if has_cr else 0
        if not self._crlf + self._cr + self._lf:
            self._width = block.column - 1 + len(first_line(data).decode("utf-8", "replace"))
        self._crlf += crlf
        self._cr += data.count(b"\r") - crlf if has_cr else 0
        self._lf += data.count(b"\n") - crlf
        self._games += block.is_game if games is None else games
        self._size += len(data)
        self._ends_line = data.endswith((b"\n", b"\r"))
        if block.last:
            self._end = _end_of(block)

    def findings(self, file: str) -> Iterator[Finding]:
        """What there is to say at the end of the file."""
        if not self._size:
            yield Finding(Code.EMPTY_FILE, file, 1, 1, 0, 0, "the file is empty")
            return
        kind = self._line_ends()
        if kind is not None:
            yield Finding(kind[0], file, 1, self._width + 1, 0, 0, kind[1])
        if not self._games:
            message = 'no line begins with a tag such as [Event "?"], so the file holds no game'
            yield Finding(Code.NO_GAMES, file, 1, 1, 0, 0, message)
        if not self._ends_line:
            yield Finding(Code.NO_FINAL_NEWLINE, file, *self._end, 0, 0, "the last line has no line end")

    def _line_ends(self) -> tuple[Code, str] | None:
        found = [(self._crlf, "CRLF"), (self._lf, "LF"), (self._cr, "a lone CR")]
        counts = [f"{count} in {name}" for count, name in found if count]
        if len(counts) > 1:
            return Code.MIXED_LINE_ENDS, f"lines end in different ways: {', '.join(counts)}; writers write LF"
        if self._crlf:
            return Code.CRLF, "lines end in CRLF; writers write LF"
        return (Code.LONE_CR, "lines end in a lone CR; writers write LF") if self._cr else None


def _end_of(block: Block) -> tuple[int, int]:
    """Where a block ends."""
    ends = count_line_ends(block.data)
    return block.line + ends, last_line_width(block.data) + (1 if ends else block.column)
