"""The length of a game of which there is nothing to say, counted without playing its moves."""

import re

from ..model.nag import NAG_OF
from ..reading import lexer
from .move_search import MORE_THAN_MOVES

_DEPLOYMENT = "@"
_MOVE = re.compile(rb"(?<!\S)(?:[0-9]++\.++)?[A-Za-z_^\x80-\xff]\S*")
"""A move among moves, numbers, glyphs and a result."""


def length_of_clean(movetext: bytes) -> int:
    """How many plies the main line has: every word outside variations is a move, but for glyphs and deployments.

    >>> length_of_clean(b"1. Rg4 {the bank} (1. Wd3 Rb7) 1... Ra6 ! 2. Rg5 *"), length_of_clean(b"1.Rg4 Ra6 ?! *")
    (3, 2)
    """
    if MORE_THAN_MOVES.search(movetext) is None:
        return len(_MOVE.findall(movetext))
    depth = length = 0
    for token in lexer.tokens(movetext.decode()):
        kind = token.lastgroup
        depth += (kind == lexer.OPEN) - (kind == lexer.CLOSE)
        if kind == lexer.WORD and not depth:
            length += _is_move(lexer.content(token))
    return length


def _is_move(word: str) -> bool:
    return word not in NAG_OF and not word.isdigit() and not word.startswith(_DEPLOYMENT)
