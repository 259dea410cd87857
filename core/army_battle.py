"""Battles of the army games."""

import enum

from .army_pieces import ENGINEER, FLAG, GRENADE, MINE
from .piece import KIND_BITS, Code
from .ply import BattleResult


class MineFate(enum.Enum):
    """What a Mine does to an attacker that is no Grenade."""

    HOLDS = enum.auto()
    """The Engineer removes it; everyone else falls and the Mine stays."""
    EXPLODES = enum.auto()
    """Both fall, the Engineer included."""
    TAKES_ALONG = enum.auto()
    """The Engineer removes it; everyone else falls together with it."""


def fight(attacker: Code, defender: Code, mine: MineFate) -> BattleResult:
    """The result of a battle between enemies."""
    a, d = attacker & KIND_BITS, defender & KIND_BITS
    if GRENADE in (a, d):
        return BattleResult.BOTH_FALL
    if d == FLAG:
        return BattleResult.ATTACKER_STAYS
    if d == MINE:
        return _against_mine(a, mine)
    if a == d:
        return BattleResult.BOTH_FALL
    return BattleResult.ATTACKER_STAYS if a < d else BattleResult.ATTACKER_FALLS


def _against_mine(attacker: int, mine: MineFate) -> BattleResult:
    if mine is MineFate.EXPLODES:
        return BattleResult.BOTH_FALL
    if attacker == ENGINEER:
        return BattleResult.ATTACKER_STAYS
    return BattleResult.ATTACKER_FALLS if mine is MineFate.HOLDS else BattleResult.BOTH_FALL
