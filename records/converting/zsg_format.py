"""Saved games of Zillions of Games."""

from ..zillions.writer import write_saved_game
from . import part, zsg_parts
from .choices import Choices
from .format import Document, Format, Holds, Numbered
from .format_name import FormatName
from .played_line import played_line


def _write(game: Numbered, _choices: Choices) -> tuple[Document, ...]:
    if not game.number:
        return ()
    plies = [played.after for played in played_line(game.record)]
    return (Document(write_saved_game(game.record, plies).encode("ascii")),)


ZSG_FORMAT = Format(
    FormatName.ZSG,
    "a saved game of Zillions of Games",
    ("zsg",),
    _write,
    losses=(
        part.VARIATIONS,
        part.COMMENTS,
        part.NAGS,
        part.UNREAD,
        zsg_parts.TAGS_BUT_PROGRAMS,
        zsg_parts.OPEN_RESULTS,
        zsg_parts.COUNTS,
        zsg_parts.TURNS,
    ),
    holds=Holds.ONE,
)
