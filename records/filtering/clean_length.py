"""The length of a game of which there is nothing to say, counted without playing its moves."""

from .. import lexer
from ..nag import NAG_OF

_DEPLOYMENT = "@"


def length_of_clean(movetext: str) -> int:
    """How many plies the main line has: every word outside variations is a move, but for glyphs and deployments.

    >>> length_of_clean("1. Rg4 {the bank} (1. Wd3 Rb7) 1... Ra6 ! 2. Rg5 *")
    3
    """
    depth = length = 0
    for token in lexer.tokens(movetext):
        kind = token.lastgroup
        depth += (kind == lexer.OPEN) - (kind == lexer.CLOSE)
        if kind == lexer.WORD and not depth:
            length += _is_move(lexer.content(token))
    return length


def _is_move(word: str) -> bool:
    return word not in NAG_OF and not word.isdigit() and not word.startswith(_DEPLOYMENT)
