from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Action
from junqi.core.game import Game
from junqi.core.piece import UNKNOWN
from junqi.core.registry import RULE_SETS, rule_set
from junqi.engine.uci.public_game import public_game


@pytest.mark.parametrize("variant", RULE_SETS)
def test_a_player_knows_the_public_position_and_its_past(variant: str, random_game: Callable[..., Game]) -> None:
    rules = rule_set(variant)
    for seed in range(3):
        game = random_game(rules, seed, plies=50)
        known = public_game(game)
        assert known.position == rules.public(game.position, game.position.turn)
        assert (known.outcome, known.occurrences, known.length) == (game.outcome, game.occurrences, game.length)


def test_deals_that_look_the_same_are_the_same_game(random_game: Callable[..., Game]) -> None:
    junqi = rule_set("junqi")
    game = random_game(junqi, 3, plies=12)
    hidden = [square for square, code in enumerate(game.position.board) if code & 32]
    board = bytearray(game.start.board)
    pool = Random(1).sample([board[square] for square in hidden], len(hidden))
    for square, code in zip(hidden, pool, strict=True):
        board[square] = code
    start = junqi.start()
    other = Game.begin(junqi, type(start)(bytes(board), start.turn))
    for ply in game.plies:
        other = other.play(ply.action)
    assert other.position != game.position
    assert public_game(other) == public_game(game)
    assert UNKNOWN in public_game(game).position.board


def test_the_second_player_deploys_without_seeing_the_first(act: Callable[..., Action]) -> None:
    gunki = rule_set("gunki")
    game = Game.begin(gunki).play(act(gunki, "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"))
    known = public_game(game)
    assert not any(known.position.board)
    assert known.position.status.deploying
