"""Severities raised and silenced by options and by config files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from command_runs import Ended
from jgn_games import game

Run = Callable[..., Any]
GAME = game("Rg4 *", Date="2026.02.30", Variant="jungle")
USUAL = ["error bad-date", "note variant-alias", "note missing-move-number"]


@pytest.fixture
def validate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, list[str], str]]:
    """Validates the game in a folder of its own: the exit code, findings in short, and the summary."""
    folder = tmp_path / "outer" / "inner"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)

    def run(*arguments: str) -> tuple[int, list[str], str]:
        ended = Ended("validate", "-", "--format", "line", *arguments, stdin=GAME)
        lines = [line.split(": ") for line in ended.out.splitlines()]
        found = [f"{line[1]} {line[-1].rpartition('[')[2].rstrip(']')}" for line in lines]
        return ended.code, found, ended.err

    return run


def test_without_options(validate: Callable[..., Any]) -> None:
    assert validate() == (1, USUAL, "1 game read, 1 faulty; 1 error, 0 warnings, 2 notes\n")


def test_silenced_findings_neither_print_nor_count(validate: Callable[..., Any]) -> None:
    found = ["note missing-move-number"]
    silenced = validate("--ignore", "bad-date,variant-alias")
    assert silenced == (0, found, "1 game read, 0 faulty; 0 errors, 0 warnings, 1 note\n")
    assert validate("--ignore", "bad-date", "--ignore", "variant-alias") == silenced
    assert validate("--strict", "--ignore", "bad-date, variant-alias") == (1, *silenced[1:])
    assert validate("--strict", "--ignore", "bad-date,variant-alias,missing-move-number")[0] == 0


def test_raised_and_lowered_findings_count_as_what_they_are(validate: Callable[..., Any]) -> None:
    code, found, summary = validate("--note", "bad-date", "--warning", "variant-alias")
    assert (code, found) == (0, ["note bad-date", "warning variant-alias", "note missing-move-number"])
    assert summary == "1 game read, 0 faulty; 0 errors, 1 warning, 2 notes\n"
    code, found, summary = validate("--note", "bad-date", "--error", "missing-move-number")
    assert (code, found[2]) == (1, "error missing-move-number")
    assert summary == "1 game read, 1 faulty; 1 error, 0 warnings, 2 notes\n"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("junqi.toml", '[severity]\nbad-date = "ignore"\nvariant-alias = "error"\n'),
        ("junqi.toml", '[tool.junqi.severity]\nbad-date = "ignore"\nvariant-alias = "error"\n'),
        (
            "pyproject.toml",
            '[project]\nname = "x"\n[tool.junqi.severity]\nbad-date = "ignore"\nvariant-alias = "error"\n',
        ),
    ],
)
def test_the_nearest_config_file_counts(name: str, text: str, validate: Callable[..., Any]) -> None:
    Path("..", name).write_text(text, encoding="utf-8")
    assert validate()[:2] == (1, ["error variant-alias", "note missing-move-number"])
    assert validate("--note", "variant-alias")[:2] == (0, USUAL[1:])
    assert validate("--no-config")[1] == USUAL
    Path("pyproject.toml").write_text("[tool.other]\n", encoding="utf-8")  # says nothing, so it is passed over
    assert validate()[1] == ["error variant-alias", "note missing-move-number"]
    Path("junqi.toml").write_text("", encoding="utf-8")
    assert validate()[1] == USUAL
    assert validate("--config", f"../{name}")[1] == ["error variant-alias", "note missing-move-number"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("severity =", "junqi: {file}: it is not TOML: "),
        (f"severity = {'[' * 100_000}", "junqi: {file}: it is nested too deep to be read\n"),
        ("severity = 3", "junqi: {file}: severity is 3; it is a table of codes\n"),
        (
            '[severity]\nbad-dat = "note"',
            "junqi: {file}: severity: 'bad-dat' is not the code of a finding; did you mean bad-date",
        ),
        (
            '[severity]\nbad-date = "grave"',
            "junqi: {file}: severity.bad-date is 'grave'; known are error, warning, note, ignore\n",
        ),
        ("[severity]\nbad-date = 1", "junqi: {file}: severity.bad-date is 1; known are error, warning, note, ignore\n"),
        ("severities = 1", "junqi: {file}: severities means nothing to junqi; known is severity\n"),
        ("[tool]\njunqi = 1", "junqi: {file}: tool.junqi is 1; it is a table\n"),
        (
            '[severity]\ncrlf = "error"\n[tool.junqi.severity]\ncrlf = "note"',
            "junqi: {file}: it says something in tool.junqi and beside it; one of the two is enough\n",
        ),
    ],
)
def test_what_is_wrong_with_a_config_file_is_told(text: str, message: str, validate: Callable[..., Any]) -> None:
    path = Path.cwd() / "junqi.toml"
    path.write_text(text, encoding="utf-8")
    code, found, err = validate()
    assert (code, found) == (2, [])
    assert err.startswith(message.format(file=path))
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--ignore", "bad-dat"), "junqi: --ignore: 'bad-dat' is not the code of a finding; did you mean bad-date"),
        (("--ignore", "crlf", "--error", "crlf"), "junqi: crlf cannot be both --error and --ignore\n"),
        (("--ignore", ""), "junqi: --ignore: '' is not the code of a finding"),
        (("--error", " , "), "junqi: --error: '' is not the code of a finding"),
        (("--config", "nowhere.toml"), "junqi: nowhere.toml: No such file or directory\n"),
    ],
)
def test_misuse(arguments: tuple[str, ...], message: str, validate: Callable[..., Any]) -> None:
    code, found, err = validate(*arguments)
    assert (code, found) == (2, [])
    assert err.startswith(message)


def test_a_config_file_that_is_none_is_told(validate: Callable[..., Any]) -> None:
    Path("junqi.toml").symlink_to("nowhere")
    assert validate()[0::2] == (2, f"junqi: {Path.cwd() / 'junqi.toml'}: No such file or directory\n")
    Path("junqi.toml").unlink()
    Path("junqi.toml").mkdir()
    assert validate()[0::2] == (2, f"junqi: {Path.cwd() / 'junqi.toml'}: Is a directory\n")


def test_a_config_is_either_named_or_not_used(validate: Callable[..., Any]) -> None:
    assert validate("--config", "x.toml", "--no-config")[0] == 2
