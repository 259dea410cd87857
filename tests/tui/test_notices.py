"""Notices: in the status line where there is one, else over the screen; each once."""

import pytest

from junqi.tui.analysis.analysing_screen import AnalysingScreen
from junqi.tui.notices import tell_once
from junqi.tui.openings import playing
from junqi.tui.play.status_line import StatusLine
from junqi.tui.play_options import PlayOptions, opening_of

LONG = "compiled code cannot be kept on this disk, so the engine plays weaker; set NUMBA_CACHE_DIR to a writable folder"


def opening(variant):
    return playing(opening_of(PlayOptions(variant=variant, seed=1)))


@pytest.fixture
def messages(monkeypatch):
    """What is told over the screen."""
    told = []
    monkeypatch.setattr("junqi.tui.app.JunqiApp.notify", lambda _, text, **__: told.append(text))
    return told


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("text", ["plays weaker", LONG])
def test_a_game_shows_a_notice_in_full_and_covers_nothing(run_app, messages, size, text):
    async def script(hand):
        tell_once(hand.app, text)
        await hand.settle()
        rows = hand.text().splitlines()
        assert rows[-3].startswith(" First to move.")
        shown = " ".join(" ".join(rows[-3:-1]).split())
        assert shown.endswith(f"{text[0].upper()}{text[1:]}.")
        assert "F2 Keys" in rows[-1]
        assert not messages

    run_app(script, opening("junqi"), size=size)


def test_a_notice_goes_by_itself_and_a_later_one_has_its_own_time(run_app, monkeypatch):
    monkeypatch.setattr("junqi.tui.analysis.analysing_screen.SECONDS", 0.5)

    async def script(hand):
        tell_once(hand.app, "first words")
        await hand.until(lambda: "First words." in hand.text())
        tell_once(hand.app, "other words")
        await hand.settle()
        assert "Other words." in hand.text() and "First words." not in hand.text()
        await hand.until(lambda: "Other words." not in hand.text())
        tell_once(hand.app, "first words")
        await hand.settle()
        assert "First words." not in hand.text()

    run_app(script, opening("jungle"))


def test_below_a_dialog_a_notice_is_in_the_status_line(run_app, messages):
    async def script(hand):
        await hand.press("q")
        tell_once(hand.app, "plays weaker")
        await hand.press("escape")
        assert isinstance(hand.screen, AnalysingScreen)
        assert "Plays weaker." in hand.screen.query_one(StatusLine).render().plain
        assert not messages

    run_app(script, opening("jungle"))


def test_other_screens_show_a_notice_over_themselves(run_app, messages):
    async def script(hand):
        tell_once(hand.app, "plays weaker")
        tell_once(hand.app, "plays weaker")
        assert messages == ["Plays weaker."]

    run_app(script, opening("gunki"))
