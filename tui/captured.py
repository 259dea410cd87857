"""Which pieces have fallen: derived from the plies, so that it is right after any undo."""

from collections import Counter

from ..core.game import Game
from ..core.piece import IDENTITY_BITS, KIND_BITS, Code, piece_of
from ..core.seat import Side

Fallen = tuple[tuple[int, int], ...]
"""Kinds in rank order, each with how many of it have fallen."""


def fallen(game: Game) -> tuple[Fallen, Fallen]:
    """The pieces that have fallen, indexed by the side that lost them, strongest first."""
    lost = Counter(code & IDENTITY_BITS for ply in game.plies if ply.battle for code in ply.battle.fallen)
    return _of_side(lost, Side.WHITE), _of_side(lost, Side.BLACK)


def _of_side(lost: Counter[Code], side: Side) -> Fallen:
    return tuple((code & KIND_BITS, count) for code, count in sorted(lost.items()) if piece_of(code).side is side)
