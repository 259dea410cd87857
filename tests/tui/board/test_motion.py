import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Board
from junqi.core.jungle_board import JUNGLE_BOARD
from junqi.tui.board.motion import Direction, neighbour
from junqi.tui.board.orientation import Orientation

UP, DOWN, LEFT, RIGHT = Direction


def moved(board: Board, start: str, *directions: Direction, sideways: bool = False, flipped: bool = False) -> str:
    orientation = Orientation(board, range(board.ranks), sideways=sideways, flipped=flipped)
    square = board.square(start)
    for direction in directions:
        square = neighbour(orientation, square, direction)
    return board.name_of(square)


@pytest.mark.parametrize(
    ("direction", "upright", "flipped"), [(UP, "d5", "d3"), (DOWN, "d3", "d5"), (LEFT, "c4", "e4"), (RIGHT, "e4", "c4")]
)
def test_jungle(direction: Direction, upright: str, flipped: str) -> None:
    assert moved(JUNGLE_BOARD, "d4", direction) == upright
    assert moved(JUNGLE_BOARD, "d4", direction, flipped=True) == flipped


@pytest.mark.parametrize("file", "abcde")
def test_front_lines_and_mountains_are_passed_over(file: str) -> None:
    assert moved(ARMY_BOARD, f"{file}6", UP) == f"{file}8"
    assert moved(ARMY_BOARD, f"{file}8", DOWN) == f"{file}6"
    assert moved(ARMY_BOARD, f"{file}6", RIGHT, sideways=True) == f"{file}8"
    assert moved(ARMY_BOARD, f"{file}6", LEFT, sideways=True, flipped=True) == f"{file}8"


def test_on_its_side_white_is_at_the_left_and_file_a_on_top() -> None:
    assert moved(ARMY_BOARD, "c3", UP, sideways=True) == "b3"
    assert moved(ARMY_BOARD, "c3", RIGHT, sideways=True) == "c4"
    assert moved(ARMY_BOARD, "c3", DOWN, sideways=True, flipped=True) == "b3"


@pytest.mark.parametrize("direction", list(Direction))
def test_the_edge_stops_the_cursor(direction: Direction) -> None:
    corner = moved(JUNGLE_BOARD, "d5", *[direction] * 20)
    assert moved(JUNGLE_BOARD, corner, direction) == corner
