from collections.abc import Callable

import attrs
import pytest

from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import OPPONENT
from junqi.engine.search.core_evaluation import Evaluation
from junqi.notation.position import parse_position


def worth(variant: str, text: str) -> int:
    rules = rule_set(variant)
    return Evaluation(rules)(parse_position(rules, text))


@pytest.mark.parametrize("variant", RULE_SETS)
def test_what_is_good_for_one_player_is_bad_for_the_other(
    variant: str, random_positions: Callable[[RuleSet, int, int], list[Position]]
) -> None:
    rules = rule_set(variant)
    evaluate = Evaluation(rules)
    for position in random_positions(rules, 1, 10):
        assert evaluate(attrs.evolve(position, turn=OPPONENT[position.turn])) == -evaluate(position)


@pytest.mark.parametrize("variant", [name for name in RULE_SETS if name.startswith("jungle")])
def test_the_start_is_even(variant: str) -> None:
    rules = rule_set(variant)
    assert Evaluation(rules)(rules.start()) == 0


def test_more_is_worth_more() -> None:
    assert worth("jungle", "7/7/7/7/7/7/7/7/E5r w") > worth("jungle", "7/7/7/7/7/7/7/7/D5r w")


def test_nearer_to_the_den_is_worth_more() -> None:
    near, far = ("7/3E3/7/7/7/7/7/7/6r w", "7/7/7/7/7/7/7/3E3/6r w")
    assert worth("jungle", near) > worth("jungle", far)


def test_a_flag_carried_homewards_is_worth_more() -> None:
    """White plays first and sits South, or second and sits North."""
    south, north = "5/5/5/5/5/5/5/5/5/5/5/P^3m/F4", "P^3m/5/5/5/5/5/5/5/5/5/5/5/F4"
    assert worth("junqi", f"{south} 1 w") > worth("junqi", f"{north} 1 w")
    assert worth("junqi", f"{north} 2 r") > worth("junqi", f"{south} 2 r")


def test_what_lies_face_down_is_worth_nothing() -> None:
    assert worth("junqi", "5/5/5/5/5/5/5/5/5/5/5/M4/4m 1 w") == worth("junqi", "~M3~m/5/5/5/5/5/5/5/5/5/5/M4/4m 1 w")


def test_without_colours_nobody_stands_better() -> None:
    assert worth("junqi", "5/5/5/5/5/5/5/5/5/5/5/M4/~E4 1 -") == 0
