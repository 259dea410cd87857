"""The baseline players play whole games by the rules."""

import shlex
import sys
from pathlib import Path

import pytest

import junqi
from junqi.core.action import Step
from junqi.core.ply import BattleResult
from junqi.core.seat import Player
from junqi.records.model.replay import games as games_of
from junqi.records.model.replay import start_game

BASELINES = Path(junqi.__file__).parent / "benchmarks" / "baselines"


def played(script, variant, mover, match, games, path):
    """The records of two games between a baseline, which begins the first, and random moves."""
    baseline = "uci:" + shlex.join((sys.executable, str(BASELINES / script)))
    limits = ("--depth", "3", "--patience", "120", "--seed", "5")  # the first one is compiled before it plays
    result = match(baseline, mover(), "--names", "a,b", "--variant", variant, "--games", "2", *limits, "-o", path)
    assert result.exit_code == 0, result.output
    records = [game.record for game in games(path)]
    assert {record.tag("Termination") for record in records} == {"normal"}
    return records


@pytest.mark.parametrize("variant", ["jungle-2a-white", "gunki-black"])
def test_alpha_beta_does_not_lose_to_random_moves(variant, mover, match, games, tmp_path):
    first, second = played("alpha_beta.py", variant, mover, match, games, tmp_path / "games.jgn")
    assert first.result != "0-1"
    assert second.result != "1-0"


def test_the_taker_never_misses_a_capture(mover, match, games, tmp_path):
    for record, player in zip(
        played("taker.py", "junqi", mover, match, games, tmp_path / "g.jgn"), Player, strict=True
    ):
        line = [start_game(record), *games_of(record)]
        mine = [
            (game, node.ply) for game, node in zip(line, record.nodes, strict=False) if game.position.turn is player
        ]
        assert any(ply.battle is not None for _, ply in mine)
        assert all(ply.battle is not None for game, ply in mine if can_take(game))


def can_take(game):
    answers = (game.rules.answer(game.position, a) for a in game.rules.legal_actions(game.position) if is_step(a))
    return any(ply.battle is not None and ply.battle.result is BattleResult.ATTACKER_STAYS for ply in answers)


def is_step(action):
    return isinstance(action, Step)
