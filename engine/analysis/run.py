"""The work of ``junqi analyze``."""

import asyncio
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import attrs

from ...core.errors import RefusedError
from ...notation.counted import counted
from ...records.files import replacing
from ...records.game_reader import ReadGame
from ...records.inputs import ProgressBar, check_files, read_files
from ...records.output import RecordOutput
from ...records.record_format import RecordFormat
from ...records.tally import Tally, is_faulty
from ...records.writer_errors import UnwritableError
from ..signals import stopped_by_signals
from ..uci.errors import EngineError
from ..uci.limits import Limits
from ..uci.program import Program
from .analyst import Analyst
from .progress import AnalysisProgress
from .summary import Play, summary_lines


class NoSuchGameError(RefusedError, LookupError):
    """A number that no game of the file has."""

    def __init__(self, file: str, number: int, games: int) -> None:
        super().__init__(f"{file} has no game {number}: it has {counted(games, 'game')}")
        self.number = number


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


def analyze_file(plan: AnalysisPlan) -> AnalysisReport:
    """Write the games of a file with annotations, and tell on standard error how the players did.

    Once interrupted, or if the program fails, the games that are left are written as they were.

    Raises:
        FileExistsError: if the output exists and may not be overwritten.
        OSError, BinaryFileError: if a file cannot be read or written.
        EngineError: if the program cannot be run, or failed; then what was found out is written all the same.
        NoSuchGameError: if the one game to analyse is not there.
    """
    check_files([plan.file])
    return asyncio.run(_analyze(plan))


async def _analyze(plan: AnalysisPlan) -> AnalysisReport:
    stop = asyncio.Event()
    analyst = Analyst(plan.program, plan.limits, plan.replace, stop)
    with stopped_by_signals(stop), _opened(plan) as sink, AnalysisProgress() as progress:
        work = _Work(plan, analyst, RecordOutput(sink, _format(plan.output)), progress)
        try:
            await work.do()
        finally:
            await analyst.close()
    if work.failure is not None:
        raise work.failure
    return AnalysisReport(work.tally, stop.is_set())


@attrs.define
class _Work:
    """The games of a file, one after the other."""

    plan: AnalysisPlan
    analyst: Analyst
    output: RecordOutput
    progress: AnalysisProgress
    tally: Tally = attrs.field(factory=Tally)
    failure: EngineError | None = None
    analysed: int = 0
    totals: dict[str, Play] = attrs.field(factory=dict)

    async def do(self) -> None:
        self.output.begin()
        with ProgressBar(None, shown=False) as reading:
            for game in read_files([self.plan.file], reading):
                self.tally.take(game)
                self._write(await self._analysed(game))
        self.output.end()
        if self.analysed > 1:
            for line in summary_lines("all games", self.totals.items()):
                self.progress.say(line)
        wanted = self.plan.game
        if wanted is not None and wanted > self.tally.read:
            raise NoSuchGameError(self.plan.file, wanted, self.tally.read)

    async def _analysed(self, game: ReadGame) -> ReadGame:
        """The game with its annotations; as it was where it is not wanted, or nothing can be said of it."""
        wanted = self.plan.game in (None, game.number) and game.number > 0
        if game.record is None or not wanted or self.analyst.stop.is_set() or self.failure is not None:
            return game
        try:
            found = await self.analyst.analyse(
                game.record, lambda done, positions: self.progress.show(game.number, done, positions)
            )
        except EngineError as error:
            self.failure = error
            return game
        if found is None:
            self.progress.say(f"game {game.number}: not analysed: its tags do not say what is played from where")
            return game
        for line in summary_lines(f"game {game.number}", found.played):
            self.progress.say(line)
        for name, play in found.played:
            self.totals[name] = self.totals.get(name, Play()).plus(play)
        self.analysed += 1
        return attrs.evolve(game, record=found.record)

    def _write(self, game: ReadGame) -> None:
        if game.record is None:
            return
        try:
            self.output.add(game.record)
        except UnwritableError as error:
            self.tally.faulty += not is_faulty(game)
            self.progress.say(f"game {game.number}: not written: {error}")
        else:
            self.tally.written += game.number > 0


def _format(output: Path | None) -> RecordFormat:
    """As the file's name says; else JGN."""
    suffix = "" if output is None else output.suffix.removeprefix(".").lower()
    return next((form for form in RecordFormat if form.value == suffix), RecordFormat.JGN)


@contextlib.contextmanager
def _opened(plan: AnalysisPlan) -> Iterator[IO[bytes]]:
    if plan.output is None:
        yield sys.stdout.buffer
        return
    with replacing(plan.output, over=plan.force) as stream:
        yield stream
