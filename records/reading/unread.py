"""Text that could not be read: where it ends, and how it is kept."""

import re
from collections.abc import Iterator

import attrs

from ..model.record import RESULTS
from ..text.line_ends import with_lf
from . import lexer
from .lexer import Token

_RESULT_LINE = re.compile(rf"[ \t]*+(?P<{lexer.RESULT}>{'|'.join(map(re.escape, RESULTS))})\Z")

_LINE_END = re.compile(r"[\r\n]")


@attrs.frozen
class End:
    """Where unread text ends: the offset, the token found there, and a ``{`` within that is never closed."""

    at: int
    token: Token | None = None
    open_brace: Token | None = None
    depth: int = 0
    """How many of its parentheses are still open."""


def find_end(tokens: Iterator[Token], text: str, *, in_variation: bool) -> End:
    """Read on to the result of the game or, in a variation, to its own closing parenthesis."""
    depth = 0
    for token in tokens:
        kind = token.lastgroup
        if kind == lexer.RESULT or (kind == lexer.CLOSE and not depth and in_variation):
            return End(lexer.offset(token), token, depth=depth)
        if kind == lexer.OPEN:
            depth += 1
        elif kind == lexer.CLOSE:
            depth = max(0, depth - 1)
        elif lexer.is_unterminated(token):
            return _end_within_brace(text, token, depth)
    return End(len(text.rstrip(lexer.WHITE)), depth=depth)


def _end_within_brace(text: str, brace: Token, depth: int) -> End:
    result = result_within(text, brace)
    at = len(text.rstrip(lexer.WHITE)) if result is None else lexer.offset(result)
    return End(at, result, brace, depth)


def result_within(text: str, brace: Token) -> Token | None:
    """The result within an open brace, which reaches to the end but for a last line that is nothing but a result."""
    stop = len(text.rstrip(lexer.WHITE))
    last_line = max(text.rfind("\n", 0, stop), text.rfind("\r", 0, stop)) + 1
    return _RESULT_LINE.match(text, last_line, stop) if last_line > lexer.offset(brace) else None


def verbatim(text: str) -> str:
    """Text as it is kept: lines joined by LF, without white space around it."""
    return with_lf(text.strip(lexer.WHITE))


def is_open(text: str, *, in_variation: bool) -> bool:
    """Whether unread text would swallow what follows it: a brace is open or, in a variation, a parenthesis."""
    end = find_end(lexer.tokens(text), text, in_variation=in_variation)
    return end.open_brace is not None or (in_variation and end.depth > 0)


def whole_line(text: str, at: int) -> str:
    """The line from an offset on, with the blanks at its end."""
    end = _LINE_END.search(text, at)
    return text[at : len(text) if end is None else end.start()]
