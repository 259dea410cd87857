"""Every kernel against core: counts of lines, and random games ply by ply."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from junqi.core import perft as core_perft
from junqi.core.action import Action
from junqi.core.game import Game
from junqi.core.outcome import Outcome
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.kernels.doors import has_kernel
from junqi.kernels.game_kernel import DRAWN, GOES_ON, LOST, WON
from junqi.kernels.perft import perft
from junqi.notation.position import parse_position

POSITIONS = Path(__file__).parent.parent / "data" / "positions.jsonl"
MakeGame = Callable[..., Game]
MakePositions = Callable[[RuleSet, int, int], list[Position]]
MakeProbe = Callable[[RuleSet], Any]

COMPILED = pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=name) for name, rules in RULE_SETS.items() if has_kernel(rules)]
)
MOST_LINES = 3000
"""How many lines core counts at most at one go; a deeper count of a position is left out."""


@functools.cache
def published(variant: str) -> tuple[dict[str, Any], ...]:
    cases = map(json.loads, POSITIONS.read_text(encoding="utf-8").splitlines())
    return tuple(case for case in cases if case["variant"] == variant)


def as_mover_sees(outcome: Outcome | None, position: Position) -> int:
    """An outcome as the player to move sees it."""
    if outcome is None:
        return GOES_ON
    if outcome.winner is None:
        return DRAWN
    return WON if outcome.winner is position.turn else LOST


@COMPILED
def test_perft_of_the_published_positions(rules: RuleSet) -> None:
    cases = published(rules.id)
    assert cases
    for case in cases:
        position = parse_position(rules, case["position"])
        assert perft(rules, position, 1) == len(case["moves"]), case["position"]
        lines = perft(rules, position, 2)
        assert lines == case["perft2"], case["position"]
        for depth in (3, 4):
            expected_size = lines * max(1, len(case["moves"])) * (1 if depth == 3 else 10)
            if expected_size <= MOST_LINES:
                assert perft(rules, position, depth) == core_perft.perft(rules, position, depth), case["position"]


@COMPILED
def test_moves_and_ends_in_random_games(rules: RuleSet, random_game: MakeGame, probe: MakeProbe) -> None:
    kernel = probe(rules)
    for seed in range(3):
        game = random_game(rules, seed, plies=300)
        reached = [past.position for past in game.line() if past.outcome is None]
        for position in [position for position in reached if not position.status.deploying][::7]:
            check_position(rules, position, kernel)


@COMPILED
def test_moves_and_ends_in_random_positions(rules: RuleSet, random_positions: MakePositions, probe: MakeProbe) -> None:
    kernel = probe(rules)
    goes_on = [position for position in random_positions(rules, 5, 60) if rules.decision(position) is None]
    assert goes_on
    for position in goes_on:
        check_position(rules, position, kernel)


def check_position(rules: RuleSet, position: Position, kernel: Any) -> None:
    """Compare all that a kernel says of a position in which the game goes on, and what it makes of every move."""
    state = kernel.state_of(position)
    said = kernel.ask(state)
    actions = list(rules.actions(position))
    by_action = {kernel.action_of(move): move for move in said.moves}
    assert len(by_action) == len(said.moves) == said.count == len(actions)
    assert set(by_action) == set(actions)
    assert said.nth == said.moves
    assert said.quiet == position.quiet
    assert said.decision == GOES_ON
    assert {kernel.action_of(move) for move in said.captures} == {a for a in actions if decides(rules, position, a)}
    for action, move in by_action.items():
        after, key = kernel.follow(state, move)
        expected = rules.apply(position, action)
        assert after == kernel.state_of(expected)
        answers = kernel.ask(after)
        assert answers.zobrist == key
        assert answers.decision == as_mover_sees(rules.decision(expected), expected)


def decides(rules: RuleSet, position: Position, action: Action) -> bool:
    """Whether an action attacks or wins at once."""
    if rules.answer(position, action).battle is not None:
        return True
    outcome = rules.decision(rules.apply(position, action))
    return outcome is not None and outcome.winner is position.turn
