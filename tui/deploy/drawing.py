"""What the board shows of a draft."""

import attrs

from ...core.piece import code_of
from ...core.rules import RuleSet
from ...core.seat import Seat, Side
from ..board.look import Look
from ..board.scene import Scene
from .draft import Draft


def scene_of_draft(rules: RuleSet, draft: Draft) -> Scene:
    """The own pieces alone, and where the one in hand may stand."""
    squares = draft.deployment.squares(draft.seat)
    board, side = bytearray(rules.board.size), Side(draft.seat)
    for square, kind in zip(squares, draft.layout, strict=True):
        board[square] = code_of(kind, side) if kind else 0
    return Scene(
        board=bytes(board),
        selected=None if draft.picked is None else squares[draft.picked],
        lit=frozenset(squares[place] for place in draft.lit),
    )


def own_ranks(draft: Draft) -> range:
    """The own ranks, as rows from 0 at the bottom seat."""
    board, depth = draft.deployment.board, draft.deployment.depth
    return range(depth) if draft.seat is Seat.SOUTH else range(board.ranks - depth, board.ranks)


def own_look(draft: Draft, look: Look) -> Look:
    """The look with the own back rank at the bottom."""
    return attrs.evolve(look, flipped=draft.seat is Seat.NORTH)
