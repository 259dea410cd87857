"""Jungle compiled: what every game's kernel offers, for Jungle."""

from typing import Any

from ..core.action import Action, Step
from ..core.jungle import JungleRules
from ..core.jungle_pieces import PantherJumps, TrapWeakens
from ..core.piece import KIND_BITS, SIDE_BIT
from ..core.position import Position
from ..core.rules import RuleSet
from . import game_kernel as game
from .bits_kernel import ONE, ZERO, lowest, nth_bit, population
from .game_kernel import GOES_ON, LOST
from .jungle_state_kernel import BYTE, GONE, JungleState, colour, enemies, find, square
from .jungle_tables_kernel import DEN_SQUARES
from .jungle_targets_kernel import ELEPHANT_TAKES_RAT, PANTHER_JUMPS, TRAP_WEAKENS_EVERYONE, targets
from .memory_kernel import constant, implements, inlined, integer, store, word
from .move_kernel import kind, move_of, origin, target, victim
from .zobrist_kernel import TURN_KEY, zobrist_keys

_KEYS = zobrist_keys(2 * 8 * 64, seed=1)
"""At index ``(side * 8 + animal) * 64 + square``; 0 for captured animals."""
_KEYS.reshape(2, 8, 64)[:, :, GONE] = 0
_ANYWHERE = constant((1 << 64) - 1)


# From core and back


def rules_word(rules: RuleSet) -> int:
    """The parameters of a rule set."""
    assert isinstance(rules, JungleRules)
    return (
        (ELEPHANT_TAKES_RAT if rules.elephant_takes_rat else 0)
        | (PANTHER_JUMPS if rules.panther_jumps is PantherJumps.ACROSS else 0)
        | (TRAP_WEAKENS_EVERYONE if rules.trap_weakens is TrapWeakens.EVERYONE else 0)
    )


def state_of(rules: RuleSet, position: Position) -> JungleState | None:
    """The state of a position; ``None`` where it has more pieces of a kind than the game, as raw boards may."""
    sides = [[GONE] * 8, [GONE] * 8]
    for place, code in enumerate(position.board):
        if code:
            side = sides[bool(code & SIDE_BIT)]
            if side[8 - (code & KIND_BITS)] != GONE:
                return None
            side[8 - (code & KIND_BITS)] = place
    colour = position.turn ^ rules.first_side
    words = [constant(int.from_bytes(bytes(side), "little")) for side in sides]
    return JungleState(words[colour], words[1 - colour], constant(colour | position.quiet << 1))


def action_of(move: int) -> Action:
    """The action that a move stands for."""
    return Step(move & 63, move >> 6 & 63)


def square_of(square: int) -> int:
    """Core's number of a square."""
    return square


# The rules


@inlined
def _move(animal: int, side: int, enemy: int, square_to: int) -> int:
    found = find(enemy, square_to)
    prey = 0 if found == 64 else 8 - (found >> 3)
    return move_of(square(side, animal), square_to, 8 - animal, prey, 0)


@implements(game.count, JungleState, inline=True)
def count(state: JungleState, rules: int) -> int:
    """Add up the targets."""
    t = targets(state, rules)
    total = 0
    for animal in range(8):
        total += population(t[animal])
    return total


@implements(game.nth, JungleState, inline=True)
def nth(state: JungleState, rules: int, number: int) -> int:
    """Find the animal, then the target."""
    t = targets(state, rules)
    animal = 0
    moves = population(t[0])
    while number >= moves:
        number -= moves
        animal += 1
        moves = population(t[animal])
    return _move(animal, state.own, state.enemy, nth_bit(t[animal], number))


@inlined
def _written(state: JungleState, t: Any, wanted: int, memory: int, at: int) -> int:
    """Write the moves to wanted squares, given the targets of each animal; how many there are."""
    written = at
    for animal in range(8):
        rest = t[animal] & wanted
        while rest != ZERO:
            store(memory, written, _move(animal, state.own, state.enemy, lowest(rest)))
            rest &= rest - ONE
            written += 1
    return written - at


@implements(game.generate, JungleState)
def generate(state: JungleState, rules: int, memory: int, at: int) -> int:
    """Write animal by animal, Rat first."""
    return _written(state, targets(state, rules), _ANYWHERE, memory, at)


@implements(game.make, JungleState, inline=True)
def make(state: JungleState, rules: int, move: int) -> JungleState:
    """Exchange the sides."""
    shift = word(8 * (8 - kind(move)))
    own = (state.own & ~(BYTE << shift)) | word(target(move)) << shift
    taken = victim(move)
    if taken:
        enemy = state.enemy | word(GONE) << word(8 * (8 - taken))
        return JungleState(enemy, own, (state.clock & ONE) ^ ONE)
    return JungleState(state.enemy, own, (state.clock + word(2)) ^ ONE)


@implements(game.skip, JungleState, inline=True)
def skip(state: JungleState, rules: int) -> JungleState:
    """Exchange the sides alone."""
    return JungleState(state.enemy, state.own, (state.clock + word(2)) ^ ONE)


@implements(game.generate_captures, JungleState)
def generate_captures(state: JungleState, rules: int, memory: int, at: int) -> int:
    """Write the moves onto enemies and into the enemy den."""
    wanted = enemies(state) | ONE << DEN_SQUARES[1 - colour(state)]
    return _written(state, targets(state, rules), wanted, memory, at)


@implements(game.decision, JungleState, inline=True)
def decision(state: JungleState, rules: int) -> int:
    """Lost if an enemy stands in the own den."""
    return LOST if find(state.enemy, DEN_SQUARES[colour(state)]) != 64 else GOES_ON


@implements(game.side, JungleState, inline=True)
def side(state: JungleState) -> int:
    """The clock's lowest bit."""
    return colour(state)


@implements(game.quiet, JungleState, inline=True)
def quiet(state: JungleState) -> int:
    """The clock without the colour."""
    return integer(state.clock >> ONE)


@implements(game.zobrist, JungleState)
def zobrist(state: JungleState, rules: int) -> int:
    """The keys of all animals, and of the player to move."""
    side = colour(state)
    key = TURN_KEY if side else ZERO
    for animal in range(8):
        key ^= _KEYS[(side * 8 + animal) * 64 + square(state.own, animal)]
        key ^= _KEYS[((1 - side) * 8 + animal) * 64 + square(state.enemy, animal)]
    return key


@implements(game.rekey, JungleState, inline=True)
def rekey(state: JungleState, rules: int, key: int, move: int) -> int:
    """Exchange the keys of what moved and was taken."""
    side = colour(state)
    mover = (side * 8 + 8 - kind(move)) * 64
    key ^= TURN_KEY ^ _KEYS[mover + origin(move)] ^ _KEYS[mover + target(move)]
    if victim(move):
        key ^= _KEYS[((1 - side) * 8 + 8 - victim(move)) * 64 + target(move)]
    return key
