import pytest

from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.limits import Limits


@pytest.mark.parametrize(
    ("variant", "first", "second"),
    [("jungle-2a-white", 60.0, 30.0), ("jungle-2a-black", 30.0, 60.0), ("gunki", 30.0, 60.0), ("junqi", 60.0, 30.0)],
)
def test_the_first_clock_is_whites_or_in_junqi_player_1s(variant: str, first: float, second: float) -> None:
    rules = rule_set(variant)
    limits = Limits(clocks=(60.0, 30.0), increments=(2.0, 1.0))
    assert (limits.clock(rules, Player.FIRST), limits.clock(rules, Player.SECOND)) == (first, second)
    assert (limits.increment(rules, Player.FIRST), limits.increment(rules, Player.SECOND)) == (first / 30, second / 30)


def test_without_clocks_there_is_no_time() -> None:
    assert Limits(movetime=1.0).clock(rule_set("jungle"), Player.FIRST) is None


@pytest.mark.parametrize(
    ("limits", "ends"),
    [
        (Limits(), False),
        (Limits(infinite=True), False),
        (Limits(depth=3, infinite=True), False),
        (Limits(depth=3), True),
        (Limits(movetime=0.0), True),
        (Limits(nodes=1), True),
        (Limits(clocks=(0.0, 0.0)), True),
    ],
)
def test_a_search_ends_by_itself_if_something_limits_it(limits: Limits, ends: bool) -> None:
    assert limits.ends_by_itself is ends
