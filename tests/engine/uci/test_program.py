import subprocess
import sys
from pathlib import Path

import pytest

from junqi.engine.uci.errors import ProgramTextError
from junqi.engine.uci.program import Program, built_in, parse_player, parse_program


def test_a_human_is_no_program() -> None:
    assert parse_player("human") is None
    with pytest.raises(ProgramTextError, match="'human' names no player; allowed are 'engine', 'engine:LEVEL'"):
        parse_program("human")


@pytest.mark.parametrize(("text", "level"), [("engine", "10"), ("engine:1", "1"), ("engine:10", "10")])
def test_the_engine_has_a_level(text: str, level: str) -> None:
    program = parse_player(text)
    assert program is not None
    assert (program.name, program.options) == (text, (("Skill Level", level),))
    assert program.command[0] == sys.executable


def test_a_command_is_read_as_in_a_shell() -> None:
    program = parse_program("uci:'my engine' --name \"a b\" c\\ d")
    assert program == Program(("my engine", "--name", "a b", "c d"), (), "uci:'my engine' --name \"a b\" c\\ d")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' names no player; allowed are 'human', 'engine', 'engine:LEVEL' with a level from 1 to 10, or 'uci:C"),
        ("computer", "'computer' names no player"),
        ("Engine", "'Engine' names no player"),
        ("engines:3", "'engines:3' names no player"),
        ("engine:", "'engine:': the level is a whole number from 1 to 10"),
        ("engine:0", "'engine:0': the level is"),
        ("engine:11", "'engine:11': the level is"),
        ("engine:-1", "'engine:-1': the level is"),
        ("engine:3.5", "'engine:3.5': the level is"),
        ("engine:٣", "the level is"),
        ("engine:" + "9" * 5_000, "the level is"),
        ("uci:", "'uci:': a command must follow 'uci:'"),
        ("uci:  ", "a command must follow 'uci:'"),
        ("uci:''", "a command must follow 'uci:'"),
        ("uci:'open", "the command cannot be read (No closing quotation)"),
        ("uci:a\0b", "a command must follow 'uci:'"),
        ("\x1b[2J" * 1_000, "names no player"),
    ],
)
def test_what_names_nobody_is_told(text: str, message: str) -> None:
    with pytest.raises(ProgramTextError) as caught:
        parse_player(text)
    assert message in str(caught.value)
    assert caught.value.text == text
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


def test_the_engine_starts_in_any_folder(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise SystemExit('the wrong module')", encoding="utf-8")
    finished = subprocess.run(
        built_in().command, cwd=tmp_path, input="uci\nquit\n", capture_output=True, text=True, timeout=60, check=True
    )
    assert finished.stdout.splitlines()[-1] == "uciok"
