"""Junqi compiled: from core and back, ends, and hashes. Moves are generated and made in modules of their own."""

from ..core.action import Action, Flip, PickUp, PutDown, Step
from ..core.board import UNOCCUPIED_ZONES
from ..core.junqi import JunqiRules
from ..core.piece import KIND_BITS, SIDE_BIT
from ..core.position import Position, Row
from ..core.rules import RuleSet
from ..core.seat import Player
from . import game_kernel as game
from . import junqi_make_kernel as _makes  # noqa: F401  it says how moves are made
from .army_tables_kernel import core_square, kernel_square
from .bits_kernel import ZERO
from .game_kernel import DRAWN, GOES_ON, LOST, WON
from .junqi_moves_kernel import FLIP, HOMES, PICK_UP
from .junqi_state_kernel import (
    MOST_IN_ROW,
    POOL_BITS,
    QUIET_AT,
    ROW_BITS,
    ROWS_AT,
    JunqiState,
    carriers,
    colours_known,
    has_fighters,
    pieces,
    row_count,
    row_of,
    side_of,
    turn,
)
from .memory_kernel import constant, implements, inlined, integer, word
from .zobrist_kernel import zobrist_keys

LOSING_ROW = 12
"""Moves to and fro in a row that lose."""
PERILOUS_ROW = 8
"""From so many on, a row belongs to what a hash tells apart."""
_MOST_QUIET = 1 << 20
_MOST_UNKNOWN = 3
"""Of one kind and side: as many as the pool can count."""


# From core and back


def rules_word(rules: RuleSet) -> int:
    """The parameters of a rule set: there is one only."""
    assert isinstance(rules, JunqiRules)
    return 0


def state_of(rules: RuleSet, position: Position) -> JunqiState | None:
    """The state of a position, pieces known or not.

    ``None`` for raw boards that no state can hold: with pieces on the seventh rank, or far too many of a kind unknown.
    """
    if any(code for code, zone in zip(position.board, rules.board.zones, strict=True) if zone in UNOCCUPIED_ZONES):
        return None
    pool, status = _pool_of(position), _status_of(position)
    if pool is None or status is None:
        return None
    planes = [0] * 8
    white = 0
    for square, code in enumerate(position.board):
        if code:
            bit = 1 << kernel_square(square)
            for number in range(8):
                planes[number] |= bit if code >> number & 1 else 0
            white |= bit if code & KIND_BITS and not code & SIDE_BIT else 0
    kind1, kind2, kind4, kind8, red, down, flag1, flag2 = planes
    words = (white, red, kind1, kind2, kind4, kind8, down, flag1, flag2, pool, status)
    return JunqiState(*map(constant, words))


def _pool_of(position: Position) -> int | None:
    pool = 0
    codes = position.status.pool
    for code in set(codes):
        if codes.count(code) > _MOST_UNKNOWN:
            return None
        pool |= codes.count(code) << (POOL_BITS * bool(code & SIDE_BIT) + 2 * ((code & KIND_BITS) - 1))
    return pool


def _status_of(position: Position) -> int | None:
    """The status word; ``None`` if a row goes over squares that do not exist here."""
    first_side = position.status.first_side
    word = int(position.turn) | (0 if first_side is None else 4 | first_side << 1)
    for player in Player:
        row = position.status.rows[player]
        if row is not None:
            if not (_exists(row.origin) and _exists(row.target)):
                return None
            word |= _row_bits(row) << (ROWS_AT + ROW_BITS * player)
    return word | min(position.quiet, _MOST_QUIET) << QUIET_AT


def _exists(square: int) -> bool:
    return core_square(kernel_square(square)) == square


def _row_bits(row: Row) -> int:
    return kernel_square(row.origin) | kernel_square(row.target) << 6 | min(row.count, MOST_IN_ROW) << 12


def action_of(move: int) -> Action:
    """The action that a move stands for."""
    start, end, done = core_square(move & 63), core_square(move >> 6 & 63), move >> 20 & 3
    if start != end:
        return Step(start, end)
    return Flip(start) if done == FLIP else PickUp(start) if done == PICK_UP else PutDown(start)


def square_of(square: int) -> int:
    """Core's number of a square."""
    return core_square(square)


# Ends


@implements(game.decision, JunqiState)
def decision(state: JunqiState, rules: int) -> int:
    """A Flag carried home, then a side with neither unit nor Grenade, then too much back and forth."""
    if not colours_known(state):
        return GOES_ON
    player = turn(state)
    if carriers(state) != ZERO:
        at_home = _winner_at_home(state)
        if at_home >= 0:
            return WON if at_home == player else LOST
    own, enemy = has_fighters(state, side_of(state, player)), has_fighters(state, side_of(state, 1 - player))
    if not (own and enemy):
        return WON if own else LOST if enemy else DRAWN
    if row_count(row_of(state, 1 - player)) >= LOSING_ROW:
        return WON
    return LOST if row_count(row_of(state, player)) >= LOSING_ROW else GOES_ON


@inlined
def _winner_at_home(state: JunqiState) -> int:
    """The player, the first one first, who carries the enemy Flag in a headquarters of the own seat; -1 for nobody."""
    for player in range(2):
        if carriers(state) & HOMES[player] & pieces(state, side_of(state, player)) != ZERO:
            return player
    return -1


@implements(game.side, JunqiState, inline=True)
def side(state: JunqiState) -> int:
    """The side of the player to move."""
    return side_of(state, turn(state))


@implements(game.quiet, JunqiState, inline=True)
def quiet(state: JunqiState) -> int:
    """The top of the status word."""
    return integer(state.status >> word(QUIET_AT))


# Hashes: the words themselves are mixed, since each move changes most of them

_FACTORS = zobrist_keys(11, seed=3)
_ODD = constant(1)
_HALF = constant(32)
_TURN_AND_COLOURS = constant(7)
_FINAL_FACTOR = constant(0x9E3779B97F4A7C15)


@inlined
def _mixed(value: int, number: int) -> int:
    """A word scattered over all bits, by a factor of its own."""
    product = (value ^ _FACTORS[number]) * (_FACTORS[number] | _ODD)
    return (product ^ (product >> _HALF)) * _FINAL_FACTOR


@inlined
def _perilous(state: JunqiState, player: int) -> int:
    """A player's row if it may soon lose, else 0."""
    row = row_of(state, player)
    return word(row) if row_count(row) >= PERILOUS_ROW else ZERO


@implements(game.zobrist, JunqiState)
def zobrist(state: JunqiState, rules: int) -> int:
    """Everything but the quiet plies and rows still far from losing."""
    status = state.status & _TURN_AND_COLOURS
    status |= _perilous(state, 0) << word(8) | _perilous(state, 1) << word(24)
    key = _mixed(state.white, 0) + _mixed(state.red, 1) + _mixed(state.kind1, 2) + _mixed(state.kind2, 3)
    key += _mixed(state.kind4, 4) + _mixed(state.kind8, 5) + _mixed(state.down, 6) + _mixed(state.flag1, 7)
    key += _mixed(state.flag2, 8) + _mixed(state.pool, 9) + _mixed(status, 10)
    return key ^ (key >> _HALF)


@implements(game.rekey, JunqiState)
def rekey(state: JunqiState, rules: int, key: int, move: int) -> int:
    """Hash the state after the move anew."""
    return game.zobrist(game.make(state, rules, move), rules)
