"""The file that follows a game."""

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.move_reader import play_text
from junqi.tui.autosave import Autosave
from junqi.tui.data_folder import data_folder, games_folder
from junqi.tui.session import Session

JUNGLE = rule_set("jungle")
START = Session(Game.begin(JUNGLE), ("Ann", "Bob / ../x"))
ONE = START.at(play_text(START.game, "Rg4"))


def test_two_games_never_share_a_file():
    one, two = Autosave(), Autosave()
    for autosave in (one, two, one, two):
        assert autosave.save(START) is None
    assert one.path != two.path
    assert len(list(games_folder().iterdir())) == 2


def test_the_same_file_follows_the_game():
    autosave = Autosave()
    autosave.save(START)
    first = autosave.path
    autosave.save(ONE)
    assert autosave.path == first and "1. Rg4 *" in first.read_text()


def test_names_make_harmless_file_names():
    autosave = Autosave()
    autosave.save(START)
    assert autosave.path.parent == games_folder()
    assert autosave.path.name.endswith("-jungle-1a-white-Ann-Bob_x.jgn")


def test_a_file_that_somebody_else_changed_is_left_alone():
    autosave = Autosave()
    autosave.save(START)
    first = autosave.path
    first.write_text("another game")
    autosave.save(ONE)
    assert first.read_text() == "another game"
    assert autosave.path != first and "1. Rg4 *" in autosave.path.read_text()


def test_a_file_that_was_deleted_comes_back():
    autosave = Autosave()
    autosave.save(START)
    autosave.path.unlink()
    autosave.save(ONE)
    assert "1. Rg4 *" in autosave.path.read_text()


def test_trouble_is_told_once_and_ends_when_saving_works_again(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    autosave = Autosave()
    monkeypatch.setenv("JUNQI_DATA_DIR", str(blocked))
    assert "not being saved" in autosave.save(START)
    assert autosave.save(ONE) is None and autosave.trouble
    monkeypatch.setenv("JUNQI_DATA_DIR", str(tmp_path / "data"))
    assert autosave.save(ONE) is None and not autosave.trouble


def test_the_environment_names_the_folder_else_the_platform_does(monkeypatch, tmp_path):
    monkeypatch.setenv("JUNQI_DATA_DIR", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    monkeypatch.delenv("JUNQI_DATA_DIR")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().name == "junqi"
