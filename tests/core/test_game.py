import copy
import pickle
import time
import tracemalloc
from collections.abc import Callable
from itertools import pairwise

import attrs
import pytest

from junqi.core.action import Step
from junqi.core.errors import GameOverError
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.outcome import Outcome, Reason
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import Repetition, RuleSet
from junqi.core.seat import Player
from junqi.notation.position import parse_position

LONG = 10_000
JUNGLE = rule_set("jungle")
STARTS = {
    "jungle": "6l/7/7/7/7/7/L6/7/7 w",
    "gunki-white": "1f3/5/5/5/5/4j/5/5/5/5/5/J4/1F3 w",
    "junqi": "4f/4j/5/5/5/5/5/5/5/5/5/J4/F4 1 w",
}
CYCLES = {
    "jungle": ("a3a4", "g9g8", "a4a3", "g8g9"),
    "gunki-white": ("a2a3", "e8e9", "a3a2", "e9e8"),
    "junqi": ("a2a3", "e12e11", "a3a4", "e11e10", "a4a2", "e10e12"),
}


def endless(name: str) -> RuleSet:
    """The rules without draws by repetition or quiet plies."""
    return attrs.evolve(rule_set(name), quiet_plies=10**9, repetition=Repetition())


def long_game(name: str, plies: int = LONG) -> Game:
    rules = endless(name)
    steps = [_step(rules, text) for text in CYCLES[name]]
    game = Game.begin(rules, parse_position(rules, STARTS[name]))
    for n in range(plies):
        game = game.play(steps[n % len(steps)])
    return game


def _step(rules: RuleSet, text: str) -> Step:
    at = next(i for i in range(1, len(text)) if text[i].isalpha())
    return Step(rules.board.square(text[:at]), rules.board.square(text[at:]))


@pytest.mark.parametrize("name", STARTS)
def test_a_long_game_is_compared_hashed_shown_pickled_and_copied(name: str) -> None:
    game, again = long_game(name), long_game(name)
    assert game.length == len(game.plies) == LONG
    assert game == again
    assert hash(game) == hash(again)
    assert game != again.previous
    assert game.previous != game
    assert len(repr(game)) < 2000
    assert str(LONG) in repr(game)
    for double in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert double == game
        assert double.plies == game.plies
        assert double.position == game.position
        assert double.occurrences == game.occurrences


def test_games_that_differ_only_in_an_early_ply_are_not_equal() -> None:
    rules = endless("jungle")
    begin = Game.begin(rules, parse_position(rules, "6l/7/7/7/7/7/L6/7/7 w"))
    one, two = begin, begin
    for text in ("a3a4", "g9g8", "a4a3", "g8g9"):
        one = one.play(_step(rules, text))
    for text in ("a3b3", "g9g8", "b3a3", "g8g9"):
        two = two.play(_step(rules, text))
    assert one.position == two.position
    assert one.length == two.length
    assert one != two
    assert one != "a game"


def test_ten_thousand_plies_cost_linear_memory_and_time() -> None:
    """Twice the plies take about twice as much, though every one of them looks back for repetitions."""
    rules = attrs.evolve(endless("jungle"), repetition=Repetition(draw_at=10**6))
    game = Game.begin(rules, parse_position(rules, STARTS["jungle"]))
    steps = [_step(rules, text) for text in CYCLES["jungle"]]
    tracemalloc.start()
    sizes, seconds = [], []
    for _ in range(2):
        before = time.process_time()
        for n in range(LONG // 2):
            game = game.play(steps[n % 4])
        seconds.append(time.process_time() - before)
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert game.occurrences == LONG // 4 + 1
    assert sizes[1] < 2.5 * sizes[0]
    assert sizes[1] / LONG < 1000, "bytes a ply"
    assert seconds[1] < 3 * seconds[0] + 0.1


def test_a_long_game_is_let_go_without_recursion() -> None:
    game = long_game("jungle", 50_000)
    start = game.start
    del game
    assert start == parse_position(endless("jungle"), STARTS["jungle"])


def test_branches_share_their_past() -> None:
    game = Game.begin(JUNGLE)
    branches = [game.play(action) for action in JUNGLE.legal_actions(game.position)]
    assert all(branch.previous is game for branch in branches)
    assert len(set(branches)) == len(branches) == 24
    assert game.previous is None
    assert game.length == 0


@pytest.mark.parametrize("reason", [Reason.RESIGNATION, Reason.AGREEMENT, Reason.TIME])
@pytest.mark.parametrize("winner", [Player.FIRST, Player.SECOND, None])
@pytest.mark.parametrize("name", ["jungle", "gunki", "junqi"])
def test_players_may_end_a_game(name: str, winner: Player | None, reason: Reason) -> None:
    game = Game.begin(rule_set(name))
    outcome = Outcome(winner, reason)
    ended = game.end(outcome)
    assert ended.outcome == outcome
    assert ended.previous is game
    assert game.outcome is None
    assert ended.plies == game.plies
    assert ended.length == game.length
    assert ended != game
    assert pickle.loads(pickle.dumps(ended)) == ended
    assert [observe(ended, player).outcome for player in Player] == [outcome, outcome]
    assert observe(ended, Player.FIRST).legal_actions() == []
    with pytest.raises(GameOverError, match="after the end"):
        ended.play(Step(0, 1))
    with pytest.raises(GameOverError, match=reason.value):
        ended.end(outcome)


def test_a_game_may_begin_elsewhere_and_even_be_over_there() -> None:
    position = parse_position(JUNGLE, "3R3/7/7/7/7/7/7/7/r6 b - - 4 9")
    game = Game.begin(JUNGLE, position)
    assert game.outcome == Outcome(Player.FIRST, Reason.DEN_REACHED)
    assert game.position is position
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_pickling_any_game(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    game = random_game(rules, 3, 150)
    double = pickle.loads(pickle.dumps(game))
    assert double == game
    assert hash(double) == hash(game)
    assert double.rules == rules
    for earlier, later in pairwise(double.line()):
        assert later.previous is earlier
    for value in (game.position, game.ply, observe(game, Player.FIRST), rules, rules.board):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
        assert hash(value) == hash(copy.copy(value))
