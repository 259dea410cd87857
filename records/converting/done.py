"""What became of the games of a batch."""

import attrs

from ..model.record import Record
from ..reading.tally import Tally
from .losses import Losses


@attrs.frozen
class Piece:
    """What was written of one game, or of ``games`` that follow each other.

    ``game`` is the number of the first in its file, ``place`` what ``Document.place`` is; ``is_leading`` says that it
    may only stand at the beginning of a file, ``is_faulty`` that its game has an error.
    ``record`` is what ``Document.record`` is.
    """

    data: bytes
    games: int
    file: str
    game: int
    place: str = ""
    is_leading: bool = False
    is_faulty: bool = False
    record: Record | None = None


@attrs.define
class Done:
    """What is written, in order; counts; and what there is to say of games that were not written or not read."""

    pieces: list[Piece] = attrs.field(factory=list)
    tally: Tally = attrs.field(factory=Tally)
    losses: Losses = attrs.field(factory=Losses)
    messages: list[str] = attrs.field(factory=list)
