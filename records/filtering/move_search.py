"""Looking for moves in the text of a game before it is read: most games without them are told so."""

import re
from collections.abc import Sequence

from ...core.rules import RuleSet
from .move_pattern import MovePattern

_MORE_THAN_MOVES = re.compile(rb"[{}();$%]|\xef\xbb\xbf")
_BETWEEN = rb"\S{0,40}?(?:\s+(?:[0-9.!?]+\s+)*)?\S{0,40}?"
"""What may stand between the target squares of two moves: ends of tokens, numbers and glyphs, glued or apart."""


def search_of(rules: RuleSet, patterns: Sequence[MovePattern]) -> re.Pattern[bytes]:
    """What is found in every movetext of nothing but moves in which moves follow each other.

    In every form of a move its target square stands as it is. Of moves with any moves between them, the most that
    follow each other without are looked for.
    """
    runs: list[list[bytes]] = [[]]
    for pattern in patterns:
        if pattern.token is None:
            runs.append([])
        else:
            runs[-1].append(rules.board.name_of(pattern.token.square).encode())
    longest = max(runs, key=len)
    return re.compile(_BETWEEN.join(longest))


def may_hold(movetext: bytes, search: re.Pattern[bytes]) -> bool:
    """Whether the moves may follow each other in a movetext."""
    return search.search(movetext) is not None or _MORE_THAN_MOVES.search(movetext) is not None
