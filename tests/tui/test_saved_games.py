"""Games that were kept."""

import os
from pathlib import Path
from random import Random

import pytest

from junqi.core.errors import RefusedError
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.move_reader import play_text
from junqi.records.writing.writer import write_record
from junqi.tui.autosave import Autosave
from junqi.tui.saved_games import NoFileToResumeError, NoGameError, reopen
from junqi.tui.session import Session
from junqi.tui.session_record import session_record


def test_a_pipe_or_device_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    for place in (path, Path("/dev/zero")):
        with pytest.raises(NoFileToResumeError, match=f"{place} is a pipe or device"):
            reopen(place, Random(1))


def test_a_file_without_a_game_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    path.write_text("1. Rg4 *\n")
    with pytest.raises(NoGameError, match=r"a\.jgn: there is no game in it"):
        reopen(path, Random(1))


def test_an_impossible_position_is_refused_with_every_fault(tmp_path: Path) -> None:
    path = tmp_path / "a.jgn"
    position = "3E3/EE5/7/7/7/7/7/7/3L3 w"
    path.write_text(f'[Result "*"]\n[Variant "jungle-1a-white"]\n[Position "{position}"]\n\n*\n')
    with pytest.raises(RefusedError, match=r"3 pieces White Elephant.*; White Lion on d1"):
        reopen(path, Random(1))


def test_a_file_that_the_app_has_written_is_followed_further():
    autosave = Autosave()
    autosave.save(Session(a_game("Rg4")))
    reopened = reopen(autosave.path, Random(1))
    reopened.autosave.save(reopened.resumed.session.at(play_text(reopened.resumed.session.game, "Ra6")))
    assert reopened.autosave.path == autosave.path
    assert "1. Rg4 Ra6 *" in autosave.path.read_text()


@pytest.mark.parametrize("more", ['[Result "*"]\n[Variant "jungle-1a-white"]\n\n1. Rg5 *\n', "; looks well\n"])
def test_a_file_that_holds_more_than_the_game_stays_as_it_is(data_folder, more):
    path = data_folder / "games" / "several.jgn"
    path.parent.mkdir(parents=True)
    text = write_record(session_record(Session(a_game("Rg4")))) + "\n" + more
    path.write_text(text)
    reopened = reopen(path, Random(1))
    assert reopened.autosave.save(reopened.resumed.session) is None
    assert path.read_text() == text
    assert reopened.autosave.path not in (None, path)


def a_game(move: str) -> Game:
    rules = rule_set("jungle-1a-white")
    return play_text(Game.begin(rules, rules.start()), move)
