"""Proofs compared with a search on core that knows nothing but the rules."""

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.prover import Prover
from junqi.notation.position import parse_position


def is_forced(game, attacker, plies):
    """Whether the attacker wins within so many plies, by trying everything."""
    if game.outcome is not None:
        return game.outcome.winner is attacker
    if plies == 0:
        return False
    after = (is_forced(game.play(action), attacker, plies - 1) for action in game.rules.legal_actions(game.position))
    return any(after) if game.position.turn is attacker else all(after)


def few_pieces(rules, random_positions, count):
    """Possible positions of open games in which a search on core is quick."""
    boards = random_positions(rules, 5, 400)
    small = [p for p in boards if sum(map(bool, p.board)) < 8 and rules.outcome(p) is None]
    return small[:count]


@pytest.mark.parametrize(
    "name", ["jungle-1b-black", "jungle-2a-white", "jungle-standard", "gunki-black", "gunki-emfg-white"]
)
def test_winning_moves_are_those_that_core_finds(name, random_positions):
    rules, wins = rule_set(name), 0
    prover = Prover(rules)
    for position in few_pieces(rules, random_positions, 25):
        game = Game.begin(rules, position)
        for plies in (1, 3):
            expected = [
                action
                for action in rules.legal_actions(position)
                if is_forced(game.play(action), position.turn, plies - 1)
            ]
            assert prover.winning_actions(game, plies, most=99) == expected
            wins += len(expected)
    assert wins > 5


@pytest.mark.parametrize(
    ("text", "plies", "moves"),
    [
        ("7/7/3R3/7/7/7/7/7/l6 w", 3, ["d7d8"]),  # the den in two steps
        ("7/7/3R3/7/7/7/7/7/l6 w", 1, []),
        ("7/7/7/3R3/7/7/7/7/l6 w", 5, ["d6d7"]),
        ("7/7/7/3R3/7/7/7/7/l6 w", 3, []),
        ("7/7/7/3R3/7/7/7/7/l6 w - - 96", 5, []),  # drawn before
        ("7/7/7/3R3/7/7/7/2l4/7 w", 5, []),  # the Lion comes first
    ],
)
def test_the_way_to_the_den(text, plies, moves):
    rules = rule_set("jungle-2a-white")
    game = Game.begin(rules, parse_position(rules, text))
    names = rules.board.name_of
    found = Prover(rules).winning_actions(game, plies, most=99)
    assert [names(action.origin) + names(action.target) for action in found] == moves


def test_the_search_ends_with_as_many_as_are_asked_for():
    rules = rule_set("jungle-2a-white")
    game = Game.begin(rules, parse_position(rules, "7/2R1C2/7/7/7/7/7/7/l6 w"))
    prover = Prover(rules)
    assert len(prover.winning_actions(game, 5, most=99)) > 2
    assert len(prover.winning_actions(game, 5, most=2)) == 2


def test_the_shortest_win():
    rules = rule_set("jungle-2a-white")
    game = Game.begin(rules, parse_position(rules, "7/7/7/3R3/7/7/7/7/l6 w"))
    action, plies = Prover(rules).shortest_win(game, 7, nodes=100_000)
    assert (rules.board.name_of(action.target), plies) == ("d7", 5)
    assert Prover(rules).shortest_win(game, 3, nodes=100_000) is None


def test_a_search_that_may_visit_too_few_positions_proves_nothing_and_spoils_nothing():
    rules = rule_set("jungle-2a-white")
    game = Game.begin(rules, parse_position(rules, "7/7/7/3R3/7/7/7/7/l6 w"))
    prover = Prover(rules)
    assert prover.shortest_win(game, 7, nodes=10) is None
    assert prover.shortest_win(game, 7, nodes=100_000) is not None
