"""The evaluation of Gunki: the same for both sides, and what it thinks of attacks."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from junqi.core.army_pieces import FLAG
from junqi.core.piece import KIND_BITS
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import OPPONENT
from junqi.engine.search.gunki_weights import TEMPO, WEIGHTS
from junqi.notation.position import parse_position

RULES = rule_set("gunki")
MakePositions = Callable[[RuleSet, int, int], list[Position]]


@pytest.fixture(scope="module")
def score(judge_of: Callable[[RuleSet], Any]) -> Callable[[Position], int]:
    return judge_of(RULES).score


@pytest.fixture(scope="module")
def gain(judge_of: Callable[[RuleSet], Any]) -> Callable[[str], int]:
    """Tells what the only attack of a board brings in."""

    def gained(board: str) -> int:
        (found,) = judge_of(RULES).exchanges(parse_position(RULES, f"{board} w - - 0 1")).values()
        return found

    return gained


def test_both_sides_are_judged_alike(
    lasting_positions: MakePositions, turned: Callable[[Position], Position], score: Callable[[Position], int]
) -> None:
    for position in lasting_positions(RULES, 3, 60):
        assert score(turned(position)) == score(position)


def test_who_does_not_move_sees_the_opposite_but_for_the_tempo(
    lasting_positions: MakePositions, judge_of: Callable[[RuleSet], Any]
) -> None:
    judge = judge_of(RULES)
    for any_position in lasting_positions(RULES, 3, 60):
        position = attrs.evolve(any_position, quiet=0)
        expected = 2 * WEIGHTS[TEMPO] - judge.score(position)
        little = 2 + abs(expected) // 100  # one quiet ply more counts
        assert judge.score_of_skipping(position) == pytest.approx(expected, abs=little)


def test_a_unit_that_nobody_can_beat_is_worth_more(score: Callable[[Position], int]) -> None:
    beaten = "1f3/n4/5/4b/5/5/5/5/5/5/5/2C2/1F3 w - - 0 1"
    unbeaten = "1f3/n4/5/4j/5/5/5/5/5/5/5/2C2/1F3 w - - 0 1"
    assert score(parse_position(RULES, unbeaten)) > score(parse_position(RULES, beaten)) + 100


def test_advantages_fade_while_nothing_happens(
    lasting_positions: MakePositions, score: Callable[[Position], int]
) -> None:
    for position in lasting_positions(RULES, 3, 60):
        fresh, late = score(attrs.evolve(position, quiet=0)), score(attrs.evolve(position, quiet=80))
        assert abs(late) < abs(fresh) or abs(fresh) < 10


@pytest.mark.parametrize("name", [name for name, rules in RULE_SETS.items() if rules.game == "gunki"])
def test_the_own_flag_in_danger_is_urgent(
    name: str, lasting_positions: MakePositions, judge_of: Callable[[RuleSet], Any]
) -> None:
    rules = rule_set(name)
    found = set()
    for position in lasting_positions(rules, 4, 150):
        enemy = Position(position.board, OPPONENT[position.turn])
        battles = [rules.answer(enemy, action).battle for action in rules.actions(enemy)]
        expected = any(battle is not None and battle.defender & KIND_BITS == FLAG for battle in battles)
        assert judge_of(rules).is_urgent(position) == expected
        found.add(expected)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("an unguarded unit", "1f3/5/5/5/5/5/5/2M2/2g2/5/5/5/1F3"),
        ("a unit guarded only by the attacker's equal", "1f3/5/5/5/5/5/5/b3l/L4/5/5/5/1F3"),
        ("the enemy's Marshal for a Grenade", "1f3/5/5/5/5/5/5/2X2/2m2/5/5/5/1F3"),
        ("a Mine for nothing", "1f3/5/5/5/5/5/5/2E2/2n2/5/5/5/1F3"),
        ("the Flag", "1f3/1B3/5/5/5/5/5/5/5/5/5/5/1F3"),
    ],
)
def test_attacks_that_gain(name: str, board: str, gain: Callable[[str], int]) -> None:
    assert gain(board) > 0, name


@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("a stronger unit", "1f3/5/5/5/5/5/5/2G2/2m2/5/5/5/1F3"),
        ("a Mine without an Engineer", "1f3/5/5/5/5/5/5/2G2/2n2/5/5/5/1F3"),
        ("a weak unit guarded by a Marshal", "1f3/5/5/5/5/5/5/s3m/G4/1LL2/5/5/BF1B1"),
        ("a Grenade with a Marshal", "1f3/5/5/5/5/5/5/2M2/2x2/5/5/5/1F3"),
    ],
)
def test_attacks_that_lose(name: str, board: str, gain: Callable[[str], int]) -> None:
    assert gain(board) < 0, name
