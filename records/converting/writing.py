"""Writing the games of a batch in a format: what a process does."""

from collections.abc import Iterable

import attrs

from ...notation.command_line import STANDARD_INPUT, printable
from ..batches.batch import Batch, games_of
from ..compiled.bulk import CleanGames, check_batch
from ..compiled.recognisers import next_run, recognisers_of
from ..findings.severity import Severity
from ..model.hidden_deal import without_deal
from ..reading.game_reader import ReadGame
from ..reading.tally import is_faulty
from ..writing.writer_errors import UnwritableError
from .choices import Choices
from .done import Done, Piece
from .format import Document, Format, Holds, Numbered
from .format_name import FormatName
from .table import FORMATS


@attrs.frozen
class BatchWriter:
    """Work on batches that can travel between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known. Batches of one ``run`` share
    what was compiled for them.
    """

    format: FormatName
    choices: Choices
    expected: int | None = None
    run: int = attrs.field(factory=next_run)

    def __call__(self, batch: Batch) -> Done:
        """Write the games of a batch."""
        form = FORMATS[self.format]
        if form.is_export_form(self.choices):
            games = check_batch(recognisers_of(self.run, self.expected), batch, exporting=True)
            return write_games(games, batch.file, form, self.choices)
        return write_batch(batch, form, self.choices)


def write_batch(batch: Batch, form: Format, choices: Choices) -> Done:
    """Write the games of a batch, as far as the format can hold them, each read in full."""
    return write_games(games_of(batch), batch.file, form, choices)


def write_games(games: Iterable[ReadGame | CleanGames], file: str, form: Format, choices: Choices) -> Done:
    """Write games of a file, as far as the format can hold them.

    Clean ones have been written by compiled code; they may come only where the format is the export form.
    """
    writer = _Writer(file, form, choices)
    for game in games:
        if isinstance(game, CleanGames):
            writer.take_clean(game)
        else:
            writer.take(game)
    return writer.finished()


class _Writer:
    def __init__(self, file: str, form: Format, choices: Choices) -> None:
        self._done = Done()
        self._file = file
        self._form = form
        self._choices = choices
        self._stretch: list[bytes] = []
        """``_games`` that stand in one file, and ``_number`` of the first of them."""
        self._games = self._number = 0
        self._between = form.frame(choices).between.encode()

    def take(self, game: ReadGame) -> None:
        """Write a game, or say why it cannot be."""
        self._done.tally.take(game)
        if game.record is None:
            self._say_unread(game)
            return
        record = without_deal(game.record) if self._choices.hide_deal else game.record
        try:
            documents = self._form.write(Numbered(record, self._file, game.number), self._choices)
        except UnwritableError as error:
            self._done.tally.faulty += not is_faulty(game)
            self._done.messages.append(unwritten_message(self._file, game.number, str(error)))
            return
        self._done.losses.take(self._form.losses, record)
        self._done.tally.written += game.number > 0
        for document in documents:
            self._add(document, game)

    def take_clean(self, clean: CleanGames) -> None:
        """Take games that were written by compiled code."""
        self._done.tally.read += clean.games
        self._done.tally.written += clean.games
        self._extend(clean.export, clean.games, clean.number)

    def finished(self) -> Done:
        """All that was written."""
        self._end_stretch()
        return self._done

    def _add(self, document: Document, game: ReadGame) -> None:
        """Add what was written; stretches of one file are joined, since whole ones travel faster between processes."""
        if self._form.holds is Holds.MANY and not document.is_leading:
            self._extend(document.data, 1, game.number)
            return
        self._end_stretch()
        self._done.pieces.append(
            Piece(
                document.data,
                games=1,
                file=self._file,
                game=game.number,
                place=document.place,
                is_leading=document.is_leading,
                is_faulty=is_faulty(game),
                record=document.record,
            )
        )

    def _extend(self, data: bytes, games: int, number: int) -> None:
        """Add games to the stretch, of which the first has a number."""
        self._number = self._number if self._stretch else number
        self._games += games
        self._stretch.append(data)

    def _end_stretch(self) -> None:
        if self._stretch:
            data = self._between.join(self._stretch)
            self._done.pieces.append(Piece(data, self._games, self._file, self._number))
            self._stretch, self._games = [], 0

    def _say_unread(self, game: ReadGame) -> None:
        error = next((finding for finding in game.findings if finding.severity is Severity.ERROR), None)
        if game.number and error is not None:
            self._done.messages.append(f"{_where(self._file, game.number)}: not read: {printable(error.message)}")


def unwritten_message(file: str, number: int, reason: str) -> str:
    """What is said of a game that was not written."""
    return f"{_where(file, number)}: not written: {printable(reason)}"


def _where(file: str, number: int) -> str:
    return f"game {number}" if file == STANDARD_INPUT else f"{printable(file)}: game {number}"
