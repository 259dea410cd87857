"""The evaluation of Junqi, compiled: what all can see, and what is still face down as a set."""

from ...core.army_pieces import ENGINEER, FLAG, GRENADE, MINE
from ...kernels import game_kernel as game
from ...kernels.army_tables_kernel import CAMPS
from ...kernels.bits_kernel import ONE, ZERO, lowest, population
from ...kernels.game_kernel import QUIET_LIMIT
from ...kernels.junqi_moves_kernel import HOMES
from ...kernels.junqi_state_kernel import (
    JunqiState,
    carriers,
    colours_known,
    in_pool,
    kind_at,
    occupied,
    of_kind,
    pieces,
    side_of,
    turn,
    units,
)
from ...kernels.junqi_terrain_kernel import reach
from ...kernels.memory_kernel import implements, inlined, part
from . import evaluation_kernel as evaluation
from . import junqi_exchange_kernel as _exchanges  # noqa: F401  it says what captures bring in
from .junqi_places_kernel import flag_chances, hunt, weight
from .junqi_weights import CAMP, ENGINEER_TASK, FLOOR, GRENADE_SHARE, MINES, RATIO, SPAN, TOP

_FEW = 8
"""Once an enemy has no more fighters than this, they are hunted."""
_BITS = 4
"""Bits for a number of pieces of one kind, in a word that counts all kinds of a side."""


# Material


@inlined
def _count(state: JunqiState, side: int, number: int) -> int:
    """How many pieces of the kind with a number a side has, face up or down."""
    return population(of_kind(state, number) & pieces(state, side)) + in_pool(state, number, side)


@part
def counts(state: JunqiState, side: int) -> int:
    """The numbers of a side's pieces of all kinds, ``_BITS`` for each."""
    packed = 0
    for number in range(1, FLAG):
        packed |= _count(state, side, number) << _BITS * number
    return packed


@inlined
def counted(packed: int, number: int) -> int:
    """The number of pieces of a kind in what ``counts`` returns."""
    return packed >> _BITS * number & 15


@part
def material(own: int, enemy: int, memory: int) -> int:
    """What a side's pieces are worth against those the enemy has left: by how much of it they beat."""
    total = 0
    for number in range(1, ENGINEER + 1):
        total += counted(enemy, number)
    floor, step = weight(memory, FLOOR), weight(memory, SPAN) * 128 // max(2 * total, 1)
    value, best = 0, 0
    stronger, weaker = 0, total
    for number in range(1, ENGINEER + 1):
        equal = counted(enemy, number)
        weaker -= equal
        worth = floor + (step * (2 * weaker + equal) >> 7)
        if stronger == 0:
            worth += weight(memory, TOP)
        value += counted(own, number) * worth
        if equal and best == 0:
            best = floor + weight(memory, TOP) + weight(memory, SPAN) * (2 * weaker + equal) // (2 * total)
        stronger += equal
    value += counted(own, GRENADE) * (floor + best * weight(memory, GRENADE_SHARE) // 100)
    if counted(enemy, MINE):
        value += counted(own, ENGINEER) * weight(memory, ENGINEER_TASK)
    mines = min(counted(own, MINE), 3)
    return value + (weight(memory, MINES + mines - 1) if mines else 0)


@inlined
def _places(state: JunqiState, player: int, memory: int) -> int:
    """What a player's pieces are worth by where they stand."""
    side = side_of(state, player)
    sheltered = population(units(state) & pieces(state, side) & CAMPS)
    return sheltered * weight(memory, CAMP) + flag_chances(state, player, memory)


@inlined
def _fighter_count(packed: int) -> int:
    total = 0
    for number in range(1, GRENADE + 1):
        total += counted(packed, number)
    return total


@implements(evaluation.evaluate, JunqiState)
def evaluate(state: JunqiState, rules: int, memory: int) -> int:
    """Material, the share in it, places; less and less of it, the longer nothing has been taken or flipped."""
    if not colours_known(state):
        return 0
    player = turn(state)
    side = side_of(state, player)
    own, enemy = counts(state, side), counts(state, 1 - side)
    strength, threat = material(own, enemy, memory), material(enemy, own, memory)
    ahead = strength - threat
    score = ahead + weight(memory, RATIO) * ahead // (strength + threat + 200)
    score += _places(state, player, memory) - _places(state, 1 - player, memory)
    if ahead >= 0 and _fighter_count(enemy) <= _FEW:
        score += hunt(state, side, memory)
    if ahead <= 0 and _fighter_count(own) <= _FEW:
        score -= hunt(state, 1 - side, memory)
    quiet = game.quiet(state)
    return score * (2 * QUIET_LIMIT - min(quiet, QUIET_LIMIT)) // (2 * QUIET_LIMIT) if quiet > 20 else score


@implements(evaluation.urgent, JunqiState)
def urgent(state: JunqiState, rules: int) -> bool:
    """Whether an enemy carrier is a move from home."""
    enemy = 1 - turn(state)
    carrying = carriers(state) & pieces(state, side_of(state, enemy))
    if carrying == ZERO or not colours_known(state):
        return False
    open_homes = HOMES[enemy] & ~occupied(state)
    while carrying != ZERO:
        square = lowest(carrying)
        if reach(square, kind_at(state, square), occupied(state)) & open_homes != ZERO:
            return True
        carrying &= carrying - ONE
    return False
