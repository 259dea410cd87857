"""Where what was written goes: one after the other into a stream, a lone game into a file, each game into its own."""

from pathlib import Path
from typing import Protocol

import attrs

from ..model.record import Record
from ..storing.files import encode
from ..storing.sink import Sink
from ..writing.writer_errors import UnwritableError
from .choices import Choices
from .done import Piece
from .errors import NothingWrittenError, SeveralGamesError, TooManyGamesError
from .format import Format, Frame


class Outlet(Protocol):
    """Takes pieces in order."""

    def take(self, piece: Piece) -> None:
        """Write a piece.

        Raises:
            UnwritableError: if it cannot stand here; then nothing of it is written.
        """

    def end(self) -> None:
        """Write what is left."""


@attrs.define
class StreamOutlet:
    """Games one after the other, with what stands around them."""

    sink: Sink
    frame: Frame
    _games: int = attrs.field(init=False, default=0)

    def begin(self) -> None:
        """Write what stands before the games."""
        self._text(self.frame.head)

    def take(self, piece: Piece) -> None:
        if self._games and piece.is_leading:
            raise UnwritableError("text without tags, which can only stand before the first game of a file")
        self._text(self.frame.between if self._games else self.frame.opening)
        self.sink.write(piece.data)
        self._games += piece.games

    def end(self) -> None:
        if self._games:
            self._text(self.frame.closing)
        self._text(self.frame.tail)

    def _text(self, text: str) -> None:
        if text:
            self.sink.write(encode(text))


@attrs.define
class LoneOutlet:
    """The one game of a file; it is written at the end, when it is known that there is no other."""

    sink: Sink
    format: Format
    _piece: Piece | None = attrs.field(init=False, default=None)

    def take(self, piece: Piece) -> None:
        """Hold the piece.

        Raises:
            SeveralGamesError: if there is one already.
        """
        if self._piece is not None:
            raise SeveralGamesError(self.format.name.value)
        self._piece = piece

    def end(self) -> None:
        """Write it.

        Raises:
            NothingWrittenError: if there is none.
        """
        if self._piece is None:
            raise NothingWrittenError(self.format.name.value)
        self.sink.write(self._piece.data)


@attrs.define
class FolderOutlet:
    """A file for each piece, named by the number of its game among all that were written."""

    folder: Path
    format: Format
    _number: int = attrs.field(init=False, default=0)
    _game: tuple[str, int] | None = attrs.field(init=False, default=None)

    def take(self, piece: Piece) -> None:
        if self._game != (piece.file, piece.game):
            self._game = (piece.file, piece.game)
            self._number += 1
        place = f"-{piece.place}" if piece.place else ""
        (self.folder / f"game-{self._number:04}{place}.{self.format.suffixes[0]}").write_bytes(piece.data)

    def end(self) -> None:
        """Nothing is left: every file is whole.

        Raises:
            NothingWrittenError: if there is none.
        """
        if not self._number:
            raise NothingWrittenError(self.format.name.value)


MOST_ON_A_PAGE = 500
"""So many games one page holds: more would be slow to open."""


@attrs.define
class PageOutlet:
    """Games that are written together, held until the last has come."""

    sink: Sink
    format: Format
    choices: Choices
    _records: list[Record] = attrs.field(init=False, factory=list)

    def take(self, piece: Piece) -> None:
        """Hold the game.

        Raises:
            TooManyGamesError: if a page would hold too many.
        """
        if piece.record is not None:
            self._records.append(piece.record)
        if len(self._records) > MOST_ON_A_PAGE:
            raise TooManyGamesError(self.format.name.value, MOST_ON_A_PAGE)

    def end(self) -> None:
        """Write them."""
        assert self.format.page is not None
        self.sink.write(self.format.page(self._records, self.choices))
