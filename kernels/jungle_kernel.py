"""Jungle compiled. A side is one word, a byte for each animal: its square, or 63 where it is captured.

The Rat's byte is the lowest, the Elephant's the highest. Representation and method of counting follow core's rules; the
tables are core's geometry.
"""

from typing import NamedTuple

from ..core.action import Action, Step
from ..core.jungle import JungleRules
from ..core.jungle_pieces import PantherJumps, TrapWeakens
from ..core.piece import KIND_BITS, SIDE_BIT
from ..core.position import Position
from ..core.rules import RuleSet
from . import game_kernel as game
from .bits_kernel import ONE, ZERO, lowest, nth_bit, population
from .game_kernel import GOES_ON, LOST
from .jungle_tables_kernel import (
    ALL_LANDINGS,
    ALL_TRAPS,
    CROSSED,
    DEN_SQUARES,
    LAND_STEPS,
    LANDINGS,
    LANDINGS_ACROSS,
    RAT_STEPS,
    TRAPS_OF_ENEMY_KINDS,
    WATER,
)
from .memory_kernel import constant, implements, inlined, integer, store, word
from .move_kernel import kind, move_of, origin, target, victim
from .zobrist_kernel import TURN_KEY, zobrist_keys

ELEPHANT_TAKES_RAT, PANTHER_JUMPS, TRAP_WEAKENS_EVERYONE = 1, 2, 4
"""Bits of the rules word."""

GONE = 63
"""The byte of a captured animal: a square that does not exist."""

_BYTE = constant(255)
_SQUARE = constant(63)
_EACH_BYTE = constant(0x0101010101010101)
_HIGH_BITS = constant(0x8080808080808080)
_PANTHER, _LION, _TIGER, _ELEPHANT = 4, 6, 5, 7

_KEYS = zobrist_keys(2 * 8 * 64, seed=1)
"""At index ``(side * 8 + animal) * 64 + square``; 0 for captured animals."""
_KEYS.reshape(2, 8, 64)[:, :, GONE] = 0


class JungleState(NamedTuple):
    """A position of Jungle. ``clock``: bit 0 the colour of the player to move, the bits above it the quiet plies."""

    own: int
    enemy: int
    clock: int


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
    for square, code in enumerate(position.board):
        if code:
            side = sides[bool(code & SIDE_BIT)]
            if side[8 - (code & KIND_BITS)] != GONE:
                return None
            side[8 - (code & KIND_BITS)] = square
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
def bit(side: int, animal: int) -> int:
    """The square of a side's animal as a set."""
    return ONE << ((side >> word(8 * animal)) & _SQUARE)


@inlined
def square(side: int, animal: int) -> int:
    """The square of a side's animal."""
    return integer((side >> word(8 * animal)) & _BYTE)


@inlined
def colour(state: JungleState) -> int:
    """The side to move: 0 White, 1 Black."""
    return integer(state.clock & ONE)


@inlined
def jumps(square: int, swimming: int) -> int:
    """Where a Lion or Tiger jumps past the rats that swim."""
    landings = ALL_LANDINGS[square]
    if landings == ZERO or swimming == ZERO:
        return landings
    return _unblocked(square, swimming, 4)


@inlined
def jumps_across(square: int, swimming: int) -> int:
    """Where a Panther jumps past the rats that swim."""
    landings = LANDINGS_ACROSS[square]
    if landings == ZERO or swimming == ZERO:
        return landings
    return _unblocked(square, swimming, 2)


@inlined
def _unblocked(square: int, swimming: int, ways: int) -> int:
    landings = ZERO
    for way in range(ways):
        if CROSSED[square * 4 + way] & swimming == ZERO:
            landings |= LANDINGS[square * 4 + way]
    return landings


@inlined
def _able(animal: int, prey: int, rules: int) -> int:
    """The prey that an animal can take from where it stands: none in a trap that weakens everyone."""
    if rules & TRAP_WEAKENS_EVERYONE and animal & ALL_TRAPS != ZERO:
        return ZERO
    return prey


@inlined
def targets(state: JungleState, rules: int) -> tuple[int, int, int, int, int, int, int, int]:
    """Where each animal may go, Rat first, as sets of squares."""
    own, enemy, side = state.own, state.enemy, colour(state)
    o0, o1, o2, o3 = bit(own, 0), bit(own, 1), bit(own, 2), bit(own, 3)
    o4, o5, o6, o7 = bit(own, 4), bit(own, 5), bit(own, 6), bit(own, 7)
    e0, e7 = bit(enemy, 0), bit(enemy, 7)
    # upto1 is what the Cat may take by rank, and so on up to the Lion.
    upto1 = e0 | bit(enemy, 1)
    upto2 = upto1 | bit(enemy, 2)
    upto3 = upto2 | bit(enemy, 3)
    upto4 = upto3 | bit(enemy, 4)
    upto5 = upto4 | bit(enemy, 5)
    upto6 = upto5 | bit(enemy, 6)
    enemies = upto6 | e7
    empty = ~(o0 | o1 | o2 | o3 | o4 | o5 | o6 | o7 | enemies)
    everyone = 1 if rules & TRAP_WEAKENS_EVERYONE else 0
    helpless = enemies & TRAPS_OF_ENEMY_KINDS[everyone * 2 + side]
    swimming = (o0 | e0) & WATER
    table = side * 64
    by_elephant = helpless | (enemies if rules & ELEPHANT_TAKES_RAT else enemies & ~e0)
    panther = square(own, _PANTHER)
    from_panther = LAND_STEPS[table + panther]
    if rules & PANTHER_JUMPS:
        from_panther |= jumps_across(panther, swimming)
    tiger, lion = square(own, _TIGER), square(own, _LION)
    return (
        RAT_STEPS[table + square(own, 0)] & (empty | _prey_of_rat(o0, e0, e7, helpless, rules)),
        LAND_STEPS[table + square(own, 1)] & (empty | _able(o1, helpless | upto1, rules)),
        LAND_STEPS[table + square(own, 2)] & (empty | _able(o2, helpless | upto2, rules)),
        LAND_STEPS[table + square(own, 3)] & (empty | _able(o3, helpless | upto3, rules)),
        from_panther & (empty | _able(o4, helpless | upto4, rules)),
        (LAND_STEPS[table + tiger] | jumps(tiger, swimming)) & (empty | _able(o5, helpless | upto5, rules)),
        (LAND_STEPS[table + lion] | jumps(lion, swimming)) & (empty | _able(o6, helpless | upto6, rules)),
        LAND_STEPS[table + square(own, _ELEPHANT)] & (empty | _able(o7, by_elephant, rules)),
    )


@inlined
def _prey_of_rat(rat: int, enemy_rat: int, elephant: int, helpless: int, rules: int) -> int:
    """What a Rat may take: no step captures across the bank, and the Elephant even out of a trap."""
    if rat & WATER != ZERO:
        return enemy_rat & WATER
    return elephant | _able(rat, (enemy_rat | helpless) & ~WATER, rules)


@inlined
def find(side: int, square: int) -> int:
    """Eight times the number of the animal of a side on a square, or 64 if there is none."""
    differences = side ^ (_EACH_BYTE * word(square))
    return (lowest((differences - _EACH_BYTE) & ~differences & _HIGH_BITS)) & 0x78


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


@implements(game.generate, JungleState)
def generate(state: JungleState, rules: int, memory: int, at: int) -> int:
    """Write animal by animal, Rat first."""
    t = targets(state, rules)
    written = at
    for animal in range(8):
        rest = t[animal]
        while rest != ZERO:
            store(memory, written, _move(animal, state.own, state.enemy, lowest(rest)))
            rest &= rest - ONE
            written += 1
    return written - at


@implements(game.make, JungleState, inline=True)
def make(state: JungleState, rules: int, move: int) -> JungleState:
    """Exchange the sides."""
    shift = word(8 * (8 - kind(move)))
    own = (state.own & ~(_BYTE << shift)) | word(target(move)) << shift
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
    t = targets(state, rules)
    wanted = enemies(state) | ONE << DEN_SQUARES[1 - colour(state)]
    written = at
    for animal in range(8):
        rest = t[animal] & wanted
        while rest != ZERO:
            store(memory, written, _move(animal, state.own, state.enemy, lowest(rest)))
            rest &= rest - ONE
            written += 1
    return written - at


@inlined
def enemies(state: JungleState) -> int:
    """All squares on which the other player's animals stand."""
    squares = ZERO
    for animal in range(8):
        squares |= bit(state.enemy, animal)
    return squares & ~(ONE << word(GONE))


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
