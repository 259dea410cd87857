"""Sets of squares as 64-bit words: bit n is square n of the kernel's own numbering."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .memory_kernel import constant, inlined, word

ONE = constant(1)
ZERO = constant(0)


def _lowest(typing_context: Any, bits: Any) -> Any:
    """The number of the lowest bit of a word that is not 0; 64 for 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


def _highest(typing_context: Any, bits: Any) -> Any:
    """The number of the highest bit of a word that is not 0; -1 for 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.uint64), generate


def _population(typing_context: Any, bits: Any) -> Any:
    """How many bits of a word are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


lowest: Callable[[int], int] = intrinsic(_lowest)
"""The number of the lowest bit of a word that is not 0; 64 for 0."""

highest: Callable[[int], int] = intrinsic(_highest)
"""The number of the highest bit of a word that is not 0; -1 for 0."""

population: Callable[[int], int] = intrinsic(_population)
"""How many bits of a word are set."""


@inlined
def nth_bit(bits: int, number: int) -> int:
    """The number of the set bit before which ``number`` others are set."""
    rest = word(bits)
    for _ in range(number):
        rest &= rest - ONE
    return lowest(rest)
