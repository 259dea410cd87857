"""Every mark is told apart by its shape, with any set of characters and without colours."""

from functools import cache
from itertools import combinations

import attrs
import pytest

from junqi.core.registry import rule_set
from junqi.tui.board.drawing import Drawing, as_text
from junqi.tui.board.look import Lay, Look
from junqi.tui.board.scene import Scene, Target
from junqi.tui.board.sizes import plan_for

CASES = [("jungle", 20, Lay.AUTO), ("gunki", 16, Lay.AUTO), ("gunki", 27, Lay.AUTO), ("gunki", 16, Lay.UPRIGHT)]
LOOKS = [Look(ascii=plain, colour=colour) for plain in (False, True) for colour in (False, True)]


@cache
def drawing(game: str, height: int, look: Look) -> Drawing:
    rules = rule_set(game)
    plan = plan_for(rules.board, look, 80, height)
    assert plan is not None
    return Drawing(rules, look, plan)


def picture(drawing: Drawing, square: str, **marks: object) -> str:
    """The characters of a board with marks on one square."""
    at = drawing.rules.board.square(square)
    cursor = at if marks.pop("cursor", False) else None
    target = marks.pop("target", None)
    hint = {None: (), "from": (at, at + 1), "to": (at + 1, at)}[marks.pop("hint", None)]
    scene = Scene(
        board_with_piece_on_c2(drawing.rules.game),
        targets=[(at, target)] if isinstance(target, Target) else [],
        hint=hint,
        **{name: frozenset({at}) if name == "lit" else at for name in marks},
    )
    return as_text(drawing.rows(scene, cursor))


def board_with_piece_on_c2(game: str) -> bytes:
    board = bytearray(rule_set(game).board.size)
    board[rule_set(game).board.square("c2")] = 1
    return bytes(board)


ON_PIECES: dict[str, dict[str, object]] = {
    "nothing": {},
    "cursor": {"cursor": True},
    "selected": {"selected": True},
    "capture": {"target": Target.CAPTURE},
    "loss": {"target": Target.LOSS},
    "lift": {"target": Target.LIFT},
    "last to": {"last_to": True},
    "lit": {"lit": True},
    "hint from": {"hint": "from"},
    "hint to": {"hint": "to"},
    "hint to the last to under the cursor": {"hint": "to", "last_to": True, "cursor": True},
    "selected under the cursor": {"selected": True, "cursor": True},
    "last to under the cursor": {"last_to": True, "cursor": True},
    "capture of the last to": {"last_to": True, "target": Target.CAPTURE},
    "loss against the last to": {"last_to": True, "target": Target.LOSS},
    "capture of the last to under the cursor": {"last_to": True, "target": Target.CAPTURE, "cursor": True},
}
ON_EMPTY: dict[str, dict[str, object]] = {
    "nothing": {},
    "cursor": {"cursor": True},
    "quiet": {"target": Target.QUIET},
    "last from": {"last_from": True},
    "lit": {"lit": True},
    "hint to": {"hint": "to"},
    "hint to the last from": {"hint": "to", "last_from": True},
    "quiet target on the last from": {"last_from": True, "target": Target.QUIET},
    "quiet target under the cursor": {"target": Target.QUIET, "cursor": True},
    "last from under the cursor": {"last_from": True, "cursor": True},
}


@pytest.mark.parametrize(("game", "height", "lay"), CASES)
@pytest.mark.parametrize("look", LOOKS, ids=["plain", "coloured", "plain ascii", "coloured ascii"])
@pytest.mark.parametrize(("square", "marks"), [("c2", ON_PIECES), ("c4", ON_EMPTY), ("b4", ON_EMPTY)])
def test_marks_differ_in_shape(
    game: str, height: int, lay: Lay, look: Look, square: str, marks: dict[str, dict[str, object]]
) -> None:
    board = drawing(game, height, attrs.evolve(look, lay=lay))
    pictures = {name: picture(board, square, **given) for name, given in marks.items()}
    same = [pair for pair in combinations(pictures, 2) if pictures[pair[0]] == pictures[pair[1]]]
    assert not same


@pytest.mark.parametrize("look", LOOKS)
def test_a_piece_shows_the_zone_that_it_covers(look: Look) -> None:
    rules = rule_set("jungle")
    plan = plan_for(rules.board, look, 80, 20)
    assert plan is not None
    board = bytearray(rules.board.size)
    for name in ("b5", "c1", "d9"):
        board[rules.board.square(name)] = 8
    text = as_text(Drawing(rules, look, plan).rows(Scene(bytes(board))))
    assert all(shown in text for shown in ("~ R  ~", "x R  x", "@ R  @"))


def test_a_mark_does_not_hide_that_a_unit_carries_a_flag() -> None:
    rules = rule_set("junqi")
    board = bytearray(rules.board.size)
    square = rules.board.square("c2")
    board[square] = 9 | 64
    for look in (Look(), Look(ascii=True), Look(colour=False)):
        plan = plan_for(rules.board, look, 80, 16)
        assert plan is not None
        scene = Scene(bytes(board), last_to=square, targets=[(square, Target.CAPTURE)])
        assert "E^" in as_text(Drawing(rules, look, plan).rows(scene, square))
