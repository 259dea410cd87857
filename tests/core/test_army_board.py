from pathlib import Path

import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Drawing, LinkKind, Zone
from junqi.core.seat import Seat

LINKS_FILE = Path(__file__).parent.parent / "data" / "board_links.txt"
KINDS = {"rail": LinkKind.RAILWAY, "road": LinkKind.ROAD}


def test_the_links_are_exactly_the_published_ones() -> None:
    lines = [line.split() for line in LINKS_FILE.read_text(encoding="ascii").splitlines() if not line.startswith("#")]
    published = {(KINDS[kind], frozenset((a, b))) for kind, a, b in lines}
    name = ARMY_BOARD.name_of
    assert {(link.kind, frozenset((name(link.a), name(link.b)))) for link in ARMY_BOARD.links} == published
    assert len(ARMY_BOARD.links) == len(lines) == 133
    assert sum(link.kind is LinkKind.RAILWAY for link in ARMY_BOARD.links) == 35


@pytest.mark.parametrize(
    ("zone", "south", "north"),
    [
        (Zone.HEADQUARTERS, "b1 d1", "b13 d13"),
        (Zone.CAMP, "b3 c4 d3 b5 d5", "b9 d9 c10 b11 d11"),
    ],
)
def test_zones(zone: Zone, south: str, north: str) -> None:
    for seat, names in ((Seat.SOUTH, south), (Seat.NORTH, north)):
        found = {ARMY_BOARD.name_of(s) for s in ARMY_BOARD.zone_squares(zone, seat)}
        assert found == set(names.split())


def test_all_other_squares_are_stations() -> None:
    assert len(ARMY_BOARD.zone_squares(Zone.STATION)) == 46
    assert [ARMY_BOARD.name_of(s) for s in ARMY_BOARD.zone_squares(Zone.FRONT_LINE)] == ["a7", "c7", "e7"]
    assert [ARMY_BOARD.name_of(s) for s in ARMY_BOARD.zone_squares(Zone.MOUNTAIN)] == ["b7", "d7"]


def test_halves_belong_to_the_seats() -> None:
    for square in range(ARMY_BOARD.size):
        rank = ARMY_BOARD.point(square)[1] + 1
        expected = None if rank == 7 else Seat.SOUTH if rank < 7 else Seat.NORTH
        assert ARMY_BOARD.seats[square] is expected


def test_it_is_drawn_as_points_and_lines() -> None:
    assert ARMY_BOARD.drawing is Drawing.GRAPH
