"""The battle tables of both army games, as their documents print them (row attacks column)."""

import pytest

from junqi.core.army_battle import MineFate, fight
from junqi.core.piece import code_of
from junqi.core.ply import BattleResult
from junqi.core.seat import Side

# Rows and columns: Marshal, General, six lower units, Engineer, Grenade, Mine, Flag. "/": it never attacks.
GUNKI = """
= > > > > > > > > = < >
< = > > > > > > > = < >
< < = > > > > > > = < >
< < < = > > > > > = < >
< < < < = > > > > = < >
< < < < < = > > > = < >
< < < < < < = > > = < >
< < < < < < < = > = < >
< < < < < < < < = = > >
= = = = = = = = = = = =
/ / / / / / / / / / / /
/ / / / / / / / / / / /
"""
RESULTS = {
    ">": BattleResult.ATTACKER_STAYS,
    "=": BattleResult.BOTH_FALL,
    "<": BattleResult.ATTACKER_FALLS,
}
MINE_COLUMN = 10
MINE_COLUMNS = {
    MineFate.HOLDS: ["<", "<", "<", "<", "<", "<", "<", "<", ">", "="],
    MineFate.EXPLODES: ["=", "=", "=", "=", "=", "=", "=", "=", "=", "="],
    MineFate.TAKES_ALONG: ["=", "=", "=", "=", "=", "=", "=", "=", ">", "="],
}
ROWS = [row.split() for row in GUNKI.strip().splitlines()]


@pytest.mark.parametrize("mine", MineFate)
@pytest.mark.parametrize("side", Side)
def test_the_table(mine: MineFate, side: Side) -> None:
    for a, row in enumerate(ROWS[:10]):
        for d, printed in enumerate(row):
            expected = MINE_COLUMNS[mine][a] if d == MINE_COLUMN else printed
            attacker, defender = code_of(a + 1, side), code_of(d + 1, Side(1 - side))
            assert fight(attacker, defender, mine) is RESULTS[expected], (a, d)
