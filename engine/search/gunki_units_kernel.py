"""Which units of Gunki are stronger than which: sets of squares, of both sides."""

from ...core.army_pieces import ENGINEER
from ...kernels.bits_kernel import ZERO
from ...kernels.gunki_kernel import GunkiState
from ...kernels.gunki_state_kernel import MINE_EXPLODES
from ...kernels.memory_kernel import inlined


@inlined
def digs(rules: int) -> bool:
    """Whether Engineers survive a Mine that they remove."""
    return rules & MINE_EXPLODES == 0


@inlined
def _plane(plane: int, wanted: int) -> int:
    """A plane, or what is not in it if the bit is not wanted."""
    return plane if wanted else ~plane


@inlined
def equals(state: GunkiState, kind: int) -> int:
    """The pieces of a kind."""
    return (
        (state.own | state.enemy)
        & _plane(state.kind1, kind & 1)
        & _plane(state.kind2, kind & 2)
        & _plane(state.kind4, kind & 4)
        & _plane(state.kind8, kind & 8)
    )


@inlined
def _below(less: int, plane: int, wanted: int) -> int:
    """What is less by this plane or, where it is the same, by those below it."""
    return less | ~plane if wanted else less & ~plane


@inlined
def stronger(state: GunkiState, kind: int) -> int:
    """The units stronger than a kind: those with a smaller number, found as in a subtraction by hand, bit by bit."""
    less = _below(ZERO, state.kind1, kind & 1)
    less = _below(less, state.kind2, kind & 2)
    less = _below(less, state.kind4, kind & 4)
    less = _below(less, state.kind8, kind & 8)
    return less & (state.own | state.enemy)


@inlined
def lords(state: GunkiState, side: int, other: int) -> int:
    """The units of a side that are stronger than all units of the other."""
    found = ZERO
    for kind in range(1, ENGINEER + 1):
        same = equals(state, kind)
        if same & other != ZERO:
            break
        found |= same & side
    return found
