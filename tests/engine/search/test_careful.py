"""How a search in two parts and the proofs between them agree on a move; the searches are scripted."""

import math
import threading

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.budget import Budget
from junqi.engine.search.careful import careful_action
from junqi.engine.search.prover import Prover
from junqi.notation.move_reader import resolve
from junqi.notation.move_token import parse_token
from junqi.notation.position import parse_position

JUNGLE = rule_set("jungle-2a-white")
BUDGET = Budget(depth=20, nodes=1_000_000, soft=math.inf, hard=math.inf)
GAME = Game.begin(JUNGLE, parse_position(JUNGLE, "7/7/7/7/7/3r3/4C2/7/L5D w"))
"""Black's Rat is two steps from the trap before the den: whoever does not stop it loses within five plies."""


def action(text):
    return resolve(JUNGLE, GAME.position, parse_token(JUNGLE, text))


class Scripted:
    """A search that answers in turn with what it is given, and notes what it is asked."""

    def __init__(self, *answers, stop=None):
        self.answers = [(action(text), score) for text, score in answers]
        self.stop = stop
        self.budgets = []
        self.losing = []

    def __call__(self, budget, losing):
        self.budgets.append(budget)
        self.losing.append(losing)
        if self.stop is not None:
            self.stop.set()
        return self.answers.pop(0)


def played(search, stop=None):
    return careful_action(search, Prover(JUNGLE), GAME, BUDGET, stop or threading.Event())


@pytest.fixture(scope="module")
def losing():
    """The moves after which Black wins within five plies, and those after which it does not."""
    found = Prover(JUNGLE).losing_actions(GAME, 5, nodes=10**7)
    saving = [a for a in JUNGLE.legal_actions(GAME.position) if a not in found]
    assert found and saving
    return found, saving


def name(found):
    return JUNGLE.board.name_of(found.origin) + JUNGLE.board.name_of(found.target)


def test_a_first_move_that_loses_leaves_the_second_part_the_others(losing):
    search = Scripted((name(losing[0][0]), 300), (name(losing[1][0]), -100))
    assert played(search) == losing[1][0]
    assert search.losing[0] == ()
    assert set(search.losing[1]) == set(losing[0])


def test_a_new_move_that_loses_gives_way_to_the_first(losing):
    search = Scripted((name(losing[1][0]), 0), (name(losing[0][0]), 300))
    assert played(search) == losing[1][0]


def test_a_new_move_that_does_not_lose_is_played(losing):
    search = Scripted((name(losing[1][0]), 0), (name(losing[1][-1]), 300))
    assert played(search) == losing[1][-1]
    assert search.losing == [(), ()]


def test_the_parts_are_no_more_than_the_whole(losing):
    search = Scripted((name(losing[1][0]), 0), (name(losing[1][0]), 0))
    played(search)
    assert sum(budget.nodes for budget in search.budgets) <= BUDGET.nodes


def test_once_stopped_the_first_move_stands(losing):
    stop = threading.Event()
    assert played(Scripted((name(losing[0][0]), 300), stop=stop), stop) == losing[0][0]
