"""Positions of Gunki as seven words: who stands where, and the kinds as four planes of bits."""

from typing import NamedTuple

from ..core.action import Action, Step
from ..core.army_pieces import ENGINEER, GRENADE
from ..core.board import Square
from ..core.gunki import GunkiRules
from ..core.piece import KIND_BITS, SIDE_BIT
from ..core.position import Position
from ..core.rules import RuleSet
from .army_tables_kernel import core_square, kernel_square
from .bits_kernel import ONE
from .memory_kernel import constant, inlined, integer, word

GRENADE_FLIES, MINE_EXPLODES = 1, 2
"""Bits of the rules word."""

_1, _2, _3 = constant(1), constant(2), constant(3)
_MOST_TURNERS = 10
"""Engineers and Grenades of both sides at the start."""


class GunkiState(NamedTuple):
    """A position of Gunki.

    ``own`` and ``enemy``: the squares of each side's pieces. ``kind1`` to ``kind8``: the squares of the pieces in whose
    kind's number that bit is set. ``clock``: bit 0 the colour of the player to move, above it the quiet plies.
    """

    own: int
    enemy: int
    kind1: int
    kind2: int
    kind4: int
    kind8: int
    clock: int


# From core and back


def rules_word(rules: RuleSet) -> int:
    """The parameters of a rule set."""
    assert isinstance(rules, GunkiRules)
    return (GRENADE_FLIES if rules.grenade_flies else 0) | (MINE_EXPLODES if rules.mine_explodes else 0)


def state_of(rules: RuleSet, position: Position) -> GunkiState | None:
    """The state of a position.

    ``None`` for raw boards with a piece between the halves, or with so many that turn corners that ``MOST_MOVES`` might
    not do.
    """
    if sum(code & KIND_BITS in (ENGINEER, GRENADE) for code in position.board) > _MOST_TURNERS:
        return None
    sides, kinds = [0, 0], [0, 0, 0, 0]
    for square in (s for s, code in enumerate(position.board) if code):
        here, code = kernel_square(square), position.board[square]
        if core_square(here) != square:
            return None
        sides[bool(code & SIDE_BIT)] |= 1 << here
        for plane in range(4):
            kinds[plane] |= (code & KIND_BITS) >> plane & 1 and 1 << here
    colour = position.turn ^ rules.first_side
    words = (sides[colour], sides[1 - colour], *kinds, colour | position.quiet << 1)
    return GunkiState(*map(constant, words))


def action_of(move: int) -> Action:
    """The action that a move stands for."""
    return Step(core_square(move & 63), core_square(move >> 6 & 63))


def square_of(square: int) -> Square:
    """Core's number of a square."""
    return core_square(square)


# Who stands where


@inlined
def colour(state: GunkiState) -> int:
    """The side to move: 0 White, 1 Black."""
    return integer(state.clock & ONE)


@inlined
def kind_at(state: GunkiState, square: int) -> int:
    """The kind of the piece on a square, 0 for none."""
    shift = word(square)
    low = (state.kind1 >> shift & ONE) | (state.kind2 >> shift & ONE) << _1
    high = (state.kind4 >> shift & ONE) << _2 | (state.kind8 >> shift & ONE) << _3
    return integer(low | high)


@inlined
def flags(state: GunkiState) -> int:
    """Where Flags stand."""
    return state.kind8 & state.kind4


@inlined
def mines(state: GunkiState) -> int:
    """Where Mines stand."""
    return state.kind8 & state.kind2 & state.kind1


@inlined
def grenades(state: GunkiState) -> int:
    """Where Grenades stand."""
    return state.kind8 & state.kind2 & ~state.kind1


@inlined
def engineers(state: GunkiState) -> int:
    """Where Engineers stand."""
    return state.kind8 & state.kind1 & ~state.kind2


@inlined
def movable(state: GunkiState) -> int:
    """Where pieces stand that can move."""
    return (state.own | state.enemy) & ~flags(state) & ~mines(state)


@inlined
def turners(state: GunkiState, rules: int) -> int:
    """Where pieces stand that turn a corner on the railway."""
    if rules & GRENADE_FLIES:
        return engineers(state) | grenades(state)
    return engineers(state)
