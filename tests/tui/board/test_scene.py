import pytest

from junqi.core.registry import rule_set
from junqi.notation.position import parse_position
from junqi.tui.board.scene import Scene, Target, targets_of

EMPTY_GUNKI = "/".join(["5"] * 13)


def targets(variant: str, position: str, origin: str) -> dict[str, Target]:
    rules = rule_set(variant)
    found = targets_of(rules, parse_position(rules, position), rules.board.square(origin))
    return {rules.board.name_of(square): target for square, target in found}


def test_jungle_steps_are_quiet_or_captures() -> None:
    found = targets("jungle", "7/7/7/7/7/7/7/c6/Cr5 w", "a1")
    assert found == {"a2": Target.CAPTURE, "b1": Target.CAPTURE}
    assert targets("jungle", "6r/7/7/7/7/7/7/7/C6 w", "a1") == {"a2": Target.QUIET, "b1": Target.QUIET}


@pytest.mark.parametrize(
    ("defender", "target"),
    [("k", Target.CAPTURE), ("j", Target.LOSS), ("g", Target.LOSS), ("x", Target.LOSS), ("n", Target.LOSS)],
)
def test_gunki_battles_are_shown_as_they_will_end(defender: str, target: Target) -> None:
    position = f"F4/5/5/5/5/5/5/5/5/5/5/{defender}4/J2f1 w"
    assert targets("gunki", position, "a1")["a2"] is target


def test_stepping_onto_a_flag_that_may_be_lifted_is_a_lift() -> None:
    position = "5/5/5/5/5/5/5/5/5/5/5/f4/E2F1 1 w"
    assert targets("junqi", position, "a1")["a2"] is Target.LIFT


def test_a_piece_of_the_other_side_has_no_targets() -> None:
    assert targets("jungle", "6r/7/7/7/7/7/7/7/C6 w", "g9") == {}


def test_targets_may_be_given_as_a_mapping() -> None:
    scene = Scene(b"\0\0", targets={1: Target.QUIET})
    assert scene == Scene(b"\0\0", targets=[(1, Target.QUIET)])
    assert scene.target(1) is Target.QUIET
    assert scene.target(0) is None
