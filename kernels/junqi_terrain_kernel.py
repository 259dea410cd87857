"""Where pieces of Junqi may go: what is empty, what may be attacked, which Flag may be lifted."""

from typing import NamedTuple

from ..core.army_pieces import ENGINEER, FLAG, GRENADE, MINE
from .army_kernel import straight, turning_freely
from .army_tables_kernel import ALL_SQUARES, CAMPS
from .bits_kernel import ONE, ZERO
from .junqi_state_kernel import (
    JunqiState,
    carriers,
    colours_known,
    kind_at,
    lifting_kind,
    occupied,
    of_kind,
    pieces,
    sacrificed_kind,
    side_of,
    turn,
)
from .memory_kernel import inlined, word


class Terrain(NamedTuple):
    """What the player to move may enter, besides empty squares.

    ``empty`` are these; ``prey`` is what Grenades may attack, ``flags`` what may be lifted by units of the kind
    ``lifting``. Units of the kind ``mining`` may attack Landmines. ``movers`` are the own pieces that may step.
    """

    empty: int
    prey: int
    mines: int
    flags: int
    lifting: int
    mining: int
    movers: int


@inlined
def terrain(state: JunqiState) -> Terrain:
    """What the player to move may enter; while colours are not known, nobody may step."""
    empty = ALL_SQUARES & ~occupied(state)
    if not colours_known(state):
        return Terrain(empty, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
    side = side_of(state, turn(state))
    own, enemy = pieces(state, side) & ~state.down, pieces(state, 1 - side) & ~state.down
    flags, mines = of_kind(state, FLAG), of_kind(state, MINE)
    mines_met = mines & enemy
    return Terrain(
        empty,
        enemy & ~flags & ~CAMPS,
        mines_met & ~CAMPS,
        flags & enemy,
        word(lifting_kind(state, side)),
        word(sacrificed_kind(state, side)) if mines_met != ZERO else ZERO,
        own & ~flags & ~mines,
    )


@inlined
def _all_if(bit: int) -> int:
    """All squares if a number is 1, none if it is 0."""
    return ZERO - word(bit)


@inlined
def not_stronger(state: JunqiState, kind: int) -> int:
    """The squares of kinds with this or a greater number, compared bit by bit on the planes."""
    bit8, bit4, bit2, bit1 = _all_if(kind >> 3), _all_if(kind >> 2 & 1), _all_if(kind >> 1 & 1), _all_if(kind & 1)
    greater = state.kind8 & ~bit8
    equal = ~(state.kind8 ^ bit8)
    greater |= equal & state.kind4 & ~bit4
    equal &= ~(state.kind4 ^ bit4)
    greater |= equal & state.kind2 & ~bit2
    equal &= ~(state.kind2 ^ bit2)
    greater |= equal & state.kind1 & ~bit1
    return greater | (equal & ~(state.kind1 ^ bit1))


@inlined
def entered(state: JunqiState, land: Terrain, square: int, kind: int) -> int:
    """The occupied squares, however far, that the own piece on a square may attack or lift from."""
    if carriers(state) >> word(square) & ONE != ZERO:
        return ZERO
    if kind == GRENADE:
        return land.prey
    able = land.prey & not_stronger(state, kind)
    if kind != ENGINEER and word(kind) != land.mining:
        able &= ~land.mines
    return able | land.flags if word(kind) == land.lifting else able


@inlined
def reach(square: int, kind: int, everything: int) -> int:
    """The squares that a piece of a kind reaches, the first occupied one on each way included."""
    return turning_freely(square, everything) if kind == ENGINEER else straight(square, everything)


@inlined
def targets(state: JunqiState, land: Terrain, square: int) -> int:
    """The squares to which the own piece on a square may step."""
    kind = kind_at(state, square)
    allowed = land.empty | entered(state, land, square, kind)
    return reach(square, kind, occupied(state)) & allowed
