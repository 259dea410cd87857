"""What pieces of Junqi are worth by where they stand: ways to Flags, Landmines, home, and to prey."""

from ...core.army_pieces import ENGINEER, GRENADE, MINE
from ...kernels.army_kernel import straight
from ...kernels.army_tables_kernel import CAMPS
from ...kernels.bits_kernel import ONE, ZERO, lowest
from ...kernels.junqi_moves_kernel import HOMES
from ...kernels.junqi_state_kernel import (
    JunqiState,
    carriers,
    fighters,
    kind_at,
    lifting_kind,
    lone_flags,
    occupied,
    of_kind,
    pieces,
    sacrificed_kind,
    side_of,
    standing_on,
    units,
)
from ...kernels.junqi_terrain_kernel import not_stronger
from ...kernels.memory_kernel import inlined, load, part, word
from .junqi_distances_kernel import DISTANCES, FAR
from .junqi_weights import APPROACH, CARRY, CLEAR, HOME, HUNT, OPEN_FLAG
from .memory_map import WEIGHTS


@inlined
def weight(memory: int, number: int) -> int:
    """A weight of the evaluation."""
    return load(memory, WEIGHTS + number)


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
def flag_chances(state: JunqiState, player: int, memory: int) -> int:
    """What a player has of carrying the enemy Flag home, or of opening the way to it."""
    side = side_of(state, player)
    own = pieces(state, side) & ~state.down
    everything = occupied(state)
    carrying = carriers(state) & own
    if carrying != ZERO:
        near = weight(memory, HOME) * (FAR - _moves_to(carrying, HOMES[player] & ~everything, everything))
        return weight(memory, OPEN_FLAG) + weight(memory, APPROACH) * FAR + weight(memory, CARRY) + near
    lifting = lifting_kind(state, side)
    if lifting:
        lifters = own & of_kind(state, lifting)
        flags = lone_flags(state, 1 - side) | (standing_on(state, 1 - side) & lifters)
        return weight(memory, OPEN_FLAG) + weight(memory, APPROACH) * (FAR - _moves_to(lifters, flags, everything))
    mines = of_kind(state, MINE) & pieces(state, 1 - side) & ~state.down
    if mines == ZERO:
        return 0
    return weight(memory, CLEAR) * (FAR - _nearest(_clearers(state, side, own), mines))


@part
def hunt(state: JunqiState, side: int, memory: int) -> int:
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
    return weight(memory, HUNT) * near
