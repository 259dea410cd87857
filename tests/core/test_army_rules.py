"""Parameters of the army games with values that no published rule set has: they do what their names say."""

from collections.abc import Callable

import attrs
import pytest

from junqi.core.action import Action
from junqi.core.army_rules import ArmyRules, EngineerTurns, LosingAttacks
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.notation.position import format_position, parse_position

Act = Callable[[RuleSet, str], Action]

GUNKI, JUNQI = RULE_SETS["gunki-white"], RULE_SETS["junqi"]


def targets(rules: RuleSet, text: str, origin: str) -> set[str]:
    found = rules.targets(parse_position(rules, text), rules.board.square(origin))
    return {rules.board.name_of(square) for square in found}


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (GUNKI, "1f1S1/5/5/5/5/4j/5/5/5/5/5/J4/1F3 w"),
        (JUNQI, "3P1/5/5/5/5/4j/5/5/5/5/5/J4/1Ff2 1 w"),
    ],
)
def test_where_nobody_leaves_a_headquarters(rules: ArmyRules, text: str) -> None:
    assert targets(rules, text, "d13") == {"c13", "e13", "d12"}
    assert targets(attrs.evolve(rules, leave_headquarters=False), text, "d13") == set()


def test_losing_attacks_illegal_in_gunki() -> None:
    text = "1f3/5/5/5/5/m3s/5/S1X2/5/5/5/J3n/1F3 w"
    rules = attrs.evolve(GUNKI, losing_attacks=LosingAttacks.ILLEGAL)
    assert "a8" in targets(GUNKI, text, "a6")
    assert "a8" not in targets(rules, text, "a6")
    assert "e2" in targets(GUNKI, text, "a2")
    assert "e2" not in targets(rules, text, "a2")
    assert "c8" in targets(rules, text, "c6")


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("4f/5/5/5/5/m4/5/J4/5/5/5/K4/F4 1 w", "4f/5/5/5/5/m4/5/5/5/5/5/K4/F4 2 w - 0 1"),
        ("5/5/5/5/5/m^4/5/J4/5/5/5/K3f/5 1 w", "5/5/5/5/5/m^4/5/5/5/5/5/K3f/5 2 w - 0 1"),
        ("5/5/5/5/5/m_f4/5/J4/5/5/5/K4/F4 1 w", "5/5/5/5/5/m_f4/5/5/5/5/5/K4/F4 2 w - 0 1"),
        ("5/5/5/5/5/m4/5/J_f4/5/5/5/K4/F4 1 w", "5/5/5/5/5/m4/5/f4/5/5/5/K4/F4 2 w - 0 1"),
    ],
)
def test_losing_attacks_legal_in_junqi(text: str, after: str, act: Act) -> None:
    rules = attrs.evolve(JUNQI, losing_attacks=LosingAttacks.LEGAL)
    assert "a8" not in targets(JUNQI, text, "a6")
    game = Game.begin(rules, parse_position(rules, text)).play(act(rules, "a6a8"))
    assert format_position(rules, game.position) == after


def test_engineers_turn_as_often_as_they_may() -> None:
    text = "1f3/5/5/5/4j/5/5/5/5/5/5/1E3/1F3 w"
    assert "c8" not in targets(GUNKI, text, "b2")
    assert "c8" in targets(attrs.evolve(GUNKI, engineer_turns=EngineerTurns.ANY), text, "b2")
    text = "4f/5/5/5/4j/5/5/5/5/5/5/1E3/1F3 1 w"
    assert "c8" in targets(JUNQI, text, "b2")
    assert "c8" not in targets(attrs.evolve(JUNQI, engineer_turns=EngineerTurns.ONE), text, "b2")
