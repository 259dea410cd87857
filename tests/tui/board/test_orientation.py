import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.jungle_board import JUNGLE_BOARD
from junqi.tui.board.orientation import Orientation

WHOLE = range(ARMY_BOARD.ranks)


@pytest.mark.parametrize(
    ("sideways", "flipped", "a1", "e1", "a13"),
    [
        (False, False, (0, 12), (4, 12), (0, 0)),
        (False, True, (4, 0), (0, 0), (4, 12)),
        (True, False, (0, 0), (0, 4), (12, 0)),
        (True, True, (12, 4), (12, 0), (0, 4)),
    ],
)
def test_corners(sideways: bool, flipped: bool, a1: tuple[int, int], e1: tuple[int, int], a13: tuple[int, int]) -> None:
    orientation = Orientation(ARMY_BOARD, WHOLE, sideways=sideways, flipped=flipped)
    places = [orientation.place(ARMY_BOARD.square(name)) for name in ("a1", "e1", "a13")]
    assert places == [a1, e1, a13]


def test_labels_follow_the_board() -> None:
    flipped = Orientation(JUNGLE_BOARD, range(9), flipped=True)
    assert flipped.column_labels() == tuple("gfedcba")
    assert flipped.row_labels() == tuple("123456789")
    lying = Orientation(ARMY_BOARD, WHOLE, sideways=True)
    assert lying.column_labels()[::12] == ("1", "13")
    assert lying.row_labels() == tuple("abcde")


def test_some_ranks_alone() -> None:
    north = Orientation(ARMY_BOARD, range(7, 13), flipped=True)
    assert (north.columns, north.rows) == (5, 6)
    assert north.place(ARMY_BOARD.square("e8")) == (0, 0)
    assert north.row_labels() == ("8", "9", "10", "11", "12", "13")
    assert not north.shows(ARMY_BOARD.square("e6"))
    assert len(north.shown()) == 30
