"""Which pieces have fallen: derived from the plies, so that it is right after any undo."""

from collections import Counter

from ..core.game import Game
from ..core.piece import IDENTITY_BITS, KIND_BITS, Code, piece_of
from ..core.ply import Battle, BattleResult, Ply
from ..core.seat import Side

Fallen = tuple[tuple[int, int], ...]
"""Kinds in rank order, each with how many of it have fallen."""


def fallen(game: Game) -> tuple[Fallen, Fallen]:
    """The pieces that have fallen, indexed by the side that lost them, strongest first."""
    lost = Counter(code & IDENTITY_BITS for ply in game.plies for code in _fallen_in(ply))
    return _of_side(lost, Side.WHITE), _of_side(lost, Side.BLACK)


def _of_side(lost: Counter[Code], side: Side) -> Fallen:
    return tuple((code & KIND_BITS, count) for code, count in sorted(lost.items()) if piece_of(code).side is side)


def _fallen_in(ply: Ply) -> tuple[Code, ...]:
    return () if ply.battle is None else _losers(ply.battle)


def _losers(battle: Battle) -> tuple[Code, ...]:
    if battle.result is BattleResult.ATTACKER_STAYS:
        return (battle.defender,)
    return (battle.attacker,) if battle.result is BattleResult.ATTACKER_FALLS else (battle.attacker, battle.defender)
