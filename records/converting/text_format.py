"""Plain text with diagrams."""

import textwrap

from ..model.record import Record
from ..replaying.replay_text import tag_lines
from ..replaying.replayed import Replayed
from ..storing.files import encode
from . import part
from .choices import Choices
from .format import Document, Format, Frame, Numbered
from .format_name import FormatName
from .storyline import Diagram, Role, Words, blocks, storyline

_WIDTH = 80
_SIGNS = {Role.COMMENT: "{{{}}}", Role.UNREAD: "[not understood: {}]"}


def _write(game: Numbered, choices: Choices) -> tuple[Document, ...]:
    if not game.number:
        return ()
    replayed = Replayed.of(game.record)
    parts = [heading(game, replayed), "\n".join(tag_lines(_unkept(game.record)))]
    told = blocks(storyline(replayed, choices))
    parts += [_diagram(block) if isinstance(block, Diagram) else _paragraph(block) for block in told]
    return (Document(encode("\n\n".join(parts) + "\n")),)


def heading(game: Numbered, replayed: Replayed) -> str:
    """Which game it is."""
    return f"Game {game.number}: {replayed.names[0]} against {replayed.names[1]}, {game.record.result}"


def _unkept(record: Record) -> Record:
    """The tags alone."""
    return Record(record.tags)


def _paragraph(words: tuple[Words, ...]) -> str:
    text = " ".join(
        "(" * word.opens + _SIGNS.get(word.role, "{}").format(word.text) + ")" * word.closes for word in words
    )
    return textwrap.fill(text, _WIDTH, break_long_words=False, break_on_hyphens=False)


def _diagram(diagram: Diagram) -> str:
    return f"{diagram.caption}:\n\n{diagram.drawing}"


TEXT_FORMAT = Format(
    FormatName.TEXT,
    "text with diagrams",
    ("txt",),
    _write,
    losses=(part.HIDDEN, part.SECRETS, part.UNSHOWN),
    frame=lambda _choices: Frame(between="\n"),
    options=frozenset({"ply", "flip", "pieces"}),
)
