import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Board, LinkKind, Zone
from junqi.core.errors import UnknownSquareError
from junqi.core.jungle_board import JUNGLE_BOARD
from junqi.core.seat import Seat

BOARDS = [JUNGLE_BOARD, ARMY_BOARD]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_place_has_one_name_and_one_point(board: Board) -> None:
    names = [board.name_of(square) for square in range(board.size)]
    assert [board.square(name) for name in names] == list(range(board.size))
    points = {board.point(square) for square in range(board.size)}
    assert points == {(file, rank) for file in range(board.files) for rank in range(board.ranks)}


@pytest.mark.parametrize(
    ("board", "name", "index", "point"),
    [
        (JUNGLE_BOARD, "a1", 0, (0, 0)),
        (JUNGLE_BOARD, "g1", 6, (6, 0)),
        (JUNGLE_BOARD, "a2", 7, (0, 1)),
        (JUNGLE_BOARD, "d9", 59, (3, 8)),
        (JUNGLE_BOARD, "g9", 62, (6, 8)),
        (ARMY_BOARD, "e1", 4, (4, 0)),
        (ARMY_BOARD, "a10", 45, (0, 9)),
        (ARMY_BOARD, "e13", 64, (4, 12)),
    ],
)
def test_names_count_from_the_bottom_left(board: Board, name: str, index: int, point: tuple[int, int]) -> None:
    assert board.square(name) == index
    assert board.name_of(index) == name
    assert board.point(index) == point


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize(
    "name",
    ["", "a", "1", "a0", "a01", "A1", "h1", "a14", "a100", "a1 ", " a1", "a-1", "a+1", "aa1", "a\u0661", "a\u00b2"],
)
def test_other_names_are_refused(board: Board, name: str) -> None:
    with pytest.raises(UnknownSquareError) as caught:
        board.square(name)
    assert caught.value.name == name
    assert caught.value.board == board.name


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_board_turned_by_180_degrees_is_the_same_for_the_other_seat(board: Board) -> None:
    last = board.size - 1
    assert board.zones == board.zones[::-1]
    assert board.seats == tuple(None if seat is None else Seat(1 - seat) for seat in board.seats[::-1])
    turned = {(last - link.b, last - link.a, link.kind) for link in board.links}
    assert turned == {(link.a, link.b, link.kind) for link in board.links}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_links_and_neighbours_say_the_same(board: Board) -> None:
    assert len({(link.a, link.b) for link in board.links}) == len(board.links)
    assert all(link.a < link.b for link in board.links)
    for kind in LinkKind:
        pairs = {(link.a, link.b) for link in board.links if link.kind is kind}
        both_ways = pairs | {(b, a) for a, b in pairs}
        assert both_ways == {(s, n) for s in range(board.size) for n in board.neighbours(s, kind)}


def test_zone_squares_may_be_asked_of_one_seat() -> None:
    dens = JUNGLE_BOARD.zone_squares(Zone.DEN)
    assert [JUNGLE_BOARD.name_of(s) for s in dens] == ["d1", "d9"]
    assert JUNGLE_BOARD.zone_squares(Zone.DEN, Seat.NORTH) == dens[1:]


def test_nobody_stands_on_front_lines_and_mountains() -> None:
    assert len(JUNGLE_BOARD.squares) == 63
    assert len(ARMY_BOARD.squares) == 60
    assert {ARMY_BOARD.name_of(s) for s in set(range(65)) - set(ARMY_BOARD.squares)} == {"a7", "b7", "c7", "d7", "e7"}
