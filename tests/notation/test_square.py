import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Board
from junqi.core.jungle_board import JUNGLE_BOARD
from junqi.notation.errors import SquareTextError
from junqi.notation.square import parse_square


@pytest.mark.parametrize("board", [JUNGLE_BOARD, ARMY_BOARD], ids=lambda board: board.name)
def test_every_square_is_read_as_it_is_written(board: Board) -> None:
    for square in board.squares:
        assert parse_square(board, board.name_of(square)) == square


@pytest.mark.parametrize(
    ("board", "text", "words"),
    [
        (JUNGLE_BOARD, "", "a1 to g9"),
        (JUNGLE_BOARD, "h1", "'h1' is not a square: the Jungle board has a1 to g9"),
        (JUNGLE_BOARD, "a10", "a1 to g9"),
        (JUNGLE_BOARD, "A1", "a1 to g9"),
        (ARMY_BOARD, "a14", "a1 to e13"),
        (ARMY_BOARD, "f1", "a1 to e13"),
        (ARMY_BOARD, "a01", "a1 to e13"),
        (ARMY_BOARD, "a\u0661", "a1 to e13"),
        (ARMY_BOARD, "a7", "'a7' is a front line: no piece stands there"),
        (ARMY_BOARD, "b7", "'b7' is a mountain: no piece stands there"),
    ],
)
def test_other_texts_are_refused(board: Board, text: str, words: str) -> None:
    with pytest.raises(SquareTextError) as caught:
        parse_square(board, text)
    assert words in str(caught.value)
    assert caught.value.text == text
