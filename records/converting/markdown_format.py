"""Markdown with diagrams in fences; whatever a record holds stays text."""

import re
from collections.abc import Iterator
from itertools import groupby

from ..model.record import Record
from ..model.secret_tags import secret_tags
from ..replaying.replayed import Replayed
from ..storing.files import encode
from ..text.presentable import presentable
from . import part
from .choices import Choices
from .format import Document, Format, Frame, Numbered
from .format_name import FormatName
from .storyline import Diagram, Role, Words, blocks, storyline
from .text_format import heading

_SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~$@&]")


def escaped(text: str) -> str:
    r"""Text out of a record as Markdown.

    >>> escaped("*a* <b> 1. c")
    '\\*a\\* \\<b\\> 1. c'
    """
    return _SPECIAL.sub(r"\\\g<0>", presentable(text))


def _write(game: Numbered, choices: Choices) -> tuple[Document, ...]:
    if not game.number:
        return ()
    replayed = Replayed.of(game.record)
    parts = [f"## {escaped(heading(game, replayed))}", _tag_table(game.record)]
    told = blocks(storyline(replayed, choices))
    parts += [_diagram(block) if isinstance(block, Diagram) else _paragraph(block) for block in told]
    return (Document(encode("\n\n".join(parts) + "\n")),)


def _tag_table(record: Record) -> str:
    secret = secret_tags(record)
    rows = (f"| {escaped(name)} | {escaped(value)} |" for name, value in record.tags if name not in secret)
    return "\n".join(("| Tag | Value |", "|---|---|", *rows))


def _paragraph(words: tuple[Words, ...]) -> str:
    """Moves of the main line in bold, comments in italics, on one line: a wrapped line could begin a list."""
    return " ".join(_runs(words))


def _runs(words: tuple[Words, ...]) -> Iterator[str]:
    for role, group in groupby(words, lambda word: word.role):
        if role is Role.MOVE:
            yield f"**{' '.join(escaped(word.text) for word in group)}**"
        else:
            yield " ".join(_side(word) for word in group)


def _side(word: Words) -> str:
    text = escaped(word.text)
    if word.role is Role.COMMENT:
        text = f"*{text}*"
    if word.role is Role.UNREAD:
        text = rf"\[not understood: {text}\]"
    return "(" * word.opens + text + ")" * word.closes


def _diagram(diagram: Diagram) -> str:
    return f"{escaped(diagram.caption)}:\n\n```text\n{diagram.drawing}\n```"


MARKDOWN_FORMAT = Format(
    FormatName.MARKDOWN,
    "Markdown with diagrams",
    ("md", "markdown"),
    _write,
    losses=(part.HIDDEN, part.SECRETS, part.UNSHOWN),
    frame=lambda _choices: Frame(between="\n"),
    options=frozenset({"ply", "flip", "pieces"}),
)
