"""The games of a file being analysed."""

import attrs

from ...core.errors import RefusedError
from ...notation.counted import counted
from ...records.converting.record_output import RecordOutput
from ...records.inputs import ProgressBar, read_files
from ...records.model.record import Record
from ...records.reading.game_reader import ReadGame
from ...records.reading.tally import Tally, is_faulty
from ...records.writing.writer_errors import UnwritableError
from ..uci.errors import EngineStartError
from .analyst import Analysed, Analyst
from .plan import AnalysisPlan
from .progress import AnalysisProgress
from .summary import Play, summary_lines


class NoSuchGameError(RefusedError, LookupError):
    """A number that no game of the file has."""

    def __init__(self, file: str, number: int, games: int) -> None:
        super().__init__(f"{file} has no game {number}: it has {counted(games, 'game')}")
        self.number = number


@attrs.define
class AnalysisWork:
    """The games of a file, read, analysed and written one after the other."""

    plan: AnalysisPlan
    analyst: Analyst
    output: RecordOutput
    progress: AnalysisProgress
    tally: Tally = attrs.field(factory=Tally)
    analysed: int = 0
    totals: dict[str, Play] = attrs.field(factory=dict)

    async def do(self) -> None:
        """Go through the file.

        Raises:
            EngineStartError: if the program cannot be run for the first game; later ones are told and left out.
            NoSuchGameError: if the one game to analyse is not there.
        """
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
        if game.record is None or not wanted or self.analyst.is_over:
            return game
        found = await self._found(game.number, game.record)
        if found is None:
            return game
        self._count(game.number, found)
        return attrs.evolve(game, record=found.record)

    async def _found(self, number: int, record: Record) -> Analysed | None:
        """What the program finds out about a game; why not, where it is nothing."""
        why = "its tags do not say what is played from where"
        try:
            found = await self.analyst.analyse(
                record, lambda done, positions: self.progress.show(number, done, positions)
            )
        except EngineStartError as error:
            if not self.analysed:
                raise
            found, why = None, str(error)
        if found is None:
            self.progress.say(f"game {number}: not analysed: {why}")
        return found

    def _count(self, number: int, found: Analysed) -> None:
        for line in summary_lines(f"game {number}", found.played):
            self.progress.say(line)
        for name, play in found.played:
            self.totals[name] = self.totals.get(name, Play()).plus(play)
        self.analysed += 1

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
