"""What a reader or validator has to say about a file."""

import attrs

from .codes import Code
from .severity import Severity


@attrs.frozen
class Finding:
    """One finding, with its place.

    ``line`` and ``column`` count from 1, columns in code points. ``game`` counts from 1; 0 is the file itself or what
    stands before its first game. ``ply`` is the number of the move concerned in its line of play, deployments not
    counted; 0 where none is.
    """

    code: Code
    file: str
    line: int
    column: int
    game: int
    ply: int
    message: str

    @property
    def severity(self) -> Severity:
        """How grave it is."""
        return self.code.severity

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}"
        return f"{where}: {self.severity.value}: {self.message} [{self.code.value}]"
