"""How the program starts and ends, run as users run it."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import junqi.cli
from junqi.core.errors import IllegalActionError, JunqiError

COMMANDS = (
    "play",
    "replay",
    "engine",
    "match",
    "analyze",
    "validate",
    "convert",
    "explain",
    "filter",
    "fix",
    "variants",
    "rules",
    "moves",
    "perft",
    "conformance",
    "merge",
    "split",
    "dedupe",
    "sort",
    "stats",
    "tree",
)
JUNQI = [sys.executable, "-m", "junqi"]
GOOD = Path(__file__).parent / "data" / "records" / "good.jgn"


def run(*arguments: str | bytes, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    command: list[str | bytes] = [*JUNQI, *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, env=os.environ | environment, timeout=60, check=False
    )


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_names_every_command(option: str) -> None:
    ended = run(option)
    assert (ended.returncode, ended.stderr) == (0, b"")
    listed = ended.stdout.decode().partition("Commands:\n")[2].splitlines()
    assert sorted(line.split()[0] for line in listed if line.strip()) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_every_command_has_help_with_examples(command: str, option: str) -> None:
    ended = CliRunner().invoke(junqi.cli.build(), [command, option])
    assert (ended.exit_code, ended.stderr) == (0, "")
    assert ended.stdout.startswith(f"Usage: junqi {command} ")
    assert f"\n  Examples:\n    junqi {command}" in ended.stdout


def test_version() -> None:
    ended = run("--version")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.startswith(b"junqi ")


def test_without_a_terminal_the_app_says_so() -> None:
    ended = run()
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.startswith(b"junqi: the app needs a terminal;")
    assert ended.stderr.count(b"\n") == 1


def test_a_terminal_for_output_alone_is_not_enough() -> None:
    # Standard output is a terminal, standard input is not.
    controller, terminal = pty.openpty()
    try:
        ended = subprocess.run(
            JUNQI, stdin=subprocess.DEVNULL, stdout=terminal, stderr=subprocess.PIPE, timeout=60, check=False
        )
    finally:
        os.close(terminal)
        os.close(controller)
    assert ended.returncode == 2
    assert b"needs a terminal" in ended.stderr


def test_the_command_line_loads_nothing_heavy() -> None:
    # What Typer loads for itself is its own affair.
    program = (
        "import sys, typer; own = set(sys.modules); import junqi.cli; junqi.cli.build(); print(*set(sys.modules) - own)"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"textual", "rich", "attr", "attrs", "json", "junqi.core.rules", "junqi.core.registry", "platformdirs"}
    assert heavy.isdisjoint(loaded)


def test_a_closed_pipe_ends_quietly() -> None:
    # The reader is gone before the first byte is written.
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended = subprocess.run(
            [*JUNQI, "rules", "junqi"], stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
        )
    finally:
        os.close(writer)
    assert (ended.returncode, ended.stderr) == (junqi.cli.CLOSED_PIPE, b"")


@pytest.mark.parametrize("closed", [">&-", "<&- 2>&-"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "junqi"),
        ("convert", str(GOOD), "--to", "json"),
        ("replay", str(GOOD), "--plain"),
        ("play", "jungle", "--plain"),
        ("--help",),
    ],
)
def test_closed_standard_streams_are_no_error(arguments: tuple[str, ...], closed: str, tmp_path: Path) -> None:
    command = ["sh", "-c", f'exec "$0" -m junqi "$@" {closed}', sys.executable, *arguments]
    environment = os.environ | {"JUNQI_DATA_DIR": str(tmp_path)}
    ended = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, env=environment, check=False)
    assert ended.returncode == 0
    assert b"rror" not in ended.stderr.replace(b"0 errors", b"")


def test_a_closed_standard_input_holds_no_cases() -> None:
    command = ["sh", "-c", 'exec "$0" -m junqi conformance - <&-', sys.executable]
    ended = subprocess.run(command, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (2, b"0 cases, 0 disagree\njunqi: -: no cases in it\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("argument", ["variants", "--help", "--version"])
def test_a_full_disk_is_told_in_one_sentence(argument: str) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run([*JUNQI, argument], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (2, b"junqi: No space left on device\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [("validate", str(GOOD)), ("rules", "chess"), ("nonsense",)])
def test_where_errors_cannot_be_told_the_exit_code_is_misuse(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run([*JUNQI, *arguments], stdout=subprocess.PIPE, stderr=full, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, b"")


def test_an_encoding_without_hanzi_gets_ascii() -> None:
    ended = run("rules", "jungle", PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.isascii()
    assert b"\\u" not in ended.stdout
    listed = run("moves", "jungle", "--style", "zh", PYTHONIOENCODING="ascii")
    assert (listed.returncode, listed.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_odd_bytes_that_are_typed_are_no_moves_but_can_be_file_names(encoding: str, tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff.jgn"
    lines = b"\xe9\xbc\xa0g3-g4\n\xff\nRg4\nsave " + path + b"\n"
    ended = run("play", "jungle", "--plain", stdin=lines, PYTHONIOENCODING=encoding, JUNQI_DATA_DIR=str(tmp_path))
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"is not a move" in ended.stdout
    assert Path(os.fsdecode(path)).read_text().endswith("*\n\n")


@pytest.mark.parametrize(
    "arguments",
    [
        (b"moves", b"\xff\xfe"),
        (b"moves", b"jungle", b"--position", b"\xff"),
        (b"rules", "鼠".encode()),
        (b"conformance", b"\xff"),
        (b"conformance", b"x" * 5_000),
        (b"conformance", b"\x1b[2J\n"),
        (b"perft", b"jungle", b"9" * 5_000),
        (b"moves", b"jungle", b"--position", b"7/" * 50_000),
        (b"moves", b"jungle", b"--position", b"\x1b[31m/7/7/7/7/7/7/7/7 w"),
        (b"moves", b"jungle", b"--position", b"7/7/7/7/7/7/7/7/7 w - - " + b"9" * 5_000),
        (b"\xff",),
        (b"",),
        (b"--nonsense",),
    ],
)
def test_odd_arguments_are_misuse_and_never_a_traceback(arguments: tuple[bytes, ...]) -> None:
    ended = run(*arguments)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr
    assert b"Traceback" not in ended.stderr
    assert b"\x1b" not in ended.stderr


@pytest.mark.parametrize("content", [b"\x00", b"\xff\xfe{\x00}\x00", b"[" * 100_000, b'"\\ud800"', b"\r\r\r{"])
def test_odd_files_are_findings_and_never_a_traceback(content: bytes) -> None:
    ended = run("conformance", "-", stdin=content)
    assert ended.returncode == 1
    assert ended.stdout.startswith(b"-:1: ")
    assert ended.stderr == b"1 case, 1 disagree\n"


def _raise(error: BaseException) -> Callable[[], None]:
    def command() -> None:
        """Fail."""
        raise error

    return command


def ended_by(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> object:
    """The exit code of a program whose only command raises an error."""

    def register(app: typer.Typer) -> None:
        app.command("fail")(_raise(error))

    monkeypatch.setattr(junqi.cli, "register_notation", register)
    monkeypatch.setattr(sys, "argv", ["junqi", "fail"])
    with pytest.raises(SystemExit) as ended:
        junqi.cli.main()
    return ended.value.code


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (JunqiError("it is so"), 2, "junqi: it is so\n"),
        (IllegalActionError("a1"), 1, "junqi: a1 is not legal here\n"),
        (FileNotFoundError(2, "No such file or directory", "x.jgn"), 2, "junqi: x.jgn: No such file or directory\n"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 141, ""),
    ],
)
def test_errors_have_exit_codes(
    error: BaseException,
    code: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ended_by(error, monkeypatch) == code
    assert capsys.readouterr().err == message


def test_a_bug_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert ended_by(KeyError("x"), monkeypatch) == junqi.cli.BUG
    told = capsys.readouterr().err
    assert told.startswith("junqi: internal error, please report it: KeyError('x') (command, line ")
    assert told.count("\n") == 1
