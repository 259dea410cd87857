"""Jungle's captures and jumps, each by hand from the rules; ends are in ``test_rules_cases``."""

from collections.abc import Callable

import pytest

from junqi.core.action import Action, Step
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player, Side
from junqi.notation.position import format_position, parse_position

SEEDS = [name for name in RULE_SETS if name.startswith("jungle-") and name != "jungle-standard"]
JUNGLE = [*SEEDS, "jungle-standard"]
START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"


def targets(variant: str, board: str, origin: str, turn: str = "w") -> set[str]:
    rules = rule_set(variant)
    position = parse_position(rules, f"{board} {turn}")
    assert rules.board.square(origin) < rules.board.size
    return {rules.board.name_of(s) for s in rules.targets(position, rules.board.square(origin))}


@pytest.mark.parametrize("variant", JUNGLE)
def test_the_start(variant: str) -> None:
    rules = rule_set(variant)
    turn = "w" if rules.first_side is Side.WHITE else "b"
    assert format_position(rules, rules.start()) == f"{START} {turn} - - 0 1"


@pytest.mark.parametrize("variant", JUNGLE)
def test_the_first_player_has_the_colour_of_the_variant(variant: str) -> None:
    rules = rule_set(variant)
    assert rules.side_of(rules.start(), Player.FIRST) is (Side.BLACK if variant.endswith("black") else Side.WHITE)


ANIMALS = "ELTPWDCR"


@pytest.mark.parametrize("variant", JUNGLE)
@pytest.mark.parametrize("attacker", ANIMALS)
@pytest.mark.parametrize("defender", ANIMALS)
def test_who_takes_whom_on_land(variant: str, attacker: str, defender: str) -> None:
    """Equal or lower rank, and the Rat takes the Elephant; the Elephant takes the Rat in type 1 only."""
    takes = ANIMALS.index(attacker) <= ANIMALS.index(defender)
    if (attacker, defender) == ("R", "E"):
        takes = True
    if (attacker, defender) == ("E", "R"):
        takes = "-1" in variant
    white = targets(variant, f"7/7/7/7/7/7/7/{attacker}6/{defender.lower()}6", "a2")
    assert ("a1" in white) is takes
    black = targets(variant, f"7/7/7/7/7/7/7/{attacker.lower()}6/{defender}6", "a2", "b")
    assert ("a1" in black) is takes


CASES = [
    # what, variants, board, mover, origin, targets
    ("only the Rat swims", JUNGLE, "7/7/7/7/7/7/1R5/7/7", "w", "b3", "a3 c3 b2 b4"),
    ("a Cat does not", JUNGLE, "7/7/7/7/7/7/1C5/7/7", "w", "b3", "a3 c3 b2"),
    ("a Rat in water", JUNGLE, "7/7/7/7/1R5/7/7/7/7", "w", "b5", "a5 c5 b4 b6"),
    ("a Rat in water takes a Rat in water", JUNGLE, "7/7/7/7/1Rr4/7/7/7/7", "w", "b5", "a5 c5 b4 b6"),
    ("not a Rat ashore", JUNGLE, "7/7/7/7/rR5/7/7/7/7", "w", "b5", "c5 b4 b6"),
    ("nor an Elephant ashore", JUNGLE, "7/7/7/7/eR5/7/7/7/7", "w", "b5", "c5 b4 b6"),
    ("nor from the land into the water", JUNGLE, "7/7/7/7/Rr5/7/7/7/7", "w", "a5", "a4 a6"),
    ("the Elephant never reaches a Rat in water", JUNGLE, "7/7/7/7/Er5/7/7/7/7", "w", "a5", "a4 a6"),
    ("own pieces block", JUNGLE, "7/7/7/7/7/7/7/C6/R6", "w", "a1", "b1"),
    ("a Lion jumps both ways from the bank", JUNGLE, "7/7/7/7/3L3/7/7/7/7", "w", "d5", "d4 d6 a5 g5"),
    ("a Tiger jumps along", JUNGLE, "7/7/7/7/7/7/2T4/7/7", "w", "c3", "b3 d3 c2 c7"),
    ("a Tiger jumps back", JUNGLE, "7/7/4T2/7/7/7/7/7/7", "w", "e7", "d7 f7 e8 e3"),
    ("a Rat at the near bank blocks", JUNGLE, "7/7/7/7/7/2r4/2L4/7/7", "w", "c3", "b3 d3 c2"),
    ("a Rat at the far bank blocks", JUNGLE, "7/7/7/2r4/7/7/2L4/7/7", "w", "c3", "b3 d3 c2"),
    ("an own Rat blocks too", JUNGLE, "7/7/7/7/2R4/7/2L4/7/7", "w", "c3", "b3 d3 c2"),
    ("a Rat across the way blocks", JUNGLE, "7/7/7/7/1r1L3/7/7/7/7", "w", "d5", "d4 d6 g5"),
    ("a Rat on other water does not", JUNGLE, "7/7/7/1r5/3L3/7/7/7/7", "w", "d5", "d4 d6 a5 g5"),
    ("a jump takes a lower piece", JUNGLE, "7/7/2t4/7/7/7/2L4/7/7", "w", "c3", "b3 d3 c2 c7"),
    ("a jump takes an equal piece", JUNGLE, "7/7/2l4/7/7/7/2L4/7/7", "w", "c3", "b3 d3 c2 c7"),
    ("a jump does not take a stronger piece", JUNGLE, "7/7/2e4/7/7/7/2L4/7/7", "w", "c3", "b3 d3 c2"),
    ("a jump does not land on an own piece", JUNGLE, "7/7/2R4/7/7/7/2L4/7/7", "w", "c3", "b3 d3 c2"),
    (
        "a Panther does not jump in type A",
        ["jungle-1a-white", "jungle-2a-black", "jungle-standard"],
        "7/7/7/7/3P3/7/7/7/7",
        "w",
        "d5",
        "d4 d6",
    ),
    (
        "a Panther jumps across in type B",
        ["jungle-1b-white", "jungle-2b-black"],
        "7/7/7/7/3P3/7/7/7/7",
        "w",
        "d5",
        "d4 d6 a5 g5",
    ),
    ("a Panther never jumps along", JUNGLE, "7/7/7/7/7/7/2P4/7/7", "w", "c3", "b3 d3 c2"),
    (
        "a Panther is blocked by a Rat like the others",
        ["jungle-1b-white", "jungle-2b-black"],
        "7/7/7/7/3Pr2/7/7/7/7",
        "w",
        "d5",
        "d4 d6 a5",
    ),
    ("a Wolf never jumps", JUNGLE, "7/7/7/7/3W3/7/7/7/7", "w", "d5", "d4 d6"),
    (
        "anything takes a piece in the enemy's trap beside the own den",
        JUNGLE,
        "7/7/7/7/7/7/3C3/3e3/7",
        "w",
        "d3",
        "c3 e3 d4 d2",
    ),
    ("seed: anything takes a piece in its own trap", SEEDS, "7/3e3/3C3/7/7/7/7/7/7", "w", "d7", "c7 e7 d6 d8"),
    (
        "standard: a piece in its own trap keeps its rank",
        ["jungle-standard"],
        "7/3e3/3C3/7/7/7/7/7/7",
        "w",
        "d7",
        "c7 e7 d6",
    ),
    (
        "standard: lower pieces in their own trap are still taken",
        ["jungle-standard"],
        "7/3r3/3C3/7/7/7/7/7/7",
        "w",
        "d7",
        "c7 e7 d6 d8",
    ),
    ("seed: a piece in a trap takes nothing", SEEDS, "7/3E3/3c3/7/7/7/7/7/7", "w", "d8", "c8 e8 d9"),
    (
        "standard: a piece in a trap takes by its full rank",
        ["jungle-standard"],
        "7/3E3/3c3/7/7/7/7/7/7",
        "w",
        "d8",
        "c8 e8 d9 d7",
    ),
    ("standard: and no more than that", ["jungle-standard"], "7/3C3/3d3/7/7/7/7/7/7", "w", "d8", "c8 e8 d9"),
    ("a trapped Rat takes the Elephant", JUNGLE, "7/3R3/3e3/7/7/7/7/7/7", "w", "d8", "c8 e8 d9 d7"),
    ("seed: a trapped Rat does not take a Rat", SEEDS, "7/3R3/3r3/7/7/7/7/7/7", "w", "d8", "c8 e8 d9"),
    ("a Rat in its own trap takes the Elephant", JUNGLE, "7/7/7/7/7/7/3e3/3R3/7", "w", "d2", "c2 e2 d3"),
    (
        "every type: the Elephant takes a Rat in the trap beside its den",
        JUNGLE,
        "7/7/7/7/7/7/3E3/3r3/7",
        "w",
        "d3",
        "c3 e3 d4 d2",
    ),
    (
        "type 2 as the seed says: also in the Rat's own trap",
        ["jungle-2a-white", "jungle-2b-white"],
        "7/3r3/3E3/7/7/7/7/7/7",
        "w",
        "d7",
        "c7 e7 d6 d8",
    ),
    ("standard: not in the Rat's own trap", ["jungle-standard"], "7/3r3/3E3/7/7/7/7/7/7", "w", "d7", "c7 e7 d6"),
    ("an own piece in a trap still blocks", JUNGLE, "7/3C3/3E3/7/7/7/7/7/7", "w", "d7", "c7 e7 d6"),
    (
        "a Rat leaving the water takes nothing, not even an Elephant",
        JUNGLE,
        "7/7/7/7/1R5/1R5/1e5/7/7",
        "w",
        "b4",
        "a4 c4",
    ),
    ("Black moves alike", JUNGLE, "7/7/2l4/7/7/7/2T4/7/7", "b", "c7", "b7 d7 c8 c3"),
]


@pytest.mark.parametrize(
    ("variant", "board", "turn", "origin", "expected"),
    [
        pytest.param(variant, board, turn, origin, expected, id=f"{what} ({variant})")
        for what, variants, board, turn, origin, expected in CASES
        for variant in variants
    ],
)
def test_targets(variant: str, board: str, turn: str, origin: str, expected: str) -> None:
    assert targets(variant, board, origin, turn) == set(expected.split())


def test_a_piece_of_the_other_side_and_an_empty_square_have_no_targets() -> None:
    assert targets("jungle", START, "a9") == set()
    assert targets("jungle", START, "d5") == set()


@pytest.mark.parametrize("variant", JUNGLE)
def test_captures_and_counts(variant: str, act: Callable[[RuleSet, str], Action]) -> None:
    """A capture starts the quiet count anew; the move number rises after the second player's turn."""
    rules = rule_set(variant)
    first_is_white = rules.first_side is Side.WHITE
    position = parse_position(rules, "7/7/7/7/7/7/7/c6/E5e w - - 7 3")
    after = rules.apply(position, act(rules, "a1a2"))
    assert format_position(rules, after) == f"7/7/7/7/7/7/7/E6/6e b - - 0 {3 if first_is_white else 4}"
    quiet = rules.apply(position, act(rules, "a1b1"))
    assert format_position(rules, quiet) == f"7/7/7/7/7/7/7/c6/1E4e b - - 8 {3 if first_is_white else 4}"


def test_a_capture_is_told_in_the_ply() -> None:
    rules = rule_set("jungle")
    position = parse_position(rules, "7/7/7/7/7/7/7/c6/E5e w")
    step = Step(rules.board.square("a1"), rules.board.square("a2"))
    battle = rules.answer(position, step).battle
    assert battle is not None
    assert rules.piece_name(battle.attacker) == "White Elephant"
    assert rules.piece_name(battle.defender) == "Black Cat"
    assert rules.answer(position, Step(step.origin, step.origin + 1)).battle is None
