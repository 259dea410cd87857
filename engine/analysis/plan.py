"""What an analysis is to be, from the options of the command, and what came of it."""

from pathlib import Path

import attrs

from ...records.reading.tally import Tally
from ..uci.limits import Limits
from ..uci.program import Program


@attrs.frozen
class AnalysisPlan:
    """What is analysed, how, and where it goes: standard output for ``None``. ``game`` is the only one to analyse."""

    file: str
    output: Path | None
    program: Program
    limits: Limits
    game: int | None = None
    replace: bool = False
    force: bool = False


@attrs.frozen
class AnalysisReport:
    """``tally`` counts what was read and written; ``interrupted`` says that not all was analysed."""

    tally: Tally
    interrupted: bool
