"""Playing by itself: start, stop, speed, end."""

import asyncio

from junqi.tui.dialogs.text_dialog import TextDialog
from junqi.tui.replay.replay_screen import ReplayScreen

FASTEST = ("plus", "plus", "plus", "plus")
SLOWEST = ("minus", "minus", "minus")
"""So slow that no move is made meanwhile, however busy the machine."""
MANY_TICKS = 1000


async def until(hand, condition):
    """Wait for the clock to bring something about."""
    for _ in range(MANY_TICKS):
        if condition():
            return
        await asyncio.sleep(0.02)
        await hand.settle()
    raise AssertionError("it did not come about")


def at(hand):
    return hand.screen.viewing.cursor.at


def test_it_plays_to_the_end_of_the_line_and_stops(replay):
    async def steps(hand):
        await hand.press(*FASTEST)
        assert "Autoplay off, 0.1 s a move" in hand.text()
        await hand.press("space")
        await until(hand, lambda: at(hand) == 5)
        assert "Autoplay off" in hand.text()

    replay(steps)


def test_it_follows_the_branch_chosen(replay):
    async def steps(hand):
        await hand.press("right", "right", "down", *FASTEST, "space")
        await until(hand, lambda: hand.screen.viewing.cursor.following is None)
        viewing = hand.screen.viewing
        assert [viewing.replayed.texts[node].label for node in viewing.cursor.line] == [
            "1. Rg4",
            "1... Ra6!",
            "2. Wd3",
            "2... Wd7",
            "3. Wd4",
        ]

    replay(steps)


def test_a_second_press_stops_it_and_so_does_a_step_by_hand(replay):
    async def steps(hand):
        await hand.press(*SLOWEST, "space", "space")
        assert "Autoplay off, 8 s a move" in hand.text()
        await hand.press("space", "right")
        assert "Autoplay off" in hand.text()
        assert at(hand) == 1

    replay(steps)


def test_at_the_end_it_begins_again_from_the_start(replay):
    async def steps(hand):
        await hand.press(*SLOWEST, "end", "space")
        assert at(hand) == 0
        assert "Autoplay on" in hand.text()

    replay(steps)


def test_slower_and_faster_while_it_plays(replay):
    async def steps(hand):
        await hand.press("space", "minus")
        assert "Autoplay on, 2 s a move" in hand.text()
        await hand.press(*FASTEST, "plus")
        assert ", 0.1 s a move" in hand.text()
        await until(hand, lambda: at(hand) >= 1)

    replay(steps)


def test_it_waits_while_a_box_is_open(replay):
    async def steps(hand):
        await hand.press("plus", "space", "i")
        assert isinstance(hand.screen, TextDialog)
        screen = next(screen for screen in hand.app.screen_stack if isinstance(screen, ReplayScreen))
        reached = screen.viewing.cursor.at
        await asyncio.sleep(0.8)
        assert screen.viewing.cursor.at == reached
        await hand.press("escape")
        await until(hand, lambda: at(hand) > reached)

    replay(steps)


def test_another_game_stops_it(replay, ready):
    async def steps(hand):
        await hand.press("space", "n")
        await ready(hand)
        assert "Autoplay off" in hand.text()

    replay(steps)
