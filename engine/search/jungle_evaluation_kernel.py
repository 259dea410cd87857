"""The evaluation of Jungle, compiled: a sum of weights, unless a race to a den is decided."""

from ...core.jungle_board import FILES, JUNGLE_BOARD, RANKS
from ...kernels import game_kernel as game
from ...kernels.bits_kernel import ZERO
from ...kernels.game_kernel import QUIET_LIMIT
from ...kernels.jungle_state_kernel import GONE, JungleState, colour, enemies, square
from ...kernels.jungle_tables_kernel import TRAPS_OF_ENEMY_KINDS
from ...kernels.memory_kernel import constant, implements, inlined, load, signed_table
from . import evaluation_kernel as evaluation
from .jungle_exchange_kernel import exchange_value
from .jungle_reach_kernel import FAR, approach, guard, hurried, sooner, steps_to
from .jungle_weights import FREE, GOAL, HUNT, IDLE, MOBILITY, PLACE, PLACES, STRONGEST, TEMPO
from .memory_map import WEIGHTS

_RACE_WON = 20_000
"""A race that is decided; each move that it lasts costs 100."""
_A_MOVE = 100
_ELEPHANT = 7
_GOAL_STEPS = 7
_EACH_BYTE = constant(0x0101010101010101)
_PRESENT = constant(0x4040404040404040)


def _place(side: int, square: int) -> int:
    if square >= JUNGLE_BOARD.size:
        return PLACES - 1
    file, rank = square % FILES, square // FILES
    return (rank if side == 0 else RANKS - 1 - rank) * 4 + min(file, FILES - 1 - file)


_PLACES = signed_table(_place(side, s) for side in range(2) for s in range(64))
"""The place of a square as a side sees it, at index ``side * 64 + square``."""


def _hunted(rat: int, elephant: int) -> int:
    if GONE in (rat, elephant):
        return 15 if rat == elephant else (IDLE if elephant == GONE else FREE)
    return abs(rat % FILES - elephant % FILES) + abs(rat // FILES - elephant // FILES)


_HUNTS = signed_table(_hunted(rat, elephant) for rat in range(64) for elephant in range(64))
"""How a Rat stands to the enemy Elephant, at index ``rat * 64 + elephant``."""


@inlined
def _places(side: int, own: int, memory: int) -> int:
    value = 0
    for animal in range(8):
        value += load(memory, WEIGHTS + PLACE + animal * PLACES + _PLACES[side * 64 + square(own, animal)])
    return value


@inlined
def _present(side: int) -> int:
    """The animals of a side that are there: bit 6 of each byte."""
    return ~(side + _EACH_BYTE) & _PRESENT


@inlined
def _strongest(own: int, enemy: int, memory: int) -> int:
    """Whose is the strongest of the animals that one side alone has; a Rat counts least."""
    mine, theirs = _present(own), _present(enemy)
    if mine == theirs:
        return 0
    weight = load(memory, WEIGHTS + STRONGEST)
    return weight if mine > theirs else -weight


@inlined
def _goals(nearing: int, guards: int, memory: int) -> int:
    value = 0
    for trap in range(3):
        near = min(steps_to(nearing, trap), _GOAL_STEPS) * 8 + min(steps_to(guards, trap), _GOAL_STEPS)
        value += load(memory, WEIGHTS + GOAL + (64 if trap == 2 else 0) + near)
    return value


@inlined
def _hunt(own: int, enemy: int, memory: int) -> int:
    return load(memory, WEIGHTS + HUNT + _HUNTS[square(own, 0) * 64 + square(enemy, _ELEPHANT)])


@inlined
def _race(state: JungleState, mine: int, guards: int, theirs: int, my_guards: int) -> int:
    """The score of a race that is decided; 0 where none is.

    An animal that comes to a trap beside the enemy den before any enemy could be there enters the den next: whoever can
    take it on its way, or stand in it, could be at the trap by then. It must also be there before any enemy animal is
    in the own den.
    """
    steps = sooner(mine, guards)
    if steps < FAR and steps + 1 <= steps_to(theirs, 3) and game.quiet(state) + 2 * steps + 1 < QUIET_LIMIT:
        return _RACE_WON - _A_MOVE * steps
    steps = sooner(theirs, hurried(my_guards))
    if steps < FAR and steps + 1 < steps_to(mine, 3) and game.quiet(state) + 2 * steps + 2 < QUIET_LIMIT:
        return _A_MOVE * steps - _RACE_WON
    return 0


@implements(evaluation.evaluate, JungleState, inline=True)
def evaluate(state: JungleState, rules: int, memory: int) -> int:
    """Decided races; else material, places, goals, mobility."""
    side, own, enemy = colour(state), state.own, state.enemy
    mine, theirs = approach(side, own, rules), approach(1 - side, enemy, rules)
    my_guards, guards = guard(side, own, rules), guard(1 - side, enemy, rules)
    race = _race(state, mine, guards, theirs, my_guards)
    if race:
        return race
    value = _places(side, own, memory) - _places(1 - side, enemy, memory)
    value += _strongest(own, enemy, memory)
    value += _goals(mine, guards, memory) - _goals(theirs, my_guards, memory)
    value += _hunt(own, enemy, memory) - _hunt(enemy, own, memory)
    moves = game.count(state, rules) - game.count(game.skip(state, rules), rules)
    return value + moves * load(memory, WEIGHTS + MOBILITY) + load(memory, WEIGHTS + TEMPO)


@implements(evaluation.exchange, JungleState, inline=True)
def exchange(state: JungleState, rules: int, memory: int, move: int) -> int:
    """Capture and recapture on the target, cheapest animal first, until somebody had better stop."""
    return exchange_value(state, rules, memory, move)


@implements(evaluation.urgent, JungleState, inline=True)
def urgent(state: JungleState, rules: int) -> bool:
    """Whether an enemy stands in a trap beside the own den, over which every way leads: no jump ends in a den."""
    return enemies(state) & TRAPS_OF_ENEMY_KINDS[colour(state)] != ZERO
