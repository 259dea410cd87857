"""Home, new game, saved games, open a record."""

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from junqi.core.registry import RULE_SETS
from junqi.tui.home.home_screen import HomeScreen
from junqi.tui.home.new_game_screen import NewGameScreen
from junqi.tui.home.saved_games_screen import SavedGamesScreen
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.replay.replay_screen import ReplayScreen

RECORD = """[Event "?"]
[Site "?"]
[Date "2026.11.30"]
[Round "?"]
[First "Ann"]
[Second "Bob"]
[Result "*"]
[Variant "jungle-1a-white"]

1. Rg4 Ra6 *
"""


def test_every_entry_by_its_key_and_from_the_list(run_app):
    async def script(hand):
        assert isinstance(hand.screen, HomeScreen)
        await hand.press("n")
        assert isinstance(hand.screen, NewGameScreen)
        await hand.press("escape", "s")
        assert isinstance(hand.screen, SavedGamesScreen)
        assert "No game is kept yet." in hand.text()
        await hand.press("escape", "enter")
        assert isinstance(hand.screen, NewGameScreen)
        await hand.press("escape", "j", "enter")
        assert isinstance(hand.screen, NewGameScreen)
        await hand.press("escape", "j", "enter")
        assert isinstance(hand.screen, SavedGamesScreen)

    run_app(script)


def test_q_quits(run_app):
    async def script(hand):
        await hand.press("q")
        assert hand.app.return_code == 0

    run_app(script)


def test_all_rule_sets_are_offered_by_their_titles(run_app):
    async def script(hand):
        await hand.press("n")
        text = hand.text()
        assert all(rules.title in text for rules in RULE_SETS.values())
        assert all(game in text for game in ("│Jungle  ", "│Gunki  ", "│Junqi  "))

    run_app(script, size=(120, 40))


@pytest.mark.parametrize(("presses", "variant"), [(0, "jungle-1a-white"), (4, "jungle-2a-white"), (17, "junqi")])
def test_a_new_game_with_names(run_app, presses, variant):
    async def script(hand):
        await hand.press("n", *["down"] * presses, "tab")
        await hand.type("Ann")
        await hand.press("f2")
        assert isinstance(hand.screen, PlayScreen)
        assert hand.screen.session.rules.id == variant
        assert hand.screen.session.names == ("Ann", "Second")
        assert dict(hand.screen.session.tags)["FirstType"] == "human"

    run_app(script)


def test_the_parameters_of_the_highlighted_rule_set_are_shown(run_app):
    async def script(hand):
        await hand.press("n")
        assert "elephant takes rat: yes" in hand.text()
        await hand.press(*["down"] * 4)
        assert "elephant takes rat: no" in hand.text()

    run_app(script)


def test_opening_a_record_replays_it(run_app, tmp_path):
    path = tmp_path / "game.jgn"
    path.write_text(RECORD)

    async def script(hand):
        await hand.press("o")
        await hand.type(str(path))
        await hand.press("enter")
        await hand.app.workers.wait_for_complete()
        await hand.settle()
        assert isinstance(hand.screen, ReplayScreen)

    run_app(script)


def test_a_saved_game_is_replayed_and_deleted_after_a_question(run_app, data_folder):
    path = data_folder / "games" / "one.jgn"
    path.parent.mkdir(parents=True)
    path.write_text(RECORD)

    async def script(hand):
        await hand.press("s")
        assert "Ann - Bob" in hand.text()
        await hand.press("x", "n")
        assert path.exists()
        await hand.press("x", "y")
        assert not path.exists() and "No game is kept yet." in hand.text()

    run_app(script)


def test_a_file_that_is_no_game_is_told_of(run_app, data_folder):
    path = data_folder / "games" / "bad.jgn"
    path.parent.mkdir(parents=True)
    path.write_text("hello")

    async def script(hand):
        await hand.press("s", "enter")
        assert "This game cannot be gone on with." in hand.text()

    run_app(script)


def test_a_file_that_cannot_be_deleted_is_told_of(run_app, data_folder, monkeypatch):
    path = data_folder / "games" / "one.jgn"
    path.parent.mkdir(parents=True)
    path.write_text(RECORD)

    def refuse(path: Path, **_: bool) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    async def script(hand):
        await hand.press("s")
        with monkeypatch.context() as patched:
            patched.setattr(Path, "unlink", refuse)
            await hand.press("x", "y")
        assert "This game could not be deleted." in hand.text()
        assert "Permission denied" in hand.text()

    run_app(script)


def test_a_name_that_no_record_can_hold_is_told_of(run_app):
    async def script(hand):
        await hand.press("n")
        hand.screen.query_one("#name-0", Input).value = "A\u200bnn"
        await hand.press("f2")
        assert "The game cannot begin." in hand.text()
        await hand.press("enter")
        assert isinstance(hand.screen, NewGameScreen)

    run_app(script)


def test_an_entry_taken_twice_at_once_opens_one_screen(run_app):
    async def script(hand):
        entries = hand.screen.query_one(OptionList)
        entries.action_select()
        entries.action_select()
        await hand.pilot.pause()
        assert [type(screen) for screen in hand.app.screen_stack] == [HomeScreen, NewGameScreen]

    run_app(script)


def test_a_variant_taken_twice_at_once_begins_one_game(run_app):
    async def script(hand):
        await hand.press("n")
        variants = hand.screen.query_one(OptionList)
        variants.action_select()
        variants.action_select()
        await hand.pilot.pause()
        assert [type(screen) for screen in hand.app.screen_stack] == [HomeScreen, PlayScreen]

    run_app(script)
