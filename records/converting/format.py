"""What a format of records is: how it is told, what it writes, and what it leaves out."""

import enum
from collections.abc import Callable, Sequence

import attrs

from ..model.record import Record
from .choices import Choices
from .format_name import FormatName
from .part import Part


@attrs.frozen
class Numbered:
    """A record with the file that it comes from and its number in there, from 1; 0 stands before the first game."""

    record: Record
    file: str = "-"
    number: int = 1


@attrs.frozen
class Document:
    """What was written of a game: a file, or a stretch of one.

    ``place`` tells documents of one game apart in the names of files. ``is_leading`` says that it may only stand at
    the beginning of a file. ``record`` is the game itself where all games are written together.
    """

    data: bytes
    place: str = ""
    is_leading: bool = False
    record: Record | None = None


@attrs.frozen
class Frame:
    """What stands around the games of a file: at its head, before the first, between, after the last, at its end."""

    head: str = ""
    opening: str = ""
    between: str = ""
    closing: str = ""
    tail: str = ""


def no_frame(_choices: Choices) -> Frame:
    """Nothing around the games."""
    return Frame()


class Holds(enum.Enum):
    """How many games a file of a format has."""

    MANY = "any number of games"
    ONE = "one game"
    TOGETHER = "some games, all written at once"


@attrs.frozen
class Format:
    """A format that records are written in.

    ``suffixes`` tell it by a file's name, the first being that of files it makes up names for. ``write`` gives what is
    written of a record; it raises ``UnwritableError`` where the format cannot hold it. ``losses`` are all parts of a
    record that it leaves out, whatever the options. ``options`` are those that say something for it.
    ``page`` writes the games of a format that holds them together. ``is_export_form`` says whether what is written is
    the export form of JGN, which compiled code can write too.
    """

    name: FormatName
    title: str
    suffixes: tuple[str, ...]
    write: Callable[[Numbered, Choices], tuple[Document, ...]]
    losses: tuple[Part, ...] = ()
    holds: Holds = Holds.MANY
    frame: Callable[[Choices], Frame] = no_frame
    options: frozenset[str] = frozenset()
    is_text: bool = True
    page: Callable[[Sequence[Record], Choices], bytes] | None = None
    is_export_form: Callable[[Choices], bool] = lambda _: False
