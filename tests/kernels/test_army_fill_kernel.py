"""All pieces moved at once, against core's travel of each by itself."""

from random import Random

import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.army_moves import straight
from junqi.kernels.army_fill_kernel import fill
from junqi.kernels.army_tables_kernel import ALL_SQUARES, BEHIND, DIRECTIONS, SQUARES, bits, core_square, kernel_square
from junqi.kernels.memory_kernel import constant


def squares_in(word: int) -> list[int]:
    return [square for square in range(64) if int(word) >> square & 1]


@pytest.mark.parametrize("share", [0.05, 0.3, 0.7])
def test_each_direction_leads_each_piece_where_core_does(share: float) -> None:
    random = Random(3)
    for _ in range(60):
        occupied = [square for square in range(SQUARES) if random.random() < share]
        movers = [square for square in occupied if random.random() < 0.6]
        board = bytearray(ARMY_BOARD.size)
        for square in occupied:
            board[core_square(square)] = 1
        expected = sorted((s, kernel_square(t)) for s in movers for t in straight(bytes(board), core_square(s)))
        filled = fill(constant(bits(movers)), constant(int(ALL_SQUARES) & ~bits(occupied)))
        found = [
            (origin_of(direction, target, movers), target)
            for direction, reached in enumerate(filled)
            for target in squares_in(reached)
        ]
        assert sorted(found) == expected


def origin_of(direction: int, target: int, movers: list[int]) -> int:
    """The mover nearest behind a target."""
    behind = [square for square in squares_in(BEHIND[direction * 64 + target]) if square in movers]
    return max(behind) if DIRECTIONS[direction] > 0 else min(behind)
