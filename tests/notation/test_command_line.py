from pathlib import Path

import typer
from typer.testing import CliRunner

from junqi.notation.command_line import add, opened


def shown(*examples: str) -> str:
    def greet() -> None:
        """Say hello."""

    def leave() -> None:
        """Say goodbye."""

    app = typer.Typer(rich_markup_mode=None)
    add(app, greet, *examples)
    add(app, leave)
    return CliRunner().invoke(app, ["greet", "--help"]).stdout


def test_examples_stand_after_the_options_a_line_each() -> None:
    assert shown("greet Ann", "greet Bob").rstrip().endswith("\n\n  Examples:\n    greet Ann\n    greet Bob")
    assert "Examples" not in shown()


def test_a_file_is_opened_as_bytes(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_bytes(b"\xff\r\n")
    with opened(str(file)) as stream:
        assert stream.read() == b"\xff\r\n"
