"""Cutting movetext into tokens. Knows nothing of moves or of what a token means where it stands."""

import re
from collections.abc import Iterator
from typing import TypeAlias

from ..text import line_ends
from .decoding import BYTE_ORDER_MARK

WHITE = line_ends.WHITE

Token: TypeAlias = re.Match[str]
"""A token. Its ``lastgroup`` is its kind: one of the constants below. Plain match objects, since records hold
millions.
"""

HIDDEN = "hidden"
"""A ``%`` line."""
NUMBER = "number"
RESULT = "result"
WORD = "word"
COMMENT = "comment"
LINE_COMMENT = "line_comment"
OPEN = "open"
CLOSE = "close"
NAG = "nag"
BRACE = "brace"
MARK = "mark"
"""A byte order mark."""

_PLAIN = rf"[^{WHITE}{{}}();${BYTE_ORDER_MARK}]"
_TOKEN = re.compile(
    rf"[{WHITE}]*+(?:"
    rf"(?P<{HIDDEN}>(?<![^\r\n{BYTE_ORDER_MARK}])%[^\r\n]*+)"
    rf"|(?P<{NUMBER}>[0-9]++\.++(?:[ ]\.\.++)?|\.++)"
    rf"|(?P<{RESULT}>(?:1-0|0-1|1/2-1/2|\*)(?!{_PLAIN}))"
    rf"|(?P<{WORD}>{_PLAIN}++)"
    rf"|(?P<{COMMENT}>\{{[^}}]*+\}}?)"
    rf"|(?P<{LINE_COMMENT}>;[^\r\n]*+)"
    rf"|(?P<{OPEN}>\()"
    rf"|(?P<{CLOSE}>\))"
    rf"|(?P<{NAG}>\$[0-9]*+)"
    rf"|(?P<{BRACE}>\}})"
    rf"|(?P<{MARK}>{BYTE_ORDER_MARK}))"
)


def tokens(text: str, start: int = 0) -> Iterator[Token]:
    """The tokens of movetext, from an offset on.

    >>> [(token.lastgroup, content(token)) for token in tokens("1. Rg4 {solid} *")]
    [('number', '1.'), ('word', 'Rg4'), ('comment', '{solid}'), ('result', '*')]
    """
    return _TOKEN.finditer(text, start, len(text.rstrip(WHITE)))


def content(token: Token) -> str:
    """The token's text, without the white space before it."""
    return str(token[token.lastgroup or 0])


def offset(token: Token) -> int:
    """Where the token's text begins."""
    return token.start(token.lastgroup or 0)


def is_unterminated(token: Token) -> bool:
    """Whether a token is a ``{`` that is never closed."""
    return token.lastgroup == COMMENT and not token[COMMENT].endswith("}")


def comment_text(token: Token) -> str:
    """The text of a comment, without its signs."""
    text = content(token)
    return text[1:-1] if token.lastgroup == COMMENT and not is_unterminated(token) else text[1:]
