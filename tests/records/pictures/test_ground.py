"""The empty board: every square and every link is drawn, once, wherever it lies."""

from collections import Counter

import pytest

from junqi.core.board import Board, Drawing, LinkKind, Zone
from junqi.core.registry import rule_set
from junqi.records.pictures import colours
from junqi.records.pictures.ground import ground
from junqi.records.pictures.plan import Plan
from junqi.records.pictures.shapes import Disc, Line, Polygon, Rect, Writing, bounds

JUNGLE, ARMY = rule_set("jungle").board, rule_set("gunki").board

CAMPS = {"b3", "d3", "c4", "b5", "d5", "b11", "d11", "c10", "b9", "d9"}


def centres(board: Board) -> dict[tuple[float, float], int]:
    plan = Plan(board)
    return {plan.centre(square): square for square in range(board.size)}


def middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


def test_every_tile_is_drawn_once_and_they_touch() -> None:
    tiles = [s for s in ground(Plan(JUNGLE)) if isinstance(s, Rect) and s.width == s.height == 100]
    assert sorted(centres(JUNGLE)[middle(tile)] for tile in tiles) == list(range(63))


def test_water_traps_and_dens_lie_where_the_rules_say() -> None:
    at = centres(JUNGLE)
    tiles = [s for s in ground(Plan(JUNGLE)) if isinstance(s, Rect) and s.width == 100]
    by_colour: dict[str, set[str]] = {}
    for tile in tiles:
        by_colour.setdefault(str(tile.paint.fill), set()).add(JUNGLE.name_of(at[middle(tile)]))
    water = by_colour[colours.ZONES[Zone.WATER][0]] | by_colour[colours.ZONES[Zone.WATER][1]]
    assert water == {f"{file}{rank}" for file in "bcef" for rank in (4, 5, 6)}
    assert by_colour[colours.ZONES[Zone.TRAP][0]] == {"c1", "e1", "d2", "c9", "e9", "d8"}
    assert by_colour[colours.ZONES[Zone.DEN][0]] == {"d1", "d9"}


def test_every_link_of_the_army_board_is_drawn() -> None:
    at = centres(ARMY)
    lines = [s for s in ground(Plan(ARMY)) if isinstance(s, Line) and all(point in at for point in s.points)]
    drawn = Counter((tuple(sorted(at[point] for point in line.points)), line.paint.width) for line in lines)
    roads = {(link.a, link.b) for link in ARMY.links if link.kind is LinkKind.ROAD}
    railways = {(link.a, link.b) for link in ARMY.links if link.kind is LinkKind.RAILWAY}
    assert len(roads) == 98 and len(railways) == 35
    assert drawn == Counter({(link, 3.0): 1 for link in roads}) + Counter(
        {(link, width): 1 for link in railways for width in (9.0, 4.0)}
    )


def test_army_places_look_like_what_they_are() -> None:
    at = centres(ARMY)
    shapes = ground(Plan(ARMY))
    camps = {at[s.x, s.y] for s in shapes if isinstance(s, Disc)}
    assert {ARMY.name_of(camp) for camp in camps} == CAMPS
    headquarters = {at[middle(s)] for s in shapes if isinstance(s, Rect) and s.width == 104}
    assert {ARMY.name_of(square) for square in headquarters} == {"b1", "d1", "b13", "d13"}
    peaks = [s for s in shapes if isinstance(s, Polygon) and s.paint.fill == colours.MOUNTAIN]
    assert len(peaks) == 4  # two to each of b7 and d7
    stations = [s for s in shapes if isinstance(s, Rect) and middle(s) in at and s.width == 68]
    assert len(stations) == 46


@pytest.mark.parametrize("board", [JUNGLE, ARMY])
@pytest.mark.parametrize("flipped", [False, True])
def test_nothing_leaves_the_picture(board: Board, flipped: bool) -> None:
    plan = Plan(board, flipped, titled=True, captioned=True)
    for shape in ground(plan):
        box = (shape.x, shape.y, shape.x, shape.y) if isinstance(shape, Writing) else bounds(shape)
        left, top, right, bottom = box
        assert left >= 0 and top >= 0 and right <= plan.width and bottom <= plan.height


def test_a_flipped_board_is_turned_and_not_mirrored() -> None:
    upright, flipped = Plan(JUNGLE), Plan(JUNGLE, flipped=True)
    assert upright.centre(JUNGLE.square("a1")) == flipped.centre(JUNGLE.square("g9"))
    assert upright.centre(JUNGLE.square("g1")) == flipped.centre(JUNGLE.square("a9"))


@pytest.mark.parametrize("board", [JUNGLE, ARMY])
def test_files_and_ranks_are_named_beside_their_squares(board: Board) -> None:
    plan = Plan(board)
    writings = {s.text: (s.x, s.y) for s in ground(plan) if isinstance(s, Writing)}
    assert list(writings) == [*board.file_letters(), *(str(rank + 1) for rank in range(board.ranks))]
    assert writings["b"][0] == plan.centre(board.square("b1"))[0]
    assert writings["9"][1] == plan.centre(board.square("a9"))[1]
    assert not [s for s in ground(Plan(board, coordinates=False)) if isinstance(s, Writing)]


def test_the_boards_are_drawn_in_both_ways_there_are() -> None:
    assert {JUNGLE.drawing, ARMY.drawing} == set(Drawing)
