"""Home, new game, saved games, open a record."""

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Select

from jgn_games import game
from junqi.core.registry import RULE_SETS
from junqi.core.seat import Player
from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.home.home_screen import HomeScreen
from junqi.tui.home.new_game_screen import NewGameScreen
from junqi.tui.home.saved_games_screen import SavedGamesScreen
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.replay.replay_screen import ReplayScreen

RECORD = game("1. Rg4 Ra6 *")


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


def test_a_game_against_the_computer_is_proposed_and_can_be_changed(run_app):
    async def script(hand):
        await hand.press("c")
        assert "Computer level 3" in hand.text() and "Seconds a move: 1" in hand.text()
        hand.screen.query_one("#kind-1", Select).value = "engine:7"
        await hand.settle()
        hand.screen.query_one("#seconds", Input).value = "0.2"
        await hand.press("f2")
        assert isinstance(hand.screen, PlayScreen)
        session = hand.screen.session
        assert session.names == ("First", "Computer level 7")
        assert dict(session.tags)["SecondProgram"] == "engine:7"

    run_app(script)


def test_another_program_is_named_by_its_command(run_app, puppet):
    command = puppet("--move", "g3g4").removeprefix("uci:")

    async def script(hand):
        await hand.press("n")
        assert "Seconds" not in hand.text() and not hand.screen.query_one("#command-0").display
        hand.screen.query_one("#kind-0", Select).value = "uci:"
        await hand.settle()
        assert "Seconds" in hand.text() and hand.screen.query_one("#command-0").display
        await hand.press("f2")
        assert isinstance(hand.screen, NoticeDialog) and "a command must follow" in hand.text()
        await hand.press("enter")
        hand.screen.query_one("#command-0", Input).value = command
        await hand.press("f2")
        await hand.until(lambda: hand.screen.session.game.length == 1)
        assert hand.screen.session.name_of(0) == "Puppet 1.0"

    run_app(script, size=(120, 40))


def test_seconds_that_are_none_are_refused(run_app):
    async def script(hand):
        await hand.press("c")
        hand.screen.query_one("#seconds", Input).value = "0"
        await hand.press("f2")
        assert isinstance(hand.screen, NoticeDialog) and "no time for a move" in hand.text()

    run_app(script, size=(120, 40))


def test_a_kept_game_goes_on_against_the_same_level(run_app, data_folder):
    folder = data_folder / "games"
    folder.mkdir(parents=True)
    tags = '[First "Ann"]\n[Second "Hal"]\n[Result "*"]\n[Variant "jungle-1a-white"]\n'
    tags += '[FirstType "human"]\n[SecondProgram "engine:2"]\n[SecondType "program"]\n'
    (folder / "game.jgn").write_text(f"{tags}\n1. Rg4 Ra6 *\n")

    async def script(hand):
        await hand.press("s", "enter")
        assert isinstance(hand.screen, PlayScreen)
        assert hand.screen.table.only_human is Player.FIRST
        assert hand.screen.session.names == ("Ann", "Hal")
        (agent,) = (agent for agent in hand.screen.table.agents if agent.kind == "program")
        assert agent._runner.program.options == (("Skill Level", "2"),)

    run_app(script)
