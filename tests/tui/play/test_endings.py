"""The end of a game and offers of one: what is said, and what the keys named there do."""

from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.dialogs.path_dialog import PathDialog
from junqi.tui.home.home_screen import HomeScreen
from junqi.tui.openings import playing
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.play_options import PlayOptions, opening_of


def jungle():
    return playing(opening_of(PlayOptions(variant="jungle", names=("Ann", "Bob"))))


async def resign(hand):
    await hand.press("g", "y")
    assert isinstance(hand.screen, NoticeDialog)
    assert "Look at the board, take moves back with u, save with s, or leave" in hand.text()


def test_the_keys_that_the_notice_names_work_while_it_is_shown(run_app):
    async def script(hand):
        await resign(hand)
        await hand.press("u")
        assert isinstance(hand.screen, PlayScreen) and hand.screen.session.outcome is None
        await resign(hand)
        await hand.press("s")
        assert isinstance(hand.screen, PathDialog)
        await hand.press("escape")
        assert isinstance(hand.screen, PlayScreen) and hand.screen.session.outcome is not None
        await hand.press("u")
        await resign(hand)
        await hand.press("q")
        assert isinstance(hand.screen, HomeScreen)

    run_app(script, jungle())


def test_other_keys_leave_the_notice_open(run_app):
    async def script(hand):
        await resign(hand)
        await hand.press("d", "f", "x")
        assert isinstance(hand.screen, NoticeDialog)
        await hand.press("enter")
        assert isinstance(hand.screen, PlayScreen)

    run_app(script, jungle())


def test_a_draw_declined_is_said_until_the_next_choice(run_app):
    async def script(hand):
        await hand.press("d", "n")
        assert "Bob declines the draw." in hand.text()
        await hand.choose("g3")
        assert "declines" not in hand.text()

    run_app(script, jungle())


def test_an_offer_left_without_an_answer_is_not_declined(run_app):
    async def script(hand):
        await hand.press("d", "escape")
        assert "declines" not in hand.text()
        assert hand.screen.session.outcome is None

    run_app(script, jungle())
