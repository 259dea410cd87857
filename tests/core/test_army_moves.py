"""Travel on the army board, each list of squares read off the board by hand."""

from collections.abc import Callable

import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.army_moves import straight, turning_freely, turning_once
from junqi.core.board import Square

Travel = Callable[[bytes, Square], list[Square]]

RAILWAY = {f"{file}{rank}" for rank in (2, 6, 8, 12) for file in "abcde"}
RAILWAY |= {f"{file}{rank}" for file in "ae" for rank in range(2, 13) if rank != 7}


def reach(travel: Travel, origin: str, occupied: str = "") -> set[str]:
    board = bytearray(ARMY_BOARD.size)
    for name in [origin, *occupied.split()]:
        board[ARMY_BOARD.square(name)] = 1
    found = travel(bytes(board), ARMY_BOARD.square(origin))
    assert len(found) == len(set(found)), "a square is reached twice"
    return {ARMY_BOARD.name_of(square) for square in found}


@pytest.mark.parametrize(
    ("origin", "occupied", "expected"),
    [
        ("a1", "", "a2 b1"),
        ("b1", "", "a1 c1 b2"),
        ("c3", "", "b3 d3 c2 c4"),
        ("b3", "", "a2 b2 c2 a3 c3 a4 b4 c4"),
        ("c4", "", "b3 c3 d3 b4 d4 b5 c5 d5"),
        ("b6", "", "a6 c6 d6 e6 b5"),
        ("c6", "", "a6 b6 d6 e6 c8 c5 b5 d5"),
        ("c6", "c8 b6", "b6 d6 e6 c8 c5 b5 d5"),
        ("a6", "", "a2 a3 a4 a5 a8 a9 a10 a11 a12 b6 c6 d6 e6 b5"),
        ("a6", "a4 a8", "a4 a5 a8 b6 c6 d6 e6 b5"),
        ("e8", "", "e2 e3 e4 e5 e6 e9 e10 e11 e12 a8 b8 c8 d8 d9"),
        ("a12", "a11 b12", "a11 b12 a13 b11"),
        ("a13", "", "a12 b13"),
        ("d8", "", "a8 b8 c8 e8 d9"),
        ("c8", "", "a8 b8 d8 e8 c6 c9 b9 d9"),
        ("c2", "", "a2 b2 d2 e2 c1 c3 b3 d3"),
    ],
)
def test_straight(origin: str, occupied: str, expected: str) -> None:
    assert reach(straight, origin, occupied) == set(expected.split())


@pytest.mark.parametrize(
    ("origin", "occupied", "more"),
    [
        # One turn: from a2 up file a and off along ranks 6, 8, 12; from a2 along rank 2 and up file e.
        ("a2", "", "b6 c6 d6 e6 b8 c8 d8 e8 b12 c12 d12 e12 e3 e4 e5 e8 e9 e10 e11"),
        # From c6 by c8 along rank 8, and by a6 and e6 along the files.
        ("c6", "", "a8 b8 d8 e8 a2 a3 a4 a5 a9 a10 a11 a12 e2 e3 e4 e5 e9 e10 e11 e12"),
        # The corner itself is taken: no turn on it.
        ("c6", "c8 a6 e6", ""),
        # b6 reaches c6 and turns to c8, not on from there.
        ("b6", "a6 d6", "c8"),
        # b2 turns only at a2 and e2.
        ("b2", "a4 e4", "a3 e3 a4 e4"),
        # A piece off the railway does not turn.
        ("b3", "", ""),
        ("c1", "", ""),
    ],
)
def test_turning_once(origin: str, occupied: str, more: str) -> None:
    assert reach(turning_once, origin, occupied) == reach(straight, origin, occupied) | set(more.split())


@pytest.mark.parametrize("origin", sorted(RAILWAY))
def test_turning_freely_reaches_the_whole_empty_railway(origin: str) -> None:
    assert reach(turning_freely, origin) == reach(straight, origin) | RAILWAY - {origin}


@pytest.mark.parametrize(
    ("origin", "occupied", "expected"),
    [
        ("b6", "a6 c6", "a6 c6 b5"),
        (
            "b6",
            "a6 d6",
            "a6 c6 d6 b5 c8 a8 b8 d8 e8 e6 a9 a10 a11 a12 e9 e10 e11 e12 b12 c12 d12 e2 e3 e4 e5 a2 b2 c2 d2 a3 a4 a5",
        ),
        ("a2", "b2 a3", "a1 a3 b2 b3"),
        ("b3", "", "a2 b2 c2 a3 c3 a4 b4 c4"),
        (
            "c8",
            "b8 d8",
            "b8 d8 b9 c9 d9 c6 a6 b6 d6 e6 a2 a3 a4 a5 a8 a9 a10 a11 a12 b12 c12 d12 e12 e11 e10 e9 e8 e5 e4"
            " e3 e2 b2 c2 d2",
        ),
    ],
)
def test_turning_freely_past_pieces(origin: str, occupied: str, expected: str) -> None:
    assert reach(turning_freely, origin, occupied) == set(expected.split())


@pytest.mark.parametrize(
    ("origin", "corner", "target"),
    [
        ("a3", "a2", "b2"),
        ("e3", "e2", "d2"),
        ("a5", "a6", "b6"),
        ("b6", "c6", "c8"),
        ("e5", "e6", "d6"),
        ("a9", "a8", "b8"),
        ("d8", "c8", "c6"),
        ("e9", "e8", "d8"),
        ("a11", "a12", "b12"),
        ("d12", "e12", "e11"),
    ],
)
def test_an_engineer_turns_at_every_crossing(origin: str, corner: str, target: str) -> None:
    assert target in reach(turning_once, origin) - reach(straight, origin)
    assert target not in reach(turning_once, origin, corner)


@pytest.mark.parametrize("travel", [straight, turning_once, turning_freely])
def test_pieces_block_and_the_first_on_each_way_is_reached(travel: Travel) -> None:
    assert reach(travel, "a4", "a3 a5") == {"a3", "a5", "b4", "b3", "b5"}


def test_the_mountains_are_not_crossed() -> None:
    assert "b8" not in reach(straight, "b6")
    assert "d6" not in reach(straight, "d8")
