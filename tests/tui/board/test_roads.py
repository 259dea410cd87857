"""Exactly the links of a board are drawn: read back from the characters between the squares."""

import pytest

from junqi.core.army_board import ARMY_BOARD
from junqi.core.board import Drawing as BoardDrawing
from junqi.core.board import LinkKind, Square
from junqi.core.registry import rule_set
from junqi.tui.board.box import Box
from junqi.tui.board.drawing import Drawing, as_text
from junqi.tui.board.joints import ascii_joint, unicode_joint
from junqi.tui.board.look import Lay, Look
from junqi.tui.board.plan import Plan
from junqi.tui.board.scene import Scene
from junqi.tui.board.sizes import plans

KINDS = {frozenset((link.a, link.b)): link.kind for link in ARMY_BOARD.links}
ACROSS = {LinkKind.ROAD: "─", LinkKind.RAILWAY: "═"}
RINGS = set("()[]╭╮╰╯┌┐└┘│")
ALONG = {LinkKind.ROAD: "│", LinkKind.RAILWAY: "║"}
UPRIGHT = [plan for plan in plans(ARMY_BOARD, Look(lay=Lay.UPRIGHT)) if plan.labels and 1 < plan.step[1] < 8]
LYING = [plan for plan in plans(ARMY_BOARD, Look(lay=Lay.SIDEWAYS)) if plan.labels and plan.step[1] < 8]
FLIPPED = [plan for plan in plans(ARMY_BOARD, Look(lay=Lay.SIDEWAYS, flipped=True)) if plan.step == (6, 3)]


def lines_of(plan: Plan, board: bytes, *, ascii_only: bool = False) -> list[str]:
    look = Look(ascii=ascii_only, flipped=plan.orientation.flipped)
    text = as_text(Drawing(rule_set("gunki"), look, plan).rows(Scene(board)))
    return [line.ljust(plan.width) for line in text.split("\n")]


def between(lines: list[str], a: Box, b: Box) -> set[str]:
    """The characters between two boxes, rings around squares left out; of slanted ones the slants."""
    upper, lower = sorted((a, b), key=lambda box: box.y)
    left, right = sorted((a, b), key=lambda box: box.x)
    columns, rows = range(left.right + 1, right.x), range(upper.bottom + 1, lower.y)
    if a.y == b.y:
        return {lines[a.middle[1]][x] for x in columns} - RINGS
    if a.x == b.x:
        return {lines[y][a.middle[0]] for y in rows}
    return {lines[y][x] for y in rows for x in columns} & {slant(a, b)}


def slant(a: Box, b: Box) -> str:
    return "╲" if (a.x < b.x) == (a.y < b.y) else "╱"


def expected(plan: Plan, a: Square, b: Square, kind: LinkKind | None) -> set[str]:
    """The characters that must stand between two neighbours."""
    box, other = plan.box(a), plan.box(b)
    if box.y != other.y and box.x != other.x:
        return set() if kind is None else {slant(box, other)}
    return {" "} if kind is None else {(ACROSS if box.y == other.y else ALONG)[kind]}


def neighbours() -> list[tuple[Square, Square]]:
    """All pairs of squares one place apart, and those facing each other over the front."""
    squares, point = ARMY_BOARD.squares, ARMY_BOARD.point
    near = {
        (a, b)
        for a in squares
        for b in squares
        if a < b and max(abs(point(a)[0] - point(b)[0]), abs(point(a)[1] - point(b)[1])) == 1
    }
    return sorted(near)


@pytest.mark.parametrize("plan", UPRIGHT + LYING + FLIPPED, ids=lambda plan: f"{plan.step[0]}x{plan.step[1]}")
@pytest.mark.parametrize("full", [False, True], ids=["empty", "full"])
def test_neighbours_are_joined_exactly_where_the_board_links_them(plan: Plan, full: bool) -> None:
    board = bytes(1 if full and square in ARMY_BOARD.squares else 0 for square in range(ARMY_BOARD.size))
    lines = lines_of(plan, board)
    for a, b in neighbours():
        kind = KINDS.get(frozenset((a, b)))
        found = between(lines, plan.box(a), plan.box(b))
        assert found == expected(plan, a, b, kind), f"{ARMY_BOARD.name_of(a)}-{ARMY_BOARD.name_of(b)}"


@pytest.mark.parametrize("plan", UPRIGHT + LYING + FLIPPED, ids=lambda plan: f"{plan.step[0]}x{plan.step[1]}")
def test_railways_cross_the_front_on_three_files(plan: Plan) -> None:
    lines = lines_of(plan, bytes(65))
    for file in "abcde":
        south, north = (plan.box(ARMY_BOARD.square(f"{file}{rank}")) for rank in (6, 8))
        found = between(lines, south, north)
        assert bool(found & set("═║")) == (file in "ace")


def test_every_link_of_the_army_board_is_a_pair_that_was_looked_at() -> None:
    over_the_front = {frozenset(ARMY_BOARD.square(f"{file}{rank}") for rank in (6, 8)) for file in "ace"}
    assert set(KINDS) <= {frozenset(pair) for pair in neighbours()} | over_the_front
    assert len(KINDS) == 133


def test_ascii_draws_all_in_ascii() -> None:
    for plan in (UPRIGHT[-1], LYING[-1]):
        lines = lines_of(plan, bytes(65), ascii_only=True)
        assert all(line.isascii() for line in lines)
        assert {"-", "=", "|", "H", "/", "\\"} <= set("".join(lines))


@pytest.mark.parametrize(
    ("arms", "character", "ascii_character"),
    [
        ((1, 1, 1, 1), "┼", "+"),
        ((2, 1, 2, 0), "╟", "+"),
        ((0, 2, 1, 2), "╤", "+"),
        ((2, 0, 2, 0), "║", "H"),
        ((0, 2, 0, 2), "═", "="),
        ((0, 1, 0, 0), "─", "-"),
    ],
)
def test_joints(arms: tuple[int, int, int, int], character: str, ascii_character: str) -> None:
    assert (unicode_joint(arms), ascii_joint(arms)) == (character, ascii_character)


def test_the_army_board_is_a_graph() -> None:
    assert ARMY_BOARD.drawing is BoardDrawing.GRAPH
