"""The evaluation of Jungle: the same for both sides; races, exchanges and dangers compared with core."""

from collections.abc import Callable
from typing import Any

import pytest

from junqi.core.action import Action
from junqi.core.game import Game
from junqi.core.jungle_board import DENS
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import OPPONENT
from junqi.engine.search.jungle_weights import TEMPO, VALUES, WEIGHTS
from junqi.engine.search.prover import Prover
from junqi.notation.position import parse_position

JUNGLES = [name for name, rules in RULE_SETS.items() if rules.game == "jungle"]
RAT, CAT, DOG, WOLF, PANTHER, TIGER, LION, ELEPHANT = WEIGHTS[VALUES : VALUES + 8]
MOST_PROVED = 15
"""Plies: as far as the prover looks."""
MakePositions = Callable[[RuleSet, int, int], list[Position]]
JudgeOf = Callable[[RuleSet], Any]


def mirrored(position: Position) -> Position:
    """A position with left and right exchanged."""
    rows = [position.board[start : start + 7][::-1] for start in range(0, 63, 7)]
    return Position(b"".join(rows), position.turn, position.quiet)


@pytest.mark.parametrize("name", JUNGLES)
def test_both_sides_and_both_wings_are_judged_alike(
    name: str, lasting_positions: MakePositions, turned: Callable[[Position], Position], judge_of: JudgeOf
) -> None:
    rules = rule_set(name)
    judge = judge_of(rules)
    for position in lasting_positions(rules, 3, 40):
        assert judge.score(turned(position)) == judge.score(position)
        assert judge.score(mirrored(position)) == judge.score(position)


def test_who_does_not_move_sees_the_opposite_but_for_the_tempo(
    lasting_positions: MakePositions, judge_of: JudgeOf
) -> None:
    rules = rule_set("jungle-2a-white")
    judge, compared = judge_of(rules), 0
    for position in lasting_positions(rules, 4, 80):
        score, skipping = judge.score(position), judge.score_of_skipping(position)
        if max(abs(skipping), abs(score)) < 10_000:  # in a race a move is worth everything
            assert skipping - WEIGHTS[TEMPO] == WEIGHTS[TEMPO] - score
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", ["jungle-1a-white", "jungle-2a-white", "jungle-2b-black", "jungle-standard"])
def test_a_race_said_to_be_decided_is_won(name: str, lasting_positions: MakePositions, judge_of: JudgeOf) -> None:
    rules, prover = rule_set(name), Prover(rule_set(name))
    won = 0
    for position in lasting_positions(rules, 5, 150):
        said = judge_of(rules).score(position)
        plies = 2 * ((20_000 - said) // 100) + 1
        if said > 10_000 and plies <= MOST_PROVED:
            assert prover.winning_actions(Game.begin(rules, position), plies, most=1)
            won += 1
    assert won > 5


def test_a_race_said_to_be_lost_is_lost(lasting_positions: MakePositions, judge_of: JudgeOf) -> None:
    rules = rule_set("jungle-2a-white")
    prover, lost = Prover(rules), 0
    for position in lasting_positions(rules, 6, 200):
        said = judge_of(rules).score(position)
        plies = 2 * ((20_000 + said) // 100) + 1
        if said < -10_000 and plies <= MOST_PROVED - 2:
            after = [Game.begin(rules, position).play(action) for action in rules.legal_actions(position)]
            for answered in after:
                assert answered.outcome is None
                assert prover.winning_actions(Game.begin(rules, answered.position), plies, most=1)
            lost += 1
    assert lost > 5


@pytest.mark.parametrize(
    "board",
    [
        "7/7/3R3/7/7/7/7/7/l6 w - - 0 1",  # two steps against ten
        "7/7/7/3R3/7/7/7/7/l6 w - - 0 1",
    ],
)
def test_a_free_way_to_the_den_wins(board: str, judge_of: JudgeOf) -> None:
    rules = rule_set("jungle-2a-white")
    assert judge_of(rules).score(parse_position(rules, board)) > 19_000


def test_who_is_in_the_den_first_wins(judge_of: JudgeOf) -> None:
    rules = rule_set("jungle-2a-white")
    assert judge_of(rules).score(parse_position(rules, "7/7/3R3/7/7/7/7/2l4/7 w - - 0 1")) > 19_000
    assert judge_of(rules).score(parse_position(rules, "7/7/7/3R3/7/7/7/2l4/7 w - - 0 1")) < -19_000


@pytest.mark.parametrize(
    "board",
    [
        "7/2c4/3R3/7/7/7/7/7/7 w - - 0 1",  # the Cat watches the trap
        "7/7/7/3R3/7/7/7/7/l6 w - - 96 1",  # drawn before
    ],
)
def test_a_race_that_is_not_decided_is_not_called_so(board: str, judge_of: JudgeOf) -> None:
    rules = rule_set("jungle-2a-white")
    assert abs(judge_of(rules).score(parse_position(rules, board))) < 10_000


@pytest.mark.parametrize("name", JUNGLES)
def test_an_enemy_who_may_enter_the_den_is_urgent(
    name: str, lasting_positions: MakePositions, judge_of: JudgeOf
) -> None:
    rules = rule_set(name)
    found = set()
    for position in lasting_positions(rules, 7, 80):
        enemy = Position(position.board, OPPONENT[position.turn])
        own_den = DENS[position.turn ^ rules.first_side]  # type: ignore[attr-defined]
        expected = any(action.target == own_den for action in rules.actions(enemy))  # type: ignore[union-attr]
        assert judge_of(rules).is_urgent(position) == expected
        found.add(expected)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("what", "name", "board", "move", "expected"),
    [
        ("nobody guards", "jungle-2a-white", "7/7/7/7/7/7/T6/d6/7 w", "a3a2", DOG),
        ("a guard takes back", "jungle-2a-white", "7/7/7/7/7/7/T6/d6/e6 w", "a3a2", DOG - TIGER),
        ("too weak a guard", "jungle-2a-white", "7/7/7/7/7/7/T6/d6/c6 w", "a3a2", DOG),
        ("the guard would be taken", "jungle-2a-white", "7/7/7/7/7/7/T6/dL5/t6 w", "a3a2", DOG),
        ("a cheap guard may be", "jungle-2a-white", "7/7/7/7/7/7/W6/cL5/d6 w", "a3a2", CAT),
        ("a guard across the water", "jungle-2a-white", "7/7/1l5/7/7/7/1d5/1W5/7 w", "b2b3", DOG - WOLF),
        ("a Rat in between", "jungle-2a-white", "7/7/1l5/7/1R5/7/1d5/1W5/7 w", "b2b3", DOG),
        ("the Panther jumps across", "jungle-2b-white", "7/7/7/7/7/d2p3/D6/7/7 w", "a3a4", DOG - DOG),
        ("the Panther does not jump", "jungle-2a-white", "7/7/7/7/7/d2p3/D6/7/7 w", "a3a4", DOG),
        ("everyone takes in a trap", "jungle-2a-white", "7/7/7/7/7/7/3C3/2de3/7 w", "d3d2", ELEPHANT - CAT),
        ("a guard in a trap", "jungle-2a-white", "7/7/7/7/7/7/7/1Wd4/2l4 w", "b2c2", DOG),
        ("that keeps its rank", "jungle-standard", "7/7/7/7/7/7/7/1Wd4/2l4 w", "b2c2", DOG - WOLF),
        ("no Elephant takes a Rat", "jungle-2a-white", "7/7/7/7/7/7/R6/r6/e6 w", "a3a2", RAT),
        ("an Elephant takes a Rat", "jungle-1a-white", "7/7/7/7/7/7/R6/r6/e6 w", "a3a2", RAT - RAT),
        ("a Rat in the water guards no land", "jungle-2a-white", "7/7/7/7/7/dr5/E6/7/7 w", "a3a4", DOG),
        ("a Rat on land takes the Elephant", "jungle-2a-white", "7/7/7/7/7/7/E6/dr5/7 w", "a3a2", DOG - ELEPHANT),
    ],
)
def test_exchanges(
    what: str, name: str, board: str, move: str, expected: int, act: Callable[[RuleSet, str], Action], judge_of: JudgeOf
) -> None:
    rules = rule_set(name)
    gains = judge_of(rules).exchanges(parse_position(rules, board + " - - 0 1"))
    assert gains[act(rules, move)] == expected, what
