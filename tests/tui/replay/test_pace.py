"""Speeds of autoplay."""

from junqi.tui.replay.pace import Pace


def test_faster_and_slower_end_at_the_limits() -> None:
    seconds = []
    pace = Pace()
    for _ in range(10):
        pace = pace.slower()
    for _ in range(10):
        seconds.append(pace.seconds)
        pace = pace.faster()
    assert seconds == [8, 4, 2, 1, 0.5, 0.25, 0.1, 0.1, 0.1, 0.1]


def test_it_begins_with_a_second_a_move() -> None:
    assert str(Pace()) == "1 s a move"
    assert Pace().faster().slower() == Pace()
