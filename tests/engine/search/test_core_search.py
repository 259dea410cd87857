import math
import threading
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.budget import Budget
from junqi.engine.search.core_evaluation import Evaluation
from junqi.engine.search.core_search import MATE, CoreSearch, Line, score_of
from junqi.engine.uci.info import Info
from junqi.engine.uci.score import Score
from junqi.engine.uci.spoken import action_text
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position


def started(variant: str, text: str, *moves: str) -> Game:
    rules = rule_set(variant)
    game = Game.begin(rules, parse_position(rules, text))
    for move in moves:
        game = play_text(game, move)
    return game


def searched(
    game: Game, depth: int = 4, nodes: int = 1 << 40, lines: int = 1, *, stopped: bool = False
) -> tuple[Line, list[Info]]:
    stop, told = threading.Event(), list[Info]()
    if stopped:
        stop.set()
    search = CoreSearch(game, Evaluation(game.rules), Budget(depth, nodes, math.inf, math.inf), stop)
    return search.run(game.rules.legal_actions(game.position), lines, told.append, Random(1)), told


@pytest.mark.parametrize(
    ("variant", "text", "moves"),
    [
        ("jungle", "7/3R3/7/7/7/7/7/7/r6 w", 1),
        ("jungle-1a-black", "7/3R3/7/7/7/7/7/7/r6 w", 1),
        ("jungle", "7/7/3R3/7/7/7/7/r6/7 w", 2),
        ("gunki", "1f1n1/1S3/5/5/5/5/5/5/5/4k/5/5/1F3 w", 1),
        ("junqi", "5/5/5/5/5/5/5/5/5/5/5/1P^2m/F4 1 w", 1),
    ],
)
def test_a_win_is_found_and_its_moves_are_counted(variant: str, text: str, moves: int) -> None:
    game = started(variant, text)
    player = game.position.turn
    line, told = searched(game)
    assert told[-1].score == Score.of_mate(moves)
    for action in line.actions:
        game = game.play(action)
    assert game.outcome is not None
    assert game.outcome.winner is player
    assert game.length == 2 * moves - 1


def test_a_loss_is_avoided() -> None:
    """Black enters the den next move, unless the Cat is taken in the trap."""
    game = started("jungle", "6r/7/7/7/7/7/7/3cE2/7 w")
    line, _ = searched(game)
    assert action_text(game.rules, line.actions[0]) == "e2d2"


def test_a_draw_is_preferred_to_a_loss() -> None:
    shuffle = ("a1a2", "g9g8", "a2a1", "g8g9")
    game = started("jungle", "6e/7/7/7/7/7/7/7/C6 w", *shuffle, "a1a2", "g9g8")
    _, told = searched(game, depth=3)
    assert told[-1].score == Score.of_centipawns(0)


def test_pieces_are_taken_and_kept() -> None:
    game = started("gunki", "1f3/5/5/5/5/5/5/k4/5/5/5/M4/1F3 w")
    line, _ = searched(game, depth=3)
    assert action_text(game.rules, line.actions[0]) == "a2a6"


def test_lines_are_told_best_first() -> None:
    _, told = searched(Game.begin(rule_set("jungle")), depth=2, lines=3)
    last = [info for info in told if info.depth == 2]
    assert [info.multipv for info in last] == [1, 2, 3]
    values = [info.score.centipawns or 0 for info in last]
    assert values == sorted(values, reverse=True)
    assert len({info.pv[0] for info in last}) == 3


@pytest.mark.parametrize("variant", ["jungle", "gunki", "junqi"])
def test_the_lines_told_last_are_of_one_depth_and_best_first_whenever_a_search_ends(
    variant: str, random_game: Callable[..., Game], check_lines: Callable[[list[Info], str, int], None]
) -> None:
    past = [game for game in random_game(rule_set(variant), 2, plies=60).line() if game.outcome is None]
    for game in [game for game in past if not game.position.status.deploying][::15]:
        for nodes in (1, 100, 400, 1_000):
            line, told = searched(game, depth=50, nodes=nodes, lines=3)
            move = action_text(game.rules, line.actions[0])
            check_lines(told, move, min(3, len(game.rules.legal_actions(game.position))))


def test_a_search_that_is_stopped_at_once_still_sees_one_ply() -> None:
    line, told = searched(started("jungle", "7/3R3/7/7/7/7/7/7/r6 w"), depth=50, stopped=True)
    assert told[-1].score == Score.of_mate(1)
    assert line.value == MATE - 1


def test_nodes_end_a_search() -> None:
    game = Game.begin(rule_set("jungle"))
    _, told = searched(game, depth=50, nodes=1_000)
    assert told[-1].nodes is not None
    assert told[-1].nodes <= 1_000


@pytest.mark.parametrize(
    ("value", "score"),
    [
        (MATE - 1, Score.of_mate(1)),
        (MATE - 2, Score.of_mate(1)),
        (MATE - 3, Score.of_mate(2)),
        (2 - MATE, Score.of_mate(-1)),
        (4 - MATE, Score.of_mate(-2)),
        (-17, Score.of_centipawns(-17)),
    ],
)
def test_values_are_scores(value: int, score: Score) -> None:
    assert score_of(value) == score
