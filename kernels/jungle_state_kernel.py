"""A position of Jungle in words: a side is one, with a byte for each animal, its square or 63 where it is captured.

The Rat's byte is the lowest, the Elephant's the highest.
"""

from typing import NamedTuple

from .bits_kernel import ONE, ZERO, lowest
from .memory_kernel import constant, inlined, integer, word

RAT, CAT, DOG, WOLF, PANTHER, TIGER, LION, ELEPHANT = range(8)
"""The animals by their bytes."""

GONE = 63
"""The byte of a captured animal: a square that does not exist."""

BYTE = constant(255)
_SQUARE = constant(63)
_EACH_BYTE = constant(0x0101010101010101)
_HIGH_BITS = constant(0x8080808080808080)


class JungleState(NamedTuple):
    """A position of Jungle. ``clock``: bit 0 the colour of the player to move, the bits above it the quiet plies."""

    own: int
    enemy: int
    clock: int


@inlined
def bit(side: int, animal: int) -> int:
    """The square of a side's animal as a set."""
    return ONE << ((side >> word(8 * animal)) & _SQUARE)


@inlined
def square(side: int, animal: int) -> int:
    """The square of a side's animal."""
    return integer((side >> word(8 * animal)) & BYTE)


@inlined
def colour(state: JungleState) -> int:
    """The side to move: 0 White, 1 Black."""
    return integer(state.clock & ONE)


@inlined
def find(side: int, square: int) -> int:
    """Eight times the number of the animal of a side on a square, or 64 if there is none."""
    differences = side ^ (_EACH_BYTE * word(square))
    return lowest((differences - _EACH_BYTE) & ~differences & _HIGH_BITS) & 0x78


@inlined
def enemies(state: JungleState) -> int:
    """All squares on which the other player's animals stand."""
    squares = ZERO
    for animal in range(8):
        squares |= bit(state.enemy, animal)
    return squares & ~(ONE << word(GONE))
