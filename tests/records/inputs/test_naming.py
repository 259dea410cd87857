"""Which files the arguments of a command name."""

import os
from pathlib import Path

import pytest

from junqi.records.inputs import NoFilesError, named_files


def make(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def below(folder: Path, *arguments: str, output: str | None = None) -> list[str]:
    """The names of what arguments below a folder name."""
    paths = [str(folder / argument) if argument else str(folder) for argument in arguments]
    found = named_files(paths, None if output is None else folder / output)
    return [Path(file).relative_to(folder).as_posix() for file in found]


def test_a_folder_stands_for_its_games_in_the_order_of_their_names(tmp_path: Path) -> None:
    make(tmp_path, "b.jgn", "a.json", "c/z.jsonl", "c/a.JGN", "b/b.jgn", "notes.txt", "jgn", "x.jgn.zip")
    make(tmp_path, "d.jgn.gz", "e.json.bz2", "f.jsonl.xz", "g.jgn.ZST", "h.gz")
    make(tmp_path, ".hidden.jgn", ".git/a.jgn", "c/.b.jgn.0123.part")
    names = ["a.json", "b.jgn", "b/b.jgn", "c/a.JGN", "c/z.jsonl", "d.jgn.gz", "e.json.bz2", "f.jsonl.xz", "g.jgn.ZST"]
    assert sorted(below(tmp_path, "")) == sorted(names)
    assert below(tmp_path, "") == sorted(names, key=lambda name: name.split("/"))
    assert below(tmp_path, "c", "b.jgn", "c") == ["c/a.JGN", "c/z.jsonl", "b.jgn", "c/a.JGN", "c/z.jsonl"]
    assert below(tmp_path, ".git") == [".git/a.jgn"]


def test_patterns_match_files_and_folders(tmp_path: Path) -> None:
    make(tmp_path, "a1.jgn", "a2.jgn", "b.txt", "c/a3.jgn", "c/d/a4.jgn", "c/x.txt", ".a5.jgn")
    assert below(tmp_path, "a*") == ["a1.jgn", "a2.jgn"]
    assert below(tmp_path, "a[2-9].jgn") == ["a2.jgn"]
    assert below(tmp_path, "b.*") == ["b.txt"]
    assert below(tmp_path, "?") == ["c/a3.jgn", "c/d/a4.jgn"]
    assert below(tmp_path, "**/a?.jgn") == ["a1.jgn", "a2.jgn", "c/a3.jgn", "c/d/a4.jgn"]
    assert below(tmp_path, "c/**") == ["c/a3.jgn", "c/d/a4.jgn", "c/x.txt"]


def test_an_empty_name_is_not_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(tmp_path, "a.jgn")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoFilesError, match=r"^'': an empty name; the folder you are in is \.$"):
        named_files([""])
    assert named_files(["."]) == ["a.jgn"]


def test_what_exists_is_no_pattern(tmp_path: Path) -> None:
    make(tmp_path, "a[1].jgn", "a1.jgn", "c[2]/b.jgn")
    assert below(tmp_path, "a[1].jgn") == ["a[1].jgn"]
    assert below(tmp_path, "c[2]") == ["c[2]/b.jgn"]


def test_the_output_of_an_earlier_run_is_no_input_unless_it_is_named(tmp_path: Path) -> None:
    make(tmp_path, "a.jgn", "all.jgn")
    assert below(tmp_path, "", output="all.jgn") == ["a.jgn"]
    assert below(tmp_path, "*.jgn", output="all.jgn") == ["a.jgn"]
    assert below(tmp_path, "a.jgn", "all.jgn", output="all.jgn") == ["a.jgn", "all.jgn"]
    assert below(tmp_path, "", output="new.jgn") == ["a.jgn", "all.jgn"]


def test_links_to_folders_are_not_followed_further_down(tmp_path: Path) -> None:
    make(tmp_path, "a/b.jgn")
    (tmp_path / "a" / "loop").symlink_to(tmp_path / "a")
    (tmp_path / "a" / "c.jgn").symlink_to(tmp_path / "a" / "b.jgn")
    (tmp_path / "a" / "dead.jgn").symlink_to(tmp_path / "nothing")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    assert below(tmp_path, "link") == ["link/b.jgn", "link/c.jgn"]
    for pattern in ("a/**", "a/**/*.jgn", "**/[bc].jgn", "a/**/**/?.jgn"):
        (tmp_path / "a" / "dead.jgn").unlink(missing_ok=True)
        assert below(tmp_path, pattern) == ["a/b.jgn", "a/c.jgn"], pattern


@pytest.mark.parametrize("argument", ["", "sub", "*.jgn", "sub/*"])
def test_nothing_found_is_told(argument: str, tmp_path: Path) -> None:
    make(tmp_path, "sub/.hidden.jgn", "notes.txt")
    with pytest.raises(NoFilesError, match=r"no file|without any file") as error:
        below(tmp_path, argument)
    assert error.value.argument in {str(tmp_path / argument), str(tmp_path)}


def test_files_that_cannot_be_read_are_refused_first(tmp_path: Path) -> None:
    make(tmp_path, "a.jgn")
    with pytest.raises(FileNotFoundError) as error:
        below(tmp_path, "a.jgn", "no.jgn")
    assert error.value.filename == str(tmp_path / "no.jgn")
    assert named_files(["-", str(tmp_path / "a.jgn"), "-"]) == ["-", str(tmp_path / "a.jgn"), "-"]


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def scandir(place: str) -> object:
        if Path(place).name == "secret":
            raise PermissionError(13, "Permission denied", place)
        return opened(place)

    make(tmp_path, "a.jgn", "secret/b.jgn")
    opened = os.scandir
    monkeypatch.setattr(os, "scandir", scandir)
    with pytest.raises(PermissionError) as error:
        below(tmp_path, "")
    assert error.value.filename == str(tmp_path / "secret")
