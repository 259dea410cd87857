"""Folders that come whole or not at all."""

from pathlib import Path

import pytest

from junqi.records.storing.folders import new_folder
from junqi.records.storing.output_errors import FolderExistsError


def test_a_whole_folder_gets_its_name(tmp_path: Path) -> None:
    with new_folder(tmp_path / "out") as folder:
        (folder / "a").write_text("a")
        assert folder.name.startswith(".out.")
        assert not (tmp_path / "out").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert (tmp_path / "out" / "a").read_text() == "a"
    (tmp_path / "usual").mkdir()
    assert (tmp_path / "out").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_what_goes_wrong_leaves_nothing(tmp_path: Path) -> None:
    writing = new_folder(tmp_path / "out")
    (writing.__enter__() / "a").write_text("a")
    writing.__exit__(ZeroDivisionError, ZeroDivisionError(), None)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("make", [Path.mkdir, Path.touch, lambda path: path.symlink_to("nowhere")])
def test_what_exists_is_refused(make, tmp_path: Path) -> None:
    path = tmp_path / "out"
    make(path)
    with pytest.raises(FolderExistsError, match="exists already") as error, new_folder(path):
        pytest.fail("there is nothing to write to")
    assert error.value.path == path
    assert list(tmp_path.iterdir()) == [path]


def test_what_comes_meanwhile_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "out"
    writing = new_folder(path)
    (writing.__enter__() / "a").touch()
    path.mkdir()
    with pytest.raises(FileExistsError):
        writing.__exit__(None, None, None)
    assert list(tmp_path.iterdir()) == [path]
    assert list(path.iterdir()) == []


def test_no_place_for_it_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "out"
    with pytest.raises(FileNotFoundError) as error, new_folder(path):
        pytest.fail("there is nothing to write to")
    assert error.value.filename == str(path)
