"""The compiled search: against minimax on core, and what it knows of ends, draws, tables and stopping."""

import threading
from collections.abc import Callable
from functools import cache
from random import Random

import attrs
import pytest

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.position import Position
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.engine.search import memory_map as at
from junqi.engine.search.compiled_game import CompiledGame
from junqi.engine.search.prover import Prover
from junqi.engine.search.search_memory import SearchMemory, TranspositionTable
from junqi.notation.position import parse_position

GAMES = ["jungle-2a-white", "gunki-black"]
WIDEST = at.MATE + 1
MakePositions = Callable[[RuleSet, int, int], list[Position]]


@cache
def compiled(name: str) -> CompiledGame:
    return CompiledGame(rule_set(name))


@attrs.define
class Searched:
    """A search from a game's last position, with a table of its own."""

    name: str
    game: Game
    plain: bool = False
    memory: SearchMemory = attrs.field(init=False)
    table: TranspositionTable = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.table = TranspositionTable(1)
        game = compiled(self.name)
        self.memory = SearchMemory(game.weights, self.table, game.past_of(self.game), Random(1))
        self.memory._block[at.PLAIN] = self.plain

    def score(self, depth: int, alpha: int = -WIDEST, beta: int = WIDEST) -> int:
        game = compiled(self.name)
        state = game.state_of(self.game.position)
        key = game.hash_of(state)
        return int(game.search.search(state, game.word, self.memory.address, key, depth, alpha, beta, 0, 0))

    def deepened(self, depth: int) -> int:
        """The score after searching deeper and deeper."""
        return [self.score(d) for d in range(1, depth + 1)][-1]

    def line(self) -> list[str]:
        """The best line as coordinates; every move of it is legal."""
        game, names = self.game, []
        for move in self.memory.best_line():
            action = compiled(self.name).action_of(move)
            assert game.outcome is None
            names.append("".join(map(game.rules.board.name_of, (action.origin, action.target))))
            game = game.play(action)
        return names


def game_of(board: str, name: str = "jungle-2a-white") -> Game:
    rules = rule_set(name)
    return Game.begin(rules, parse_position(rules, board))


def settled(name: str, position: Position, ply: int) -> int:
    """The score of a position in which only captures are followed."""
    score = Searched(name, Game.begin(rule_set(name), position), plain=True).score(0)
    if abs(score) < at.MATE_IN_SIGHT:
        return score
    return score - ply if score > 0 else score + ply


def minimax(name: str, position: Position, depth: int, ply: int = 0) -> int:
    """The score by trying everything, with core's rules; no position comes back within three plies."""
    rules = rule_set(name)
    decision = rules.decision(position)
    if decision is not None:
        return (at.MATE - ply) * (1 if decision.winner is position.turn else -1) if decision.winner is not None else 0
    if depth == 0:
        return settled(name, position, ply)
    outcome = rules.outcome(position)
    if outcome is not None:
        return ply - at.MATE if outcome.winner is not None else 0
    return max(
        -minimax(name, rules.apply(position, action), depth - 1, ply + 1) for action in rules.legal_actions(position)
    )


def lasting(name: str, positions: list[Position], most: int = 60) -> list[Game]:
    """Games that begin with a position in which the game goes on."""
    rules = rule_set(name)
    games = [Game.begin(rules, position) for position in positions if rules.outcome(position) is None]
    return [game for game in games if len(rules.legal_actions(game.position)) <= most]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("depth", "count", "most"), [(1, 40, 60), (2, 20, 20), (3, 12, 9)])
def test_nothing_pruned_it_is_minimax(
    name: str, depth: int, count: int, most: int, random_positions: MakePositions
) -> None:
    games = lasting(name, random_positions(rule_set(name), 11, count * 5), most)[:count]
    assert games
    for game in games:
        expected = minimax(name, game.position, depth)
        assert Searched(name, game, plain=True).score(depth) == expected
        assert Searched(name, game, plain=True).deepened(depth) == expected  # with a table and an order of moves
        assert Searched(name, game, plain=True).score(depth, expected, expected + 1) <= expected
        assert Searched(name, game, plain=True).score(depth, expected - 1, expected) >= expected


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("7/3R3/7/7/7/7/7/7/l6 w - - 0 1", ["d8d9"]),  # into the den
        ("7/7/7/3R3/7/7/7/7/l6 w - - 0 1", ["d6d7", None, "d7d8", None, "d8d9"]),
        ("e6/7/7/7/7/7/7/2d4/C6 b - - 0 1", ["c2c1", None, "c1d1"]),
        ("d6/1L5/7/7/7/7/7/7/C6 w - - 0 1", ["a1a2", "a9a8", "b8a8"]),  # no move but into the Lion's mouth
        ("7/7/3R3/7/7/7/7/7/l6 w - - 97 1", ["d7d8", None, "d8d9"]),  # a win goes before quiet plies
    ],
)
def test_the_shortest_win_is_found_and_scored_by_its_length(board: str, line: list[str | None]) -> None:
    searched = Searched("jungle-2a-white", game_of(board))
    assert searched.deepened(7) == at.MATE - len(line)
    found = searched.line()
    assert [move if expected else None for move, expected in zip(found, line, strict=True)] == line


def test_a_loss_is_put_off() -> None:
    searched = Searched("jungle-2a-white", game_of("7/7/3R3/7/7/7/7/7/l6 b - - 0 1"))
    assert searched.deepened(7) == 4 - at.MATE


def test_quiet_plies_draw() -> None:
    board = "7/7/3R3/7/7/7/7/7/l6 w - - {} 1"  # the third ply enters the den
    assert Searched("jungle-2a-white", game_of(board.format(98))).deepened(6) == 0
    assert Searched("jungle-2a-white", game_of(board.format(99))).deepened(6) == 0


def test_who_stands_badly_repeats_and_who_stands_well_does_not() -> None:
    game = game_of("c6/7/7/7/6L/7/7/7/E6 w - - 0 1")
    for move in ("g5g4", "a9a8", "g4g5", "a8a9", "g5g4", "a9a8", "g4g5"):
        game = game.play(Step(game.rules.board.square(move[:2]), game.rules.board.square(move[2:])))
    repeating = Searched("jungle-2a-white", game)
    assert repeating.deepened(4) == 0
    assert repeating.line() == ["a8a9"]
    assert Searched("jungle-2a-white", Game.begin(game.rules, game.position)).deepened(4) < -500
    assert Searched("jungle-2a-white", game.previous).deepened(4) > 500  # White went back into it without need


@pytest.mark.parametrize("name", GAMES)
def test_lines_are_legal_and_end_where_the_game_ends(name: str, random_positions: MakePositions) -> None:
    for game in lasting(name, random_positions(rule_set(name), 13, 30)):
        searched = Searched(name, game)
        for depth in range(1, 6):
            score = searched.score(depth)
            line = searched.line()
            assert len(line) > 0
            assert searched.memory.root_score == score
            if score > at.MATE_IN_SIGHT:
                assert len(line) <= at.MATE - score  # the last captures may be unknown


def test_wins_are_proved_wins(random_positions: MakePositions) -> None:
    name, proved = "jungle-2a-white", 0
    prover = Prover(rule_set(name))
    for game in lasting(name, random_positions(rule_set(name), 14, 120)):
        score = Searched(name, game).deepened(6)
        if score > at.MATE_IN_SIGHT and at.MATE - score <= 9:
            assert prover.winning_actions(game, at.MATE - score, most=1)
            proved += 1
    assert proved > 5


def test_a_stopped_search_visits_nothing() -> None:
    searched = Searched("jungle-2a-white", Game.begin(rule_set("jungle-2a-white"), rule_set("jungle-2a-white").start()))
    searched.memory.stop()
    searched.score(30)
    assert searched.memory.nodes <= 1


def test_a_search_visits_no_more_than_it_may() -> None:
    rules = rule_set("jungle-2a-white")
    searched = Searched(rules.id, Game.begin(rules, rules.start()))
    searched.memory.limit_nodes(5000)
    searched.score(30)
    assert searched.memory.stopped
    assert 5000 <= searched.memory.nodes <= 5010


def test_a_search_is_stopped_from_another_thread() -> None:
    rules = rule_set("jungle-2a-white")
    searched = Searched(rules.id, Game.begin(rules, rules.start()))
    searched.deepened(1)  # compiled
    thread = threading.Thread(target=searched.score, args=(60,))
    thread.start()
    searched.memory.stop()
    thread.join(30)
    assert not thread.is_alive()
