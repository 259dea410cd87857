"""Pieces and marks, square by square."""

import attrs
import pytest
from syrupy.assertion import SnapshotAssertion

from junqi.core.piece import FACE_DOWN, UNKNOWN, FlagState, code_of
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Side
from junqi.notation.piece_set import PieceSet
from junqi.records.pictures.look import Look
from junqi.records.pictures.picture import plan_of
from junqi.records.pictures.pieces import origin_mark, piece_shapes, target_mark
from junqi.records.pictures.shapes import Polygon, Rect, Shapes, Writing, bounds
from junqi.records.pictures.svg import svg_shapes

JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")
LETTERS, HANZI = Look(), Look(pieces=PieceSet.HANZI)


def shapes_of(rules: RuleSet, code: int, look: Look = LETTERS) -> Shapes:
    return piece_shapes(rules, plan_of(rules, look, captioned=False), look, code)


def texts(shapes: Shapes) -> list[str]:
    return [shape.text for shape in shapes if isinstance(shape, Writing)]


def test_pieces_bear_the_letters_and_hanzi_of_the_notation() -> None:
    rat = code_of(8, Side.WHITE)
    assert texts(shapes_of(JUNGLE, rat)) == ["R"]
    assert texts(shapes_of(JUNGLE, code_of(8, Side.BLACK))) == ["r"]
    assert texts(shapes_of(JUNGLE, rat, HANZI)) == ["鼠"]
    assert texts(shapes_of(JUNQI, code_of(7, Side.BLACK))) == ["l"]


def test_sides_differ_in_outline_as_well_as_in_lightness() -> None:
    white, black = shapes_of(JUNGLE, code_of(1, Side.WHITE))[0], shapes_of(JUNGLE, code_of(1, Side.BLACK))[0]
    assert isinstance(white, Rect) and isinstance(black, Polygon)
    assert int(str(white.paint.fill)[1:3], 16) - int(str(black.paint.fill)[1:3], 16) > 128


def test_what_lies_face_down_shows_only_its_back_unless_revealed() -> None:
    hidden = code_of(12, Side.BLACK, face_down=True)
    assert shapes_of(JUNQI, hidden) == shapes_of(JUNQI, UNKNOWN)
    revealed = attrs.evolve(LETTERS, revealed=True)
    assert texts(shapes_of(JUNQI, hidden, revealed)) == ["f"]
    assert texts(shapes_of(JUNQI, UNKNOWN, revealed)) == []


def test_flags_are_seen_on_those_who_carry_them_or_stand_on_them() -> None:
    plain = len(shapes_of(JUNQI, code_of(9, Side.WHITE)))
    drawn = {state: shapes_of(JUNQI, code_of(9, Side.WHITE, flag=state)) for state in FlagState}
    assert {state: len(shapes) - plain for state, shapes in drawn.items()} == {
        FlagState.NONE: 0,
        FlagState.CARRIES: 3,
        FlagState.ON_WHITE_FLAG: 3,
        FlagState.ON_BLACK_FLAG: 3,
    }
    cloth = {state: shapes[-1].paint.fill for state, shapes in drawn.items() if not isinstance(shapes[-1], Writing)}
    assert cloth[FlagState.CARRIES] == cloth[FlagState.ON_BLACK_FLAG] != cloth[FlagState.ON_WHITE_FLAG]


@pytest.mark.parametrize("rules", [JUNGLE, rule_set("gunki"), JUNQI], ids=lambda rules: rules.game)
@pytest.mark.parametrize("look", [LETTERS, HANZI], ids=["letters", "hanzi"])
def test_nothing_leaves_the_cell_of_its_square(rules: RuleSet, look: Look) -> None:
    plan = plan_of(rules, look, captioned=False)
    codes = [code_of(kind.number, side) for kind in rules.kinds for side in Side]
    if rules.hides_pieces:
        codes += [code | flag for code in codes for flag in FlagState] + [code | FACE_DOWN for code in codes]
    marks = [origin_mark(plan), target_mark(plan)]
    revealing = attrs.evolve(look, revealed=True)
    for shapes in [*marks, *(piece_shapes(rules, plan, revealing, code) for code in codes)]:
        boxes = [bounds(shape) for shape in shapes if not isinstance(shape, Writing)]
        assert min(box[0] for box in boxes) >= -plan.step[0] / 2 and max(box[2] for box in boxes) <= plan.step[0] / 2
        assert min(box[1] for box in boxes) >= -plan.step[1] / 2 and max(box[3] for box in boxes) <= plan.step[1] / 2


def test_the_marks_of_both_ends_of_a_move_differ_by_shape() -> None:
    plan = plan_of(JUNGLE, LETTERS, captioned=False)
    (_, left), (_, reached) = origin_mark(plan), target_mark(plan)
    assert not isinstance(left, Writing) and not isinstance(reached, Writing)
    assert left.paint.dash and not reached.paint.dash


def test_every_rule_set_has_pieces_of_every_kind() -> None:
    for rules in RULE_SETS.values():
        for kind in rules.kinds:
            assert len(texts(shapes_of(rules, code_of(kind.number, Side.BLACK)))) == 1


def test_pieces_as_svg(snapshot: SnapshotAssertion) -> None:
    revealed = attrs.evolve(LETTERS, revealed=True)
    pieces = {
        "White Rat": shapes_of(JUNGLE, code_of(8, Side.WHITE)),
        "Black Rat": shapes_of(JUNGLE, code_of(8, Side.BLACK)),
        "Red Engineer with White's Flag": shapes_of(JUNQI, code_of(9, Side.BLACK, flag=FlagState.CARRIES)),
        "White Engineer on Red's Flag": shapes_of(JUNQI, code_of(9, Side.WHITE, flag=FlagState.ON_BLACK_FLAG)),
        "face down": shapes_of(JUNQI, UNKNOWN),
        "face down, revealed": shapes_of(JUNQI, code_of(12, Side.WHITE, face_down=True), revealed),
    }
    assert "\n".join(f"{name}\n{svg_shapes(shapes)}\n" for name, shapes in pieces.items()) == snapshot
