"""Proofs before a search: what they find, what they cost, and when none is made."""

import math
import threading
import time

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.budget import Budget
from junqi.engine.search.forced_win import prove
from junqi.engine.search.kernel_thinker import KernelThinker
from junqi.engine.search.prover import Prover
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.settings import Settings
from junqi.engine.uci.spoken import action_text
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position

JUNGLE = rule_set("jungle-2a-white")
AMPLE = Budget(depth=20, nodes=2_000_000, soft=math.inf, hard=math.inf)


def game_of(rules, text):
    return Game.begin(rules, parse_position(rules, text))


RACE = game_of(JUNGLE, "7/7/7/3R3/7/7/7/7/l6 w")
"""Two steps from the trap before the den, which the Lion can no longer reach."""


@pytest.mark.parametrize(
    ("name", "text", "move"),
    [
        ("jungle-2a-white", "6t/3pw1c/d6/l6/Er4e/7/2T2DR/1C2W1L/5P1 w - - 80 41", "c3c7"),
        ("jungle-2a-white", "d6/p5L/3lc1t/r2w3/5RD/7/4C2/T4P1/2W4 w - - 10 57", "g8f8"),
        ("gunki-black", "k1nfn/1l3/4x/2m1n/5/5/5/3e1/3c1/3N1/4K/1N3/NJ1F1 b - - 13 137", "d5e4"),
        ("gunki-black", "1f2n/m4/G3C/5/5/2B2/5/1M3/1S1S1/N2N1/5/NL3/LFX2 w - - 84 206", "b6a6"),
    ],
)
def test_the_only_winning_move_is_played(name, text, move):
    rules = rule_set(name)
    thinker, settings = KernelThinker(rules), Settings(name, hash_megabytes=1, seed=1)
    action = thinker.think(Assignment(game_of(rules, text), Limits(nodes=300_000), settings))
    assert action_text(rules, action) == move


def test_what_a_proof_costs_is_taken_off_the_budget():
    prover = Prover(JUNGLE)
    before = prover.nodes
    proof = prove(prover, RACE, AMPLE, threading.Event())
    assert action_text(JUNGLE, proof.action) == "d6d7"
    assert proof.budget.nodes == AMPLE.nodes - (prover.nodes - before) < AMPLE.nodes
    assert proof.budget.depth == AMPLE.depth


def test_who_may_not_look_so_far_proves_nothing():
    shallow = Budget(depth=6, nodes=2_000_000, soft=math.inf, hard=math.inf)
    assert prove(Prover(JUNGLE), RACE, shallow, threading.Event()).action is None
    few = Budget(depth=20, nodes=20, soft=math.inf, hard=math.inf)
    assert prove(Prover(JUNGLE), RACE, few, threading.Event()).action is None


def test_nothing_is_proved_where_a_position_might_stand_for_the_third_time():
    game = RACE
    for move in ("d6d5", "a1a2", "d5d6", "a2a1", "d6d5", "a1a2", "d5d6"):
        game = play_text(game, move)
    assert prove(Prover(JUNGLE), play_text(game, "a2b2"), AMPLE, threading.Event()).action is None


def test_a_proof_is_stopped():
    gunki = rule_set("gunki-black")
    layout = "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
    game = play_text(play_text(Game.begin(gunki), layout), layout)
    stop = threading.Event()
    stop.set()
    began = time.monotonic()
    assert prove(Prover(gunki), game, Budget(20, 1 << 60, math.inf, math.inf), stop).action is None
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(
    ("text", "loses"),
    [
        ("kebfn/xxnn1/j1lj1/ss1G1/2g1J/1s3/5/5/1CES1/3M1/1BES1/1m1B1/KNNFN w - - 0 15", None),
        ("xnnfn/xkeje/j1k1b/1e1sM/5/1sck1/5/1m1E1/1EBS1/1K1C1/l2E1/CNXNX/SJLFN b - - 0 10", "a3a2"),
        ("xnnfn/xkeje/j1k1M/1e1s1/5/1sck1/5/1m1E1/1EBS1/1K1C1/3E1/lNXNX/SJLFN b - - 0 11", "a2a1"),
    ],
)
def test_no_move_is_played_that_loses_by_force_where_another_does_not(text, loses):
    rules = rule_set("gunki-black")
    game, prover = game_of(rules, text), Prover(rules)
    thinker, settings = KernelThinker(rules), Settings("gunki-black", hash_megabytes=1, seed=1)
    action = thinker.think(Assignment(game, Limits(nodes=600_000), settings))
    assert prover.shortest_win(game.play(action), 5, nodes=10**7) is None
    assert action_text(rules, action) != loses


def test_losing_moves_are_told_as_core_tells_them(random_positions):
    rules = rule_set("jungle-standard")
    boards = [p for p in random_positions(rules, 5, 400) if sum(map(bool, p.board)) < 8 and rules.outcome(p) is None]
    prover, found = Prover(rules), 0
    for position in boards[:25]:
        game = Game.begin(rules, position)
        expected = tuple(a for a in rules.legal_actions(position) if other_wins(game.play(a)))
        assert prover.losing_actions(game, 1, nodes=10**6) == expected
        found += len(expected)
    assert found > 10


def other_wins(after):
    """Whether the player to move has won, or wins with the next ply."""
    if after.outcome is not None:
        return after.outcome.winner is after.position.turn
    replies = (after.play(action) for action in after.rules.legal_actions(after.position))
    return any(r.outcome is not None and r.outcome.winner is after.position.turn for r in replies)
