import pytest

from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.match.clock import Clock
from junqi.engine.match.time_control import TimeControl, TimeTextError, control_of, parse_time
from junqi.engine.uci.limits import Limits


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("0.05", TimeControl(movetime=0.05)),
        ("2", TimeControl(movetime=2)),
        ("60+0.6", TimeControl(base=60, increment=0.6)),
        ("5+0", TimeControl(base=5, increment=0)),
    ],
)
def test_read(text, control):
    assert parse_time(text) == control


@pytest.mark.parametrize("text", ["", "0", "0+1", "-1", "1,5", "1+", "+1", "1+2+3", "1e3", "x"])
def test_refused(text):
    with pytest.raises(TimeTextError, match="no time control"):
        parse_time(text)


def test_other_bounds_come_on_top():
    assert control_of("0.5", 1000, None) == TimeControl(movetime=0.5, nodes=1000)
    assert control_of(None, None, 3) == TimeControl(depth=3)


def test_a_clock_runs_down_and_gains():
    clock = Clock(rule_set("gunki-black"), TimeControl(base=10, increment=1))
    assert clock.limits() == Limits(clocks=(10, 10), increments=(1, 1))
    assert clock.take(Player.FIRST, 4)
    assert clock.limits().clocks == (10, 7)  # the first player is Black, whose clock comes second
    assert clock.reading(Player.FIRST) == 7


def test_a_clock_may_be_overdrawn_by_what_lines_take_only():
    clock = Clock(rule_set("jungle"), TimeControl(base=1))
    assert clock.take(Player.FIRST, 1.05)
    assert not clock.take(Player.SECOND, 1.2)


def test_without_a_clock_no_time_runs_out():
    clock = Clock(rule_set("jungle"), TimeControl(movetime=0.1, nodes=50))
    assert clock.take(Player.FIRST, 100)
    assert (clock.reading(Player.FIRST), clock.limits()) == (None, Limits(movetime=0.1, nodes=50))
