"""The model of a record: tags and one flat tuple of nodes.

Flat, so that equality, hashing, ``repr``, copying, pickling and JSON work at ten thousand plies and a thousand nested
variations without recursion.
"""

from typing import Literal, TypeAlias

import attrs

from ...core.ply import Ply
from ..text.comment_text import fold_all
from .tag_order import Tags, in_order

Result: TypeAlias = Literal["1-0", "0-1", "1/2-1/2", "*"]
"""How a game ended: the first player won, the second won, a draw, not ended."""

RESULTS: tuple[Result, ...] = ("1-0", "0-1", "1/2-1/2", "*")

START = -1
"""The parent of moves made in the start position, and the place that ``replay.game_at`` takes for it."""


@attrs.frozen
class Node:
    """A move in a record, or text that was not understood.

    ``parent`` is the index of the node before it in play, or ``START``. ``ply`` is ``None`` where the text was not
    understood: then ``text`` holds it verbatim, lines joined by LF, and the node has no children. ``nags`` are
    ascending. ``replaces`` is the index of the move after which a variation stands in the text, where that is not the
    main move: in ``1. a (1. b (1. c))`` all three moves have one parent, and c replaces b. ``before`` are comments
    before the first move of a variation or after a variation; ``after`` all others. Comments are always folded (see
    ``comment_text.fold``).
    """

    parent: int
    ply: Ply | None = None
    nags: tuple[int, ...] = ()
    before: tuple[str, ...] = attrs.field(default=(), converter=fold_all)
    after: tuple[str, ...] = attrs.field(default=(), converter=fold_all)
    text: str | None = None
    replaces: int | None = None


IN_TAGS = -1
"""The place of a line kept from the tag section."""


@attrs.frozen
class Kept:
    """Text that is no part of the game and is kept verbatim, on its own lines: ``%`` lines and what could not be read.

    ``place`` is how many nodes stand before it; ``IN_TAGS`` for a line of the tag section; one more than there are
    nodes for what follows the result. ``inside`` says that it stands in the variation that the next node opens.
    """

    place: int
    text: str
    inside: bool = False


@attrs.frozen
class Record:
    """One game as written down.

    ``tags`` are always in export order. ``nodes`` are in reading order: a move, then the variations that replace it,
    then the rest of its line. ``before`` are the comments before the first move, ``after`` those after the result.
    """

    tags: Tags = attrs.field(default=(), converter=in_order)
    nodes: tuple[Node, ...] = ()
    result: Result = "*"
    before: tuple[str, ...] = attrs.field(default=(), converter=fold_all)
    after: tuple[str, ...] = attrs.field(default=(), converter=fold_all)
    kept: tuple[Kept, ...] = ()

    def tag(self, name: str) -> str | None:
        """The value of a tag, the first where a file had it twice; ``None`` where it is missing."""
        return next((value for key, value in self.tags if key == name), None)
