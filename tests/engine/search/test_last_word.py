"""Whatever a search of several parts has told, it ends with the line of the move chosen."""

import attrs
import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.last_word import LastWord
from junqi.engine.uci.info import Info
from junqi.engine.uci.score import Score
from junqi.notation.move_reader import resolve
from junqi.notation.move_token import parse_token

GAME = Game.begin(rule_set("jungle"))


def line(move: str, depth: int, nodes: int) -> Info:
    return Info(depth, Score.of_centipawns(7), (move, "a7a6"), nodes=nodes, time=nodes // 10, nps=10_000, hashfull=3)


@pytest.mark.parametrize(
    ("chosen", "again"),
    [
        ("g3g4", [attrs.evolve(line("g3g4", 9, 900), nodes=2_000, time=200)]),  # an earlier part's, with all used up
        ("a1a2", []),  # told last
        ("c3c2", []),  # never told
    ],
)
def test_the_line_of_the_move_chosen_is_told_last(chosen: str, again: list[Info]) -> None:
    told: list[Info] = []
    word = LastWord(GAME, told.append)
    heard = [line("g3g4", 8, 500), line("g3g4", 9, 900), line("a1a2", 1, 950), line("a1a2", 8, 2_000)]
    for info in heard:
        word.hear(info)
    action = resolve(GAME.rules, GAME.position, parse_token(GAME.rules, chosen))
    assert word.choose(action) == action
    assert told == heard + again
