"""Where the animals of Jungle may go, as sets of squares."""

from .bits_kernel import ZERO
from .jungle_state_kernel import ELEPHANT, LION, PANTHER, TIGER, JungleState, bit, colour, square
from .jungle_tables_kernel import (
    ALL_LANDINGS,
    ALL_TRAPS,
    CROSSED,
    LAND_STEPS,
    LANDINGS,
    LANDINGS_ACROSS,
    RAT_STEPS,
    TRAPS_OF_ENEMY_KINDS,
    WATER,
)
from .memory_kernel import inlined

ELEPHANT_TAKES_RAT, PANTHER_JUMPS, TRAP_WEAKENS_EVERYONE = 1, 2, 4
"""Bits of the rules word."""


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
    panther = square(own, PANTHER)
    from_panther = LAND_STEPS[table + panther]
    if rules & PANTHER_JUMPS:
        from_panther |= jumps_across(panther, swimming)
    tiger, lion = square(own, TIGER), square(own, LION)
    return (
        RAT_STEPS[table + square(own, 0)] & (empty | _prey_of_rat(o0, e0, e7, helpless, rules)),
        LAND_STEPS[table + square(own, 1)] & (empty | _able(o1, helpless | upto1, rules)),
        LAND_STEPS[table + square(own, 2)] & (empty | _able(o2, helpless | upto2, rules)),
        LAND_STEPS[table + square(own, 3)] & (empty | _able(o3, helpless | upto3, rules)),
        from_panther & (empty | _able(o4, helpless | upto4, rules)),
        (LAND_STEPS[table + tiger] | jumps(tiger, swimming)) & (empty | _able(o5, helpless | upto5, rules)),
        (LAND_STEPS[table + lion] | jumps(lion, swimming)) & (empty | _able(o6, helpless | upto6, rules)),
        LAND_STEPS[table + square(own, ELEPHANT)] & (empty | _able(o7, by_elephant, rules)),
    )


@inlined
def _prey_of_rat(rat: int, enemy_rat: int, elephant: int, helpless: int, rules: int) -> int:
    """What a Rat may take: no step captures across the bank, and the Elephant even out of a trap."""
    if rat & WATER != ZERO:
        return enemy_rat & WATER
    return elephant | _able(rat, (enemy_rat | helpless) & ~WATER, rules)
