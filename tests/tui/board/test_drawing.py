"""Whole drawings, as a person sees them."""

import attrs
import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from junqi.core.board import Board, Link, LinkKind, Zone
from junqi.core.board import Drawing as BoardDrawing
from junqi.core.jungle import JungleRules
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.tui.board.drawing import Drawing, as_text
from junqi.tui.board.look import Lay, Look, PieceSet
from junqi.tui.board.scene import Scene, Target
from junqi.tui.board.sizes import plan_for, plans

GAMES = ["jungle", "gunki", "junqi"]
LETTERS, HANZI, ASCII = Look(), Look(pieces=PieceSet.HANZI, colour=False), Look(ascii=True, colour=False)
SIZES = {
    "jungle": {"6x2": (80, 20), "8x3": (80, 30), "10x4": (80, 38), "6x1": (80, 12)},
    "gunki": {"on its side": (80, 16), "two rows a rank": (80, 27), "three rows a rank": (60, 40)},
    "junqi": {"on its side": (80, 16), "two rows a rank": (80, 27), "four rows a rank": (80, 54)},
}
CASES = [(game, size) for game, sizes in SIZES.items() for size in sizes]


def drawn(rules: RuleSet, look: Look, width: int, height: int, scene: Scene, ranks: range | None = None) -> str:
    plan = plan_for(rules.board, look, width, height, ranks)
    assert plan is not None
    rows = Drawing(rules, look, plan).rows(scene, rules.board.square("c3"))
    assert {sum(cell_len(text) for text, _ in row) for row in rows} == {plan.width}
    assert len(rows) == plan.height
    return as_text(rows) + "\n"


@pytest.mark.parametrize(("game", "size"), CASES)
@pytest.mark.parametrize("look", [LETTERS, HANZI, ASCII], ids=["letters", "hanzi without colours", "ascii"])
def test_boards(game: str, size: str, look: Look, boards: dict[str, bytes], text_snapshot: SnapshotAssertion) -> None:
    rules = rule_set(game)
    assert drawn(rules, look, *SIZES[game][size], marked(rules, boards[game])) == text_snapshot


@pytest.mark.parametrize(
    ("game", "size"), [case for case in CASES if case[1] in ("6x2", "on its side", "two rows a rank")]
)
def test_flipped_boards(game: str, size: str, boards: dict[str, bytes], text_snapshot: SnapshotAssertion) -> None:
    rules = rule_set(game)
    look = attrs.evolve(LETTERS, flipped=True)
    assert drawn(rules, look, *SIZES[game][size], marked(rules, boards[game])) == text_snapshot


@pytest.mark.parametrize("look", [LETTERS, ASCII], ids=["letters", "ascii"])
def test_one_row_a_rank(look: Look, boards: dict[str, bytes], text_snapshot: SnapshotAssertion) -> None:
    rules = rule_set("junqi")
    upright = attrs.evolve(look, lay=Lay.UPRIGHT)
    assert drawn(rules, upright, 80, 20, marked(rules, boards["junqi"])) == text_snapshot


@pytest.mark.parametrize(("ranks", "flipped"), [(range(6), False), (range(7, 13), True)], ids=["south", "north"])
def test_own_half(ranks: range, flipped: bool, boards: dict[str, bytes], text_snapshot: SnapshotAssertion) -> None:
    rules = rule_set("gunki")
    scene = Scene(boards["gunki"], lit=rules.board.zone_squares(Zone.HEADQUARTERS))
    assert drawn(rules, Look(flipped=flipped), 80, 20, scene, ranks) == text_snapshot


MARKS = {
    "jungle": {"selected": "b5", "last_from": "a8", "last_to": "a7", "quiet": "b6", "capture": "d2"},
    "gunki": {"selected": "c6", "last_from": "c10", "last_to": "c9", "quiet": "d5", "capture": "c8", "loss": "b8"},
    "junqi": {
        "selected": "a5", "last_from": "c2", "last_to": "e3",
        "quiet": "c4", "capture": "c5", "loss": "b6", "lift": "d3",
    },
}  # fmt: skip


def marked(rules: RuleSet, board: bytes) -> Scene:
    """A scene with every kind of mark, wherever moves might really go."""
    squares = {mark: rules.board.square(name) for mark, name in MARKS[rules.game].items()}
    targets = {squares[kind.value]: kind for kind in Target if kind.value in squares}
    return Scene(board, squares["selected"], targets, squares["last_from"], squares["last_to"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lay", list(Lay))
@pytest.mark.parametrize("look", [LETTERS, HANZI, ASCII], ids=["letters", "hanzi", "ascii"])
def test_no_size_is_ragged(game: str, lay: Lay, look: Look, boards: dict[str, bytes]) -> None:
    rules = rule_set(game)
    for plan in plans(rules.board, attrs.evolve(look, lay=lay, flipped=True)):
        if plan.step[1] <= 7:
            rows = Drawing(rules, look, plan).rows(Scene(boards[game]))
            assert {sum(cell_len(text) for text, _ in row) for row in rows} == {plan.width}
            assert len(rows) == plan.height


# A fourth game


def _board(drawing: BoardDrawing, files: int, ranks: int, zones: dict[str, Zone], *links: str) -> Board:
    """A board by the names of its squares; ``"a1=b1"`` is a railway, ``"a1-b1"`` a road."""
    empty = Board("made up", files, ranks, (), (), (), drawing)
    ends = [(LinkKind.RAILWAY if "=" in link else LinkKind.ROAD, link.replace("=", "-").split("-")) for link in links]
    return attrs.evolve(
        empty,
        zones=tuple(zones.get(empty.name_of(square), zones["all"]) for square in range(files * ranks)),
        seats=(None,) * (files * ranks),
        links=tuple(Link(empty.square(a), empty.square(b), kind) for kind, (a, b) in ends),
    )


class SmallTiles(JungleRules):
    """Five tiles by two, with a pond."""

    board = _board(BoardDrawing.TILES, 5, 2, {"all": Zone.LAND, "c1": Zone.WATER, "e2": Zone.DEN})


class SmallGraph(JungleRules):
    """A triangle of roads above a railway, with diagonals that cross."""

    board = _board(
        BoardDrawing.GRAPH, 3, 3, {"all": Zone.STATION, "b3": Zone.CAMP, "a2": Zone.MOUNTAIN, "c3": Zone.FRONT_LINE},
        "a1=b1", "b1=c1", "b1-b2", "b2-b3", "b2-c2", "c1-c2", "b1-c2", "b2-c1", "a3-b3", "a1-b2",
    )  # fmt: skip


@pytest.mark.parametrize("game", [SmallTiles, SmallGraph])
@pytest.mark.parametrize("lay", [Lay.UPRIGHT, Lay.SIDEWAYS], ids=["upright", "on its side"])
def test_another_game(game: type[JungleRules], lay: Lay, text_snapshot: SnapshotAssertion) -> None:
    like = rule_set("jungle")
    rules = game("made-up", "#1 Made up", like.first_side, like.repetition, like.quiet_plies)
    board = bytes([1, 0, 0, 24]) + bytes(rules.board.size - 4)
    plan = plan_for(rules.board, Look(lay=lay), 34, 12)
    assert plan is not None
    assert as_text(Drawing(rules, Look(lay=lay), plan).rows(Scene(board), 1)) + "\n" == text_snapshot
