"""Games that were kept."""

import os
from pathlib import Path
from random import Random

import pytest

from junqi.core.errors import RefusedError
from junqi.tui.saved_games import NoFileToResumeError, NoGameError, reopen


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
