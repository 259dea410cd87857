import pytest

from junqi.core.board import Drawing, LinkKind, Zone
from junqi.core.jungle_board import DENS, JUNGLE_BOARD
from junqi.core.seat import Seat


@pytest.mark.parametrize(
    ("zone", "south", "north"),
    [(Zone.DEN, "d1", "d9"), (Zone.TRAP, "c1 e1 d2", "c9 e9 d8")],
)
def test_dens_and_traps(zone: Zone, south: str, north: str) -> None:
    for seat, names in ((Seat.SOUTH, south), (Seat.NORTH, north)):
        assert {JUNGLE_BOARD.name_of(s) for s in JUNGLE_BOARD.zone_squares(zone, seat)} == set(names.split())


def test_water() -> None:
    water = {JUNGLE_BOARD.name_of(s) for s in JUNGLE_BOARD.zone_squares(Zone.WATER)}
    assert water == {"b4", "c4", "b5", "c5", "b6", "c6", "e4", "f4", "e5", "f5", "e6", "f6"}
    assert len(JUNGLE_BOARD.zone_squares(Zone.LAND)) == 63 - 12 - 6 - 2


def test_every_edge_of_touching_tiles_is_a_border() -> None:
    assert {link.kind for link in JUNGLE_BOARD.links} == {LinkKind.BORDER}
    assert len(JUNGLE_BOARD.links) == 6 * 9 + 7 * 8
    assert JUNGLE_BOARD.drawing is Drawing.TILES


def test_dens_by_side() -> None:
    assert [JUNGLE_BOARD.name_of(s) for s in DENS] == ["d1", "d9"]
