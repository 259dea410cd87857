"""Files are read behind the screen, which never waits for them."""

import threading
from pathlib import Path

import pytest

from junqi.records.formats.game_index import GameFile
from junqi.tui.openings import replaying
from junqi.tui.replay.replay_board import ReplayBoard


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch):
    """Makes the reading of any file stop after its second game until ``set``."""
    go_on = threading.Event()
    entries = GameFile.entries

    def slow(self):
        for entry in entries(self):
            if entry.number == 3:
                go_on.wait(20)
            yield entry

    monkeypatch.setattr(GameFile, "entries", slow)
    monkeypatch.setattr("junqi.tui.replay.file_screen._BATCH_SECONDS", 0.0)
    yield go_on
    go_on.set()


async def until(hand, condition):
    for _ in range(2000):
        await hand.settle()
        if condition():
            return
        await hand.pilot.pause(0.01)
    raise AssertionError("it did not come about")


def test_the_first_game_can_be_used_while_the_rest_is_being_found(run_app, held, club):
    async def script(hand):
        await until(hand, lambda: "Game 1 of 2+" in hand.text())
        await hand.press("right", "right")
        assert hand.screen.viewing.cursor.at == 2
        await hand.press("n", "N", "n")
        await until(hand, lambda: "Game 2 of 2+" in hand.text())
        await hand.press("n")
        assert "still being read" in " ".join(note.message for note in hand.app._notifications)
        await hand.press("g")
        assert "2 of 2 games, still reading" in hand.text()
        held.set()
        await until(hand, lambda: "6 of 6 games" in hand.text())
        assert "still reading" not in hand.text()
        assert "5. Ann - Fred" in hand.text()

    run_app(script, replaying(club, 1, 0))


def test_a_game_further_on_is_shown_when_it_is_found(run_app, held, club):
    async def script(hand):
        await hand.settle()
        assert not hand.screen.query(ReplayBoard)
        held.set()
        await until(hand, lambda: "Game 4 of 6" in hand.text())

    run_app(script, replaying(club, 4, 2))


def test_a_reading_left_behind_stops(run_app, held, club):
    async def script(hand):
        await until(hand, lambda: "Game 1 of 2+" in hand.text())
        await hand.press("q")
        held.set()
        await hand.app.workers.wait_for_complete()

    run_app(script, replaying(club, 1, 0))


def test_a_file_that_goes_away_leaves_what_is_shown(replay, ready, club, tmp_path: Path):
    path = tmp_path / "club.jgn"
    path.write_bytes(club.read_bytes())

    async def steps(hand):
        path.unlink()
        await hand.press("n")
        await ready(hand)
        assert "No such file" in " ".join(note.message for note in hand.app._notifications)
        await hand.press("right")
        assert hand.screen.viewing.cursor.at == 1
        assert "Game 1 of 6" in hand.text()

    replay(steps, path)


def test_many_games(replay, club, tmp_path: Path):
    path = tmp_path / "many.jgn"
    path.write_bytes((club.read_bytes() + b"\n") * 500)

    async def steps(hand):
        assert "of 3000" in hand.text()
        await hand.press("g", "end")
        assert "3000. Gil - Hal" in hand.text()
        await hand.press("pageup", "home")
        assert "1. Ann - Bob" in hand.text()
        await hand.press("slash")
        await hand.type("dora")
        assert "500 of 3000 games" in hand.text()
        await hand.press("enter", "down", "enter")
        await hand.settle()

    replay(steps, path)


def test_a_screen_that_is_left_while_it_is_made_anew_shows_nothing_more(replay, monkeypatch: pytest.MonkeyPatch):
    async def steps(hand):
        screen, viewing = hand.screen, hand.screen.viewing

        async def left() -> None:
            await screen.query_children().remove()

        monkeypatch.setattr(screen, "recompose", left)
        screen.viewing = None
        await screen.view(viewing)

    replay(steps)
