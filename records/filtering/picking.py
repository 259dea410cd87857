"""Picking games of a batch: what a process does."""

import enum
from collections.abc import Iterable

import attrs

from ...notation.command_line import printable
from ..batches.batch import Batch, raw_games_of
from ..findings.severity import Severity
from ..formats.raw_game import RawGame
from ..formats.record_format import RecordFormat
from ..storing.files import encode
from ..text.blocks import first_section, is_blank
from ..writing.writer import write_record
from ..writing.writer_errors import UnwritableError
from .candidate import Candidate
from .candidates import Tagged, candidates_of, jgn_candidates
from .exporting import export_of
from .filter import Filter


class Form(enum.Enum):
    """How games that were picked are written."""

    JGN = "jgn"
    """Tidied, as ``convert`` writes them."""
    RAW = "raw"
    """Byte for byte as they stood."""
    NONE = "none"
    """Not at all: they are counted."""


@attrs.frozen
class Pick:
    """A game that was picked: its number in its file, and what is written of it or why it cannot be."""

    number: int
    data: bytes = b""
    unwritable: str | None = None


@attrs.frozen
class Picked:
    """What was picked of a batch that holds so many games after ``before`` others of its file.

    ``lost`` says what of the batch is no game and so belongs nowhere; ``unread``, why a document has no games.
    """

    file: str
    before: int
    games: int
    picks: tuple[Pick, ...] = ()
    lost: str | None = None
    unread: str | None = None


@attrs.frozen
class Picker:
    """Work on batches that can travel between processes; ``expected`` is how many bytes will be read in all."""

    filter: Filter
    form: Form
    expected: int | None = None

    def __call__(self, batch: Batch) -> Picked:
        """Pick games of a batch."""
        if batch.format is RecordFormat.JGN:
            picks = self._picks(jgn_candidates(batch, self.filter.needle, self.expected))
            return Picked(batch.file, batch.before, batch.games, picks, lost=_lost(batch))
        raws = tuple(raw_games_of(batch))
        picks = self._picks(candidates_of(raws, batch.file))
        games = sum(raw.block.is_game for raw in raws)
        return Picked(batch.file, batch.before, games, picks, unread=_unread(raws))

    def _picks(self, games: Iterable[Tagged]) -> tuple[Pick, ...]:
        takes, form = self.filter.takes, self.form
        return tuple(_pick(game, form) for tags, game in games if takes(tags, game))


def _pick(game: Candidate, form: Form) -> Pick:
    if form is Form.NONE:
        return Pick(game.number)
    if form is Form.RAW:
        line_end = b"\n" if game.raw.format is RecordFormat.JSON_LINES else b""
        return Pick(game.number, game.raw.block.data + line_end)
    export = export_of(game.raw)
    if export is not None:
        return Pick(game.number, export)
    if game.read.record is None:
        return Pick(game.number, unwritable=_why_unread(game))
    try:
        return Pick(game.number, encode(_with_tags(write_record(game.read.record))))
    except UnwritableError as error:
        return Pick(game.number, unwritable=printable(str(error)))


def _with_tags(text: str) -> str:
    if not text.startswith("["):
        raise UnwritableError("a game without tags, which no other can precede")
    return text


def _why_unread(game: Candidate) -> str:
    errors = (finding.message for finding in game.read.findings if finding.severity is Severity.ERROR)
    return printable(next(errors, "it cannot be read"))


def _lost(batch: Batch) -> str | None:
    if batch.offset:
        return None
    begin = first_section(batch.data)
    before = batch.data if begin is None else batch.data[:begin]
    return None if is_blank(before) else "the text before the first game is left out"


def _unread(raws: Iterable[RawGame]) -> str | None:
    """What is wrong with a document as a whole."""
    reads = (raw.read for raw in raws if raw.read is not None and not raw.read.number)
    return next((printable(read.findings[0].message) for read in reads), None)
