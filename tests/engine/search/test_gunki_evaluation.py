"""The evaluation of Gunki: the same for both sides, and what it thinks of attacks."""

from collections.abc import Callable
from functools import cache
from typing import Any

import attrs
import pytest

from junqi.core.army_pieces import FLAG
from junqi.core.piece import EMPTY, KIND_BITS, SIDE_BIT
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import OPPONENT
from junqi.engine.search import evaluation_kernel as evaluation
from junqi.engine.search import memory_map
from junqi.engine.search.gunki_evaluation_kernel import evaluate as _evaluate
from junqi.engine.search.gunki_weights import COUNT, TEMPO, WEIGHTS
from junqi.kernels import game_kernel as game
from junqi.kernels.gunki_kernel import rules_word, state_of
from junqi.kernels.memory_kernel import compiled, memory_block
from junqi.notation.position import parse_position

RULES = rule_set("gunki")
MakePositions = Callable[[RuleSet, int, int], list[Position]]

assert _evaluate  # importing it compiles the names of ``evaluation_kernel`` for Gunki


@compiled
def _score(state: Any, rules: int, memory: int) -> int:
    return evaluation.evaluate(state, rules, memory)


@compiled
def _score_of_skipping(state: Any, rules: int, memory: int) -> int:
    return evaluation.evaluate(game.skip(state, rules), rules, memory)


@compiled
def _gain(state: Any, rules: int, memory: int, move: int) -> int:
    return evaluation.exchange(state, rules, memory, move)


@compiled
def _urgent(state: Any, rules: int) -> bool:
    return evaluation.urgent(state, rules)


@compiled
def _attack(state: Any, rules: int, memory: int) -> int:
    return game.generate_captures(state, rules, memory, 0)


@cache
def memory() -> Any:
    block = memory_block(memory_map.SIZE)
    block[memory_map.WEIGHTS : memory_map.WEIGHTS + COUNT] = WEIGHTS
    return block


def score(position: Position) -> int:
    return int(_score(state_of(RULES, position), rules_word(RULES), memory().ctypes.data))


def gain(board: str, rules: RuleSet = RULES) -> int:
    """What the only attack of a board brings in."""
    state = state_of(rules, parse_position(rules, board))
    word, moves = rules_word(rules), memory_block(512)
    assert _attack(state, word, moves.ctypes.data) == 1
    return int(_gain(state, word, memory().ctypes.data, int(moves[0])))


def lasting(random_positions: MakePositions, count: int) -> list[Position]:
    """Possible positions in which the game goes on."""
    return [position for position in random_positions(RULES, 3, count) if RULES.decision(position) is None]


def turned(position: Position) -> Position:
    """A position with the colours exchanged and the board turned round."""
    board = bytes(code ^ SIDE_BIT if code else EMPTY for code in reversed(position.board))
    return Position(board, OPPONENT[position.turn], position.quiet)


def test_both_sides_are_judged_alike(random_positions: MakePositions) -> None:
    for position in lasting(random_positions, 60):
        assert score(turned(position)) == score(position)


def test_who_does_not_move_sees_the_opposite_but_for_the_tempo(random_positions: MakePositions) -> None:
    for any_position in lasting(random_positions, 60):
        position = attrs.evolve(any_position, quiet=0)
        skipping = int(_score_of_skipping(state_of(RULES, position), rules_word(RULES), memory().ctypes.data))
        expected = 2 * WEIGHTS[TEMPO] - score(position)
        assert skipping == pytest.approx(expected, abs=2 + abs(expected) // 100)  # one quiet ply more counts a little


def test_a_unit_that_nobody_can_beat_is_worth_more() -> None:
    beaten = "1f3/n4/5/4b/5/5/5/5/5/5/5/2C2/1F3 w - - 0 1"
    unbeaten = "1f3/n4/5/4j/5/5/5/5/5/5/5/2C2/1F3 w - - 0 1"
    assert score(parse_position(RULES, unbeaten)) > score(parse_position(RULES, beaten)) + 100


def test_advantages_fade_while_nothing_happens(random_positions: MakePositions) -> None:
    for position in lasting(random_positions, 60):
        fresh, late = score(attrs.evolve(position, quiet=0)), score(attrs.evolve(position, quiet=80))
        assert abs(late) < abs(fresh) or abs(fresh) < 10


@pytest.mark.parametrize("name", [name for name, rules in RULE_SETS.items() if rules.game == "gunki"])
def test_the_own_flag_in_danger_is_urgent(name: str, random_positions: MakePositions) -> None:
    rules = rule_set(name)
    found = set()
    for position in random_positions(rules, 4, 150):
        if rules.decision(position) is not None:
            continue
        enemy = Position(position.board, OPPONENT[position.turn])
        battles = [rules.answer(enemy, action).battle for action in rules.actions(enemy)]
        expected = any(battle is not None and battle.defender & KIND_BITS == FLAG for battle in battles)
        assert bool(_urgent(state_of(rules, position), rules_word(rules))) == expected
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
def test_attacks_that_gain(name: str, board: str) -> None:
    assert gain(f"{board} w - - 0 1") > 0, name


@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("a stronger unit", "1f3/5/5/5/5/5/5/2G2/2m2/5/5/5/1F3"),
        ("a Mine without an Engineer", "1f3/5/5/5/5/5/5/2G2/2n2/5/5/5/1F3"),
        ("a weak unit guarded by a Marshal", "1f3/5/5/5/5/5/5/s3m/G4/1LL2/5/5/BF1B1"),
        ("a Grenade with a Marshal", "1f3/5/5/5/5/5/5/2M2/2x2/5/5/5/1F3"),
    ],
)
def test_attacks_that_lose(name: str, board: str) -> None:
    assert gain(f"{board} w - - 0 1") < 0, name
