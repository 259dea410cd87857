"""How the animals move and what they take, worked out once for each rule set."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

import attrs

from .action import Step
from .board import LinkKind, Square, Zone
from .jungle_board import DENS, FILES, JUNGLE_BOARD, RANKS
from .jungle_pieces import ELEPHANT, JUNGLE_KINDS, LION, PANTHER, RAT, TIGER, PantherJumps, TrapWeakens
from .piece import EMPTY, Code, code_of
from .seat import ENEMY, Seat, Side

_ZONES = JUNGLE_BOARD.zones
_STEPS = tuple(tuple(Step(a, b) for b in range(JUNGLE_BOARD.size)) for a in range(JUNGLE_BOARD.size))

Way: TypeAlias = tuple[Square, tuple[Square, ...], frozenset[Code], Step]
"""A target, the water squares jumped on the way, what the target may hold, and the step."""

MoveTable: TypeAlias = tuple[dict[Code, tuple[tuple[Way, ...], ...]], ...]
"""By side, then piece code, then square: the ways that the piece may go."""


@attrs.frozen
class Powers:
    """The parameters on which movement and capture depend."""

    elephant_takes_rat: bool
    panther_jumps: PantherJumps
    trap_weakens: TrapWeakens

    def attack_rank(self, kind: int, square: Square) -> int:
        """An attacker's rank; 0 where a trap takes it away."""
        trapped = _ZONES[square] is Zone.TRAP and self.trap_weakens is TrapWeakens.EVERYONE
        return 0 if trapped else JUNGLE_KINDS[kind - 1].rank

    def is_helpless(self, side: Side, square: Square) -> bool:
        """Whether a trap takes away the rank of a defender on its square."""
        if _ZONES[square] is not Zone.TRAP:
            return False
        own_trap = JUNGLE_BOARD.seats[square] == Seat(side)
        return self.trap_weakens is TrapWeakens.EVERYONE or not own_trap

    def takes(self, attacker: int, origin: Square, defender: int, target: Square, side: Side) -> bool:
        """Whether ``side``'s attacker may take an enemy defender, the way to it being open."""
        if (_ZONES[origin] is Zone.WATER) != (_ZONES[target] is Zone.WATER):
            return False
        if attacker == RAT and defender == ELEPHANT:
            return True
        rank = self.attack_rank(attacker, origin)
        if self.is_helpless(ENEMY[side], target):
            return rank > 0
        if attacker == ELEPHANT and defender == RAT and not self.elephant_takes_rat:
            return False
        return rank >= JUNGLE_KINDS[defender - 1].rank

    def jumps(self, kind: int, along: bool) -> bool:
        """Whether a kind jumps over water, along the files or across them."""
        if kind == PANTHER:
            return self.panther_jumps is PantherJumps.ACROSS and not along
        return kind in (LION, TIGER)


def _landings(origin: Square) -> Iterator[tuple[Square, tuple[Square, ...], bool]]:
    """The jumps from a land square: landing, water jumped, and whether it goes along a file."""
    file, rank = JUNGLE_BOARD.point(origin)
    for df, dr in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        water: list[Square] = []
        f, r = file + df, rank + dr
        while 0 <= f < FILES and 0 <= r < RANKS and _ZONES[r * FILES + f] is Zone.WATER:
            water.append(r * FILES + f)
            f, r = f + df, r + dr
        if water and 0 <= f < FILES and 0 <= r < RANKS:
            yield r * FILES + f, tuple(water), dr != 0


def _ways(powers: Powers, kind: int, side: Side, origin: Square) -> tuple[Way, ...]:
    reached: list[tuple[Square, tuple[Square, ...]]] = [
        (target, ())
        for target in JUNGLE_BOARD.neighbours(origin, LinkKind.BORDER)
        if kind == RAT or _ZONES[target] is not Zone.WATER
    ]
    if _ZONES[origin] is not Zone.WATER:
        reached += [(target, water) for target, water, along in _landings(origin) if powers.jumps(kind, along)]
    return tuple(
        (target, over, _entry(powers, kind, side, origin, target), _STEPS[origin][target])
        for target, over in sorted(reached)
        if target != DENS[side]
    )


def _entry(powers: Powers, kind: int, side: Side, origin: Square, target: Square) -> frozenset[Code]:
    prey = (k.number for k in JUNGLE_KINDS if powers.takes(kind, origin, k.number, target, side))
    return frozenset([EMPTY, *(code_of(number, ENEMY[side]) for number in prey)])


@cache
def move_table(powers: Powers) -> MoveTable:
    """Work out every way of every piece: a twentieth of a second, so not before it is needed."""
    return tuple(
        {
            code_of(kind.number, side): tuple(
                _ways(powers, kind.number, side, origin) for origin in range(JUNGLE_BOARD.size)
            )
            for kind in JUNGLE_KINDS
        }
        for side in Side
    )
