import pytest
from hypothesis import given
from hypothesis import strategies as st

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import UNOCCUPIED_ZONES, Board
from junqi.core.jungle_board import JUNGLE_BOARD
from junqi.tui.board.look import Lay, Look
from junqi.tui.board.sizes import plan_for, plans

BOARDS = [JUNGLE_BOARD, ARMY_BOARD]
LOOKS = [Look(flipped=flipped, lay=lay) for flipped in (False, True) for lay in Lay]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.lay.name}-{look.flipped}")
def test_every_cell_of_a_square_is_that_square(board: Board, look: Look) -> None:
    for ranks in (None, range(board.ranks // 2)):
        for plan in plans(board, look, ranks):
            for square in plan.orientation.shown():
                box = plan.box(square)
                expected = None if board.zones[square] in UNOCCUPIED_ZONES else square
                corners = {(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)} | {box.middle}
                assert {plan.square_at(*cell) for cell in corners} == {expected}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_boxes_lie_within_the_field_and_apart(board: Board) -> None:
    for look in LOOKS:
        for plan in plans(board, look):
            boxes = [plan.box(square) for square in plan.orientation.shown()]
            assert all(plan.left < box.x and box.right < plan.width - 1 for box in boxes)
            assert all(box.y >= 0 and box.bottom < plan.field.height for box in boxes)
            cells = [(box.x + dx, box.y + dy) for box in boxes for dx in (0, plan.piece[0] - 1) for dy in range(1)]
            assert len(set(cells)) == len(cells)


@given(st.integers(-5, 90), st.integers(-5, 40), st.sampled_from(BOARDS), st.sampled_from(LOOKS))
def test_no_cell_is_a_square_that_no_piece_stands_on(x: int, y: int, board: Board, look: Look) -> None:
    plan = plan_for(board, look, 80, 30)
    assert plan is not None
    square = plan.square_at(x, y)
    assert square is None or square in board.squares


def test_labels_are_no_squares() -> None:
    plan = plan_for(JUNGLE_BOARD, Look(), 80, 24)
    assert plan is not None
    assert plan.square_at(0, 0) is None
    assert plan.square_at(10, plan.height - 1) is None
