"""Commands in comments, such as ``[%eval +1.25]`` and ``[%clk 0:09:58]``."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

_COMMAND = re.compile(r"\[%([A-Za-z][\w-]*+)\s*+([^\[\]]*+)\]", re.ASCII)
_NUMBER = re.compile(r"[+-]?\d{1,6}(?:\.\d{1,6})?", re.ASCII)
_MATE = re.compile(r"#([+-]?)\d{1,6}", re.ASCII)


@attrs.frozen
class CommentCommand:
    """A command found in a comment, its value as written."""

    name: str
    value: str


@attrs.frozen
class Evaluation:
    """What ``[%eval]`` says, from First's side.

    ``score`` is in pawns, as programs give it; a win in some moves has the score of infinity with the winner's sign.
    """

    score: float
    text: str


def commands_in(comment: str) -> tuple[CommentCommand, ...]:
    """The commands of a comment, in order, unknown ones included.

    >>> commands_in("solid [%clk 0:09:58] [%eval +1.25]")[1]
    CommentCommand(name='eval', value='+1.25')
    """
    return tuple(command for _, command in placed_commands(comment))


def placed_commands(comment: str) -> Iterator[tuple[int, CommentCommand]]:
    """The commands of a comment, each with its offset."""
    for found in _COMMAND.finditer(comment):
        yield found.start(), CommentCommand(found[1], found[2].strip())


def prose_of(comment: str) -> str:
    """A comment without its commands.

    >>> prose_of("[%clk 0:09:58] solid")
    'solid'
    """
    return " ".join(_COMMAND.sub(" ", comment).split())


def command_value(comments: tuple[str, ...], name: str) -> str | None:
    """The value of the last command of that name in a node's comments; ``None`` if there is none."""
    values = [c.value for comment in comments for c in commands_in(comment) if c.name == name]
    return values[-1] if values else None


def evaluation_in(comments: tuple[str, ...]) -> Evaluation | None:
    """The evaluation in a node's comments; ``None`` where there is none that can be read.

    >>> evaluation_in(("[%eval #-5]",))
    Evaluation(score=-inf, text='#-5')
    """
    value = command_value(comments, "eval")
    if value is None:
        return None
    mate = _MATE.fullmatch(value)
    if mate is not None:
        return Evaluation(float("-inf") if mate[1] == "-" else float("inf"), value)
    return Evaluation(float(value), value) if _NUMBER.fullmatch(value) else None
