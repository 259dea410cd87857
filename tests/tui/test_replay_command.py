"""The command ``replay``: what goes to which stream, exit codes, and when the screen opens."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from junqi import cli
from junqi.tui import commands

CLUB = Path(__file__).parents[1] / "data" / "replay" / "club.jgn"


def run(*arguments: str, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(cli.build(), ["replay", *arguments], input=stdin)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What would be opened on the screen of a terminal."""
    opened: list[object] = []
    monkeypatch.setattr(commands, "_require_terminal", lambda: None)
    monkeypatch.setattr(commands, "_run_app", opened.append)
    return opened


def test_plain_text_goes_out_and_remarks_to_standard_error() -> None:
    ended = run(str(CLUB), "--plain")
    assert ended.exit_code == 0
    assert ended.stdout.startswith("Event: Club evening\n")
    assert ended.stdout.endswith("Result: 1-0 (resignation)\n  Comment: A short game.\n")
    assert ended.stderr == f"{CLUB} holds more games: --game 2 shows the next one\n"


def test_standard_input() -> None:
    ended = run("-", "--plain", "--game", "2", "--ply", "1", stdin=CLUB.read_bytes())
    assert (ended.exit_code, ended.stderr) == (0, "- holds more games: --game 3 shows the next one\n")
    assert "1. Bxa8<  Cai Lun: Brigadier falls to Mine on a8" in ended.stdout


def test_a_faulty_game_is_shown_and_ends_with_one() -> None:
    ended = run(str(CLUB), "--plain", "--game", "5")
    assert ended.exit_code == 1
    assert "Not understood: 2. Pe9 Ra5" in ended.stdout
    assert "error: Pe9" in ended.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "7"), "has no game 7: its games are 1 to 6"),
        (("--ply", "6"), "the game has no ply 6: the plies of its main line are 0, the start, to 5"),
        (("--game", "0"), "'--game': Input should be greater than or equal to 1"),
        (("--ply", "-1"), "'--ply': Input should be greater than or equal to 0"),
        (("--game", "two"), "'--game': Input should be a valid integer"),
    ],
)
@pytest.mark.parametrize("plain", [("--plain",), ()], ids=["plain", "screen"])
def test_numbers_that_are_not_there_are_misuse(shown, arguments: tuple[str, str], said: str, plain: tuple[str]) -> None:
    ended = run(str(CLUB), *arguments, *plain)
    assert ended.exit_code == 2
    assert ended.stdout == ""
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr
    assert shown == []


@pytest.mark.parametrize("plain", [("--plain",), ()], ids=["plain", "screen"])
def test_files_that_cannot_be_shown(shown, tmp_path: Path, plain: tuple[str]) -> None:
    missing, empty = tmp_path / "missing.jgn", tmp_path / "empty.jgn"
    empty.touch()
    for path, code, said in (
        (missing, 2, f"junqi: {missing}: No such file or directory\n"),
        (tmp_path, 2, f"junqi: {tmp_path}: Is a directory\n"),
        (empty, 1, f'junqi: {empty} holds no game: a game begins with a tag such as [Event "?"]\n'),
    ):
        ended = run(str(path), *plain)
        assert (ended.exit_code, ended.stdout, ended.stderr) == (code, "", said)
    assert shown == []


def test_the_screen_opens_where_there_is_a_terminal(shown) -> None:
    ended = run(str(CLUB), "--game", "2", "--ply", "3")
    assert (ended.exit_code, ended.stdout, ended.stderr) == (0, "", "")
    assert len(shown) == 1


def test_without_a_terminal_it_says_so() -> None:
    ended = run(str(CLUB))
    assert ended.exit_code == 2
    assert "terminal" in ended.stderr


def test_the_screen_needs_a_file_that_can_be_read_twice(shown, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = os.open(pipe, os.O_RDWR)
    try:
        for name in ("-", str(pipe)):
            ended = run(name)
            assert ended.exit_code == 2
            assert "needs a file" in ended.stderr
    finally:
        os.close(writer)
    assert shown == []
