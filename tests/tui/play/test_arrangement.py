"""Where the panels go."""

import pytest

from junqi.core.registry import rule_set
from junqi.tui.board.look import Look
from junqi.tui.play.arrangement import Arrangement, arrange

JUNGLE, ARMY = rule_set("jungle").board, rule_set("junqi").board


@pytest.mark.parametrize(
    ("board", "size", "expected"),
    [
        (JUNGLE, (80, 24), Arrangement.BESIDE),
        (JUNGLE, (120, 40), Arrangement.BESIDE),
        (JUNGLE, (60, 30), Arrangement.BELOW),
        (JUNGLE, (30, 10), Arrangement.ALONE),
        (ARMY, (80, 24), Arrangement.BELOW),
        (ARMY, (120, 40), Arrangement.BESIDE),
        (ARMY, (200, 60), Arrangement.BESIDE),
        (ARMY, (76, 24), Arrangement.BESIDE),
    ],
)
def test_beside_where_the_width_allows_else_below(board, size, expected):
    assert arrange(board, Look(), *size) is expected
