import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Board
from junqi.core.jungle_board import JUNGLE_BOARD
from junqi.tui.board.look import Lay, Look
from junqi.tui.board.plan import Plan
from junqi.tui.board.sizes import plan_for, smallest


def planned(board: Board, width: int, height: int, lay: Lay = Lay.AUTO) -> Plan:
    plan = plan_for(board, Look(lay=lay), width, height)
    assert plan is not None
    return plan


@pytest.mark.parametrize(
    ("width", "height", "tile"),
    [
        (80, 20, (6, 2)),
        (80, 28, (8, 3)),
        (80, 37, (10, 4)),
        (44, 11, (6, 1)),
    ],
)
def test_jungle_takes_the_largest_tiles_that_fit(width: int, height: int, tile: tuple[int, int]) -> None:
    assert planned(JUNGLE_BOARD, width, height).step == tile


def test_jungle_at_6x2_takes_42_columns_and_18_rows_with_labels_around_it() -> None:
    plan = planned(JUNGLE_BOARD, 80, 22)
    assert (plan.field.width, plan.field.height) == (42, 18)
    assert (plan.width, plan.height) == (43, 19)


@pytest.mark.parametrize(("width", "height"), [(80, 20), (79, 15), (120, 24)])
def test_the_army_board_lies_on_its_side_where_upright_it_does_not_fit(width: int, height: int) -> None:
    assert planned(ARMY_BOARD, width, height).orientation.sideways


def test_the_army_board_on_its_side_takes_78_columns_and_14_rows_without_labels() -> None:
    plan = planned(ARMY_BOARD, 80, 16)
    assert (plan.step, plan.field.width, plan.field.height) == ((6, 3), 78, 14)


def test_the_army_board_stands_upright_with_two_rows_a_rank_where_there_is_room() -> None:
    plan = planned(ARMY_BOARD, 80, 27)
    assert (plan.orientation.sideways, plan.step[1], plan.field.height) == (False, 2, 25)


def test_one_row_a_rank_can_be_chosen() -> None:
    plan = planned(ARMY_BOARD, 80, 20, Lay.UPRIGHT)
    assert (plan.orientation.sideways, plan.step[1]) == (False, 1)


def test_larger_rooms_give_larger_drawings() -> None:
    heights = [planned(ARMY_BOARD, 200, height).step[1] for height in (27, 40, 53, 120)]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("board", [JUNGLE_BOARD, ARMY_BOARD], ids=lambda board: board.name)
@pytest.mark.parametrize("lay", list(Lay))
def test_nothing_is_drawn_larger_than_the_room_and_nothing_below_the_smallest(board: Board, lay: Lay) -> None:
    look = Look(lay=lay)
    least_width, least_height = smallest(board, look)
    assert plan_for(board, look, least_width, least_height) is not None
    for width in range(1, 210, 11):
        for height in range(1, 70, 5):
            plan = plan_for(board, look, width, height)
            assert plan is None or (plan.width <= width and plan.height <= height)


def test_a_board_of_some_ranks_is_drawn_larger() -> None:
    half = plan_for(ARMY_BOARD, Look(), 80, 20, range(6))
    assert half is not None
    assert not half.orientation.sideways
    assert half.step[1] == 3


@pytest.mark.parametrize("board", [JUNGLE_BOARD, ARMY_BOARD], ids=lambda board: board.name)
@pytest.mark.parametrize("ranks", [None, range(6)], ids=["whole", "half"])
def test_no_room_is_so_large_that_the_labels_go(board: Board, ranks: range | None) -> None:
    for width in range(80, 240, 7):
        for height in range(26, 80):
            plan = plan_for(board, Look(), width, height, ranks)
            assert plan is not None and plan.labels, (width, height)


def test_labels_go_before_the_rows_between_the_squares_do() -> None:
    assert (planned(JUNGLE_BOARD, 43, 19).labels, planned(JUNGLE_BOARD, 43, 19).step) == (True, (6, 2))
    assert (planned(JUNGLE_BOARD, 42, 18).labels, planned(JUNGLE_BOARD, 42, 18).step) == (False, (6, 2))
    assert (planned(JUNGLE_BOARD, 43, 17).labels, planned(JUNGLE_BOARD, 43, 17).step) == (True, (6, 1))
