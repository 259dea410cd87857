"""The command split: whole games in files of a new folder."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from junqi.records.batches import cutting


def game(first: str, second: str = "Bob", variant: str = "junqi", end: str = "\n\n") -> bytes:
    """A game that ends in its own way."""
    return f'[First "{first}"]\n[Second "{second}"]\n[Variant "{variant}"]\n\n*{end}'.encode()


def files_in(folder: Path) -> dict[str, bytes]:
    """The contents of all files."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def split(junqi: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """Splits a text in small batches: ``split(text, "--games", "2")`` gives the files, or how the command ended."""
    monkeypatch.setattr(cutting, "SIZE", 100)

    def run(text: bytes, *options: str, name: str = "in.jgn") -> object:
        (tmp_path / name).write_bytes(text)
        ended = junqi("split", str(tmp_path / name), "-o", str(tmp_path / "out"), *options)
        return files_in(tmp_path / "out") if ended.code == 0 else ended

    return run


def test_by_number(split: Callable[..., object]) -> None:
    games = [game(str(number)) for number in range(7)]
    assert split(b"".join(games), "--games", "3") == {
        "games-000001.jgn": b"".join(games[:3]),
        "games-000002.jgn": b"".join(games[3:6]),
        "games-000003.jgn": games[6],
    }


def test_by_variant(split: Callable[..., object]) -> None:
    a, b, c = game("a"), game("b", variant="jungle-1a-white"), game("c", end="")
    assert split(a + b + a + c, "--by", "variant", "--jobs", "2") == {
        "junqi.jgn": a + a + c,
        "jungle-1a-white.jgn": b,
    }


def test_a_player_has_all_games_of_both_sides_each_once(split: Callable[..., object]) -> None:
    a, b, c = game("Ann"), game("Bob", "Ann", end=""), game("Ann", "Ann")
    assert split(a + b + b"\n" + c, "--by", "player") == {
        "Ann.jgn": a + b + b"\n\n" + c,
        "Bob.jgn": a + b + b"\n",
    }


def test_a_blank_line_comes_between_games_that_did_not_follow_each_other(split: Callable[..., object]) -> None:
    a, b = game("Ann", end="\r\n"), game("Eve", end="")
    assert split(a + b + b"\n" + a, "--tag", "First") == {"Ann.jgn": a + b"\r\n" + a, "Eve.jgn": b + b"\n"}


def test_by_a_tag_that_some_games_lack(split: Callable[..., object]) -> None:
    assert split(game("?") + game("unknown") + game("") + b'[Event "x"]\n\n*\n', "--tag", "First") == {
        "unknown.jgn": game("?") + game("") + b'[Event "x"]\n\n*\n',
        "unknown-2.jgn": game("unknown"),
    }


def test_json_lines(split: Callable[..., object]) -> None:
    line = b'{"version": 1, "tags": [["First", "%s"]], "result": "*"}'
    text = line % b"a" + b"\n" + line % b"b" + b"\n" + line % b"a"
    assert split(text, "--tag", "First", name="in.jsonl") == {
        "a.jsonl": 2 * (line % b"a" + b"\n"),
        "b.jsonl": line % b"b" + b"\n",
    }


def test_an_empty_file_makes_an_empty_folder(split: Callable[..., object]) -> None:
    assert split(b"", "--games", "1") == {}


def test_names_of_any_text_stay_within_the_folder(split: Callable[..., object], tmp_path: Path) -> None:
    names = [
        "../../x",
        "/etc/x",
        "a/b",
        "a\\\\b",
        "CON",
        "a" * 300,
        "é" * 300,
        ".hidden",
        "-x",
        "ann",
        "Ann",
        "\x7f",
        "🙂",
    ]
    found = split(b"".join(map(game, names)), "--tag", "First")
    assert isinstance(found, dict)
    assert sorted(found.values()) == sorted(map(game, names))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.jgn", "out"]


def test_more_files_than_may_be_open(split: Callable[..., object]) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
    try:
        found = split(b"".join(game(str(number % 500)) for number in range(1000)), "--tag", "First")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert found == {f"{number}.jgn": 2 * game(str(number)) for number in range(500)}


def test_what_was_done_is_told(junqi: Callable[..., Any], tmp_path: Path) -> None:
    text = b"; mine\n" + game("Ann") + game("Bob") + game("Cy")
    told = "-: the text before the first game is left out\n"
    ended = junqi("split", "-", "--tag", "Second", "-o", str(tmp_path / "a"), stdin=text)
    assert (ended.code, ended.out, ended.err) == (0, "", told + "3 games in 1 file\n")
    ended = junqi("split", "-", "--games", "2", "-o", str(tmp_path / "b"), "--quiet", stdin=text)
    assert (ended.code, ended.out, ended.err) == (0, "", told)


def test_what_is_there_is_refused_and_stays(split: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "old").touch()
    ended = split(game("a"), "--games", "1")
    assert (ended.code, ended.err) == (
        2,
        f"junqi: {tmp_path / 'out'} exists already; name a folder that is not there yet\n",
    )
    assert files_in(tmp_path / "out") == {"old": b""}


@pytest.mark.parametrize("options", [(), ("--games", "1", "--by", "player"), ("--tag", "A", "--by", "variant")])
def test_one_way_must_be_chosen(split: Callable[..., object], options: tuple[str, ...], tmp_path: Path) -> None:
    ended = split(game("a"), *options)
    assert ended.code == 2
    assert "one of these says how to split" in ended.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("tag", ["", "No pe", "Évent", "a" * 256])
def test_a_tag_must_have_a_name_that_tags_have(split: Callable[..., object], tag: str, tmp_path: Path) -> None:
    ended = split(game("a"), "--tag", tag)
    assert ended.code == 2
    assert "is no tag's name" in ended.err
    assert not (tmp_path / "out").exists()


def test_standard_output_is_no_folder(junqi: Callable[..., Any]) -> None:
    ended = junqi("split", "-", "--games", "1", "-o", "-", stdin=b"")
    assert ended.code == 2
    assert "a folder is written, which standard output cannot be" in ended.err


def test_what_cannot_be_read_leaves_nothing(split: Callable[..., object], tmp_path: Path) -> None:
    ended = split(b"".join(map(game, "abc")) + b"\x1f\x8b", "--games", "1", name="x")
    assert isinstance(ended, dict)
    (tmp_path / "out").rename(tmp_path / "first")
    ended = split(gzip.compress(b"".join(map(game, "abcdef")))[:-4], "--games", "1", name="y")
    assert (ended.code, ended.err.startswith(f"junqi: {tmp_path / 'y'}: damaged gzip data: it is cut off")) == (2, True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first", "x", "y"]
