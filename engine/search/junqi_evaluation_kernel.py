"""The evaluation of Junqi, compiled: what all can see, and what is still face down as a set."""

from ...core.army_pieces import ENGINEER, FLAG, GRENADE, MINE
from ...kernels import game_kernel as game
from ...kernels.army_kernel import straight
from ...kernels.army_tables_kernel import CAMPS
from ...kernels.bits_kernel import ONE, ZERO, lowest, population
from ...kernels.game_kernel import QUIET_LIMIT
from ...kernels.junqi_moves_kernel import HOMES, not_stronger, reach
from ...kernels.junqi_state_kernel import (
    JunqiState,
    carriers,
    colours_known,
    fighters,
    in_pool,
    kind_at,
    lifting_kind,
    lone_flags,
    occupied,
    of_kind,
    pieces,
    sacrificed_kind,
    side_of,
    standing_on,
    turn,
    units,
)
from ...kernels.memory_kernel import implements, inlined, load, part, signed_table, word
from ...kernels.move_kernel import BOTH_FALL, kind, origin, result, target, victim
from . import evaluation_kernel as evaluation
from .junqi_distances_kernel import DISTANCES, FAR
from .memory_map import WEIGHTS

_FLOOR, _SPAN, _TOP, _GRENADE, _ENGINEER, _MINES = 0, 1, 2, 3, 4, 5
_CAMP, _RATIO, _HUNT, _CLEAR, _OPEN_FLAG, _APPROACH, _CARRY, _HOME = 8, 9, 10, 11, 12, 13, 14, 15

_FEW = 8
"""Once an enemy has no more fighters than this, they are hunted."""
_BITS = 4
"""Bits for a number of pieces of one kind, in a word that counts all kinds of a side."""
_TYPICAL = signed_table((0, 760, 640, 560, 480, 400, 330, 260, 180, 140, 330, 140, 500, 0, 0, 0))
"""What a kind is worth where it is quickly weighed against another."""


@inlined
def weight(memory: int, number: int) -> int:
    """A weight of the evaluation."""
    return load(memory, WEIGHTS + number)


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
    floor, step = weight(memory, _FLOOR), weight(memory, _SPAN) * 128 // max(2 * total, 1)
    value, best = 0, 0
    stronger, weaker = 0, total
    for number in range(1, ENGINEER + 1):
        equal = counted(enemy, number)
        weaker -= equal
        worth = floor + (step * (2 * weaker + equal) >> 7)
        if stronger == 0:
            worth += weight(memory, _TOP)
        value += counted(own, number) * worth
        if equal and best == 0:
            best = floor + weight(memory, _TOP) + weight(memory, _SPAN) * (2 * weaker + equal) // (2 * total)
        stronger += equal
    value += counted(own, GRENADE) * (floor + best * weight(memory, _GRENADE) // 100)
    if counted(enemy, MINE):
        value += counted(own, ENGINEER) * weight(memory, _ENGINEER)
    mines = min(counted(own, MINE), 3)
    return value + (weight(memory, _MINES + mines - 1) if mines else 0)


# Places


@part
def _nearest(squares: int, goals: int) -> int:
    """The fewest moves from one of some squares to one of some goals."""
    fewest = FAR
    while squares != ZERO:
        row = lowest(squares) * 64
        rest = goals
        while rest != ZERO:
            fewest = min(fewest, DISTANCES[row + lowest(rest)])
            rest &= rest - ONE
        squares &= squares - ONE
    return fewest


@part
def _moves_to(squares: int, goals: int, everything: int) -> int:
    """The fewest moves from one of some squares to one of some goals, past all that stands on the board."""
    reached = squares
    moves = 0
    while squares & goals == ZERO:
        moves += 1
        if squares == ZERO or moves == FAR:
            return FAR
        following = ZERO
        while squares != ZERO:
            following |= straight(lowest(squares), everything)
            squares &= squares - ONE
        # Whatever stands on a square ends the way there, a goal or not.
        squares = following & ~reached & (~everything | goals)
        reached |= following
    return moves


@inlined
def _clearers(state: JunqiState, side: int, own: int) -> int:
    """The squares of a side's pieces that may remove a Landmine."""
    engineers = own & of_kind(state, ENGINEER)
    sacrificed = sacrificed_kind(state, side)
    if sacrificed:
        engineers |= own & of_kind(state, sacrificed)
    return engineers | (own & of_kind(state, GRENADE))


@part
def _flag_chances(state: JunqiState, player: int, memory: int) -> int:
    """What a player has of carrying the enemy Flag home, or of opening the way to it."""
    side = side_of(state, player)
    own = pieces(state, side) & ~state.down
    everything = occupied(state)
    carrying = carriers(state) & own
    if carrying != ZERO:
        near = weight(memory, _HOME) * (FAR - _moves_to(carrying, HOMES[player] & ~everything, everything))
        return weight(memory, _OPEN_FLAG) + weight(memory, _APPROACH) * FAR + weight(memory, _CARRY) + near
    lifting = lifting_kind(state, side)
    if lifting:
        lifters = own & of_kind(state, lifting)
        flags = lone_flags(state, 1 - side) | (standing_on(state, 1 - side) & lifters)
        return weight(memory, _OPEN_FLAG) + weight(memory, _APPROACH) * (FAR - _moves_to(lifters, flags, everything))
    mines = of_kind(state, MINE) & pieces(state, 1 - side) & ~state.down
    if mines == ZERO:
        return 0
    return weight(memory, _CLEAR) * (FAR - _nearest(_clearers(state, side, own), mines))


@part
def _hunt(state: JunqiState, side: int, memory: int) -> int:
    """How near a side's pieces are to the enemies that they beat."""
    own = pieces(state, side) & ~state.down & units(state)
    prey = pieces(state, 1 - side) & ~state.down & fighters(state) & ~CAMPS
    near = 0
    while prey != ZERO:
        square = lowest(prey)
        weakest = kind_at(state, square)
        beaters = own & ~not_stronger(state, weakest)
        near += FAR - _nearest(beaters, ONE << word(square))
        prey &= prey - ONE
    return weight(memory, _HUNT) * near


@inlined
def _places(state: JunqiState, player: int, memory: int) -> int:
    """What a player's pieces are worth by where they stand."""
    side = side_of(state, player)
    sheltered = population(units(state) & pieces(state, side) & CAMPS)
    return sheltered * weight(memory, _CAMP) + _flag_chances(state, player, memory)


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
    score = ahead + weight(memory, _RATIO) * ahead // (strength + threat + 200)
    score += _places(state, player, memory) - _places(state, 1 - player, memory)
    if ahead >= 0 and _fighter_count(enemy) <= _FEW:
        score += _hunt(state, side, memory)
    if ahead <= 0 and _fighter_count(own) <= _FEW:
        score -= _hunt(state, 1 - side, memory)
    quiet = game.quiet(state)
    return score * (2 * QUIET_LIMIT - min(quiet, QUIET_LIMIT)) // (2 * QUIET_LIMIT) if quiet > 20 else score


# Exchanges


@inlined
def _recaptured_by(state: JunqiState, move: int) -> int:
    """The squares of enemies that could take whoever stands on a move's target after it."""
    side = side_of(state, turn(state))
    at = ONE << word(target(move))
    left = occupied(state) & ~(ONE << word(origin(move)))
    enemies = pieces(state, 1 - side) & ~state.down & ~carriers(state) & ~at
    return straight(target(move), left) & enemies & fighters(state)


@implements(evaluation.exchange, JunqiState)
def exchange(state: JunqiState, rules: int, memory: int, move: int) -> int:
    """The victim's value, less the attacker's where it falls or is taken in return."""
    gain = _TYPICAL[victim(move)]
    if result(move) == BOTH_FALL:
        return gain - _TYPICAL[kind(move)]
    if CAMPS >> word(target(move)) & ONE != ZERO:
        return gain
    enemies = _recaptured_by(state, move)
    grenades = enemies & of_kind(state, GRENADE)
    if enemies & ~grenades & ~not_stronger(state, kind(move)) != ZERO:
        return gain - _TYPICAL[kind(move)]
    if grenades != ZERO:
        return gain - max(_TYPICAL[kind(move)] - _TYPICAL[GRENADE], 0)
    return gain


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
