"""Travel on the army board, compiled, against core."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from junqi.core import army_moves
from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Zone
from junqi.kernels import army_kernel
from junqi.kernels.army_tables_kernel import CORNERS, LINKS, SQUARES, bits, core_square, kernel_square
from junqi.kernels.memory_kernel import constant


def test_every_square_that_can_be_occupied_has_a_number() -> None:
    free = [s for s, zone in enumerate(ARMY_BOARD.zones) if zone not in (Zone.FRONT_LINE, Zone.MOUNTAIN)]
    assert [core_square(square) for square in range(SQUARES)] == free
    assert [kernel_square(square) for square in free] == [*range(SQUARES)]


def test_corners_are_those_of_the_rules() -> None:
    names = {ARMY_BOARD.name_of(core_square(s)) for s in range(SQUARES) if int(CORNERS) >> s & 1}
    assert names == {"a2", "e2", "a6", "c6", "e6", "a8", "c8", "e8", "a12", "e12"}


def test_there_are_133_links() -> None:
    assert sum(int(links).bit_count() for links in LINKS) == 2 * 133


@pytest.mark.parametrize("name", ["straight", "turning_once", "turning_freely"])
@pytest.mark.parametrize("share", [0.0, 0.15, 0.4, 0.8])
def test_reach_is_that_of_core(name: str, share: float) -> None:
    compiled: Any = getattr(army_kernel, name)
    plain: Callable[[bytes, int], list[int]] = getattr(army_moves, name)
    random = Random(7)
    for _ in range(40):
        occupied = [s for s in range(SQUARES) if random.random() < share]
        board = bytearray(ARMY_BOARD.size)
        for square in occupied:
            board[core_square(square)] = 1
        for origin in range(SQUARES):
            reached = plain(bytes(board), core_square(origin))
            assert int(compiled(origin, constant(bits(occupied)))) == bits(map(kernel_square, reached))
