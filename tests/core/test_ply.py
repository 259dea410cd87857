"""What a battle leaves."""

import pytest

from junqi.core.piece import code_of
from junqi.core.ply import Battle, BattleResult
from junqi.core.seat import Side

ATTACKER, DEFENDER = code_of(3, Side.WHITE), code_of(5, Side.BLACK)


@pytest.mark.parametrize(
    ("result", "fallen"),
    [
        (BattleResult.ATTACKER_STAYS, (DEFENDER,)),
        (BattleResult.ATTACKER_FALLS, (ATTACKER,)),
        (BattleResult.BOTH_FALL, (ATTACKER, DEFENDER)),
    ],
)
def test_the_fallen_are_those_that_leave_the_board(result: BattleResult, fallen: tuple[int, ...]) -> None:
    assert Battle(ATTACKER, DEFENDER, result).fallen == fallen
