"""convert, run in this process; how the program ends is tested in ``tests/test_cli.py``."""

import json
from io import BytesIO
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from typer.testing import CliRunner

from junqi.cli import build
from junqi.records.reader import read_records

DATA = Path(__file__).parents[1] / "data" / "records"


class Ended:
    """How a command ended, run where the data files are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *arguments: str, stdin: bytes | None = None) -> None:
        monkeypatch.chdir(DATA)
        result = CliRunner().invoke(build(), arguments, input=stdin)
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr
        self.bytes = result.stdout_bytes

    def __str__(self) -> str:
        return f"exit code {self.code}\n--- stdout\n{self.out}--- stderr\n{self.err}"


@pytest.mark.parametrize("to", ["jgn", "json", "jsonl"])
def test_convert_writes_every_format(to: str, monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion) -> None:
    assert str(Ended(monkeypatch, "convert", "faulty.jgn", "good.jgn", "--to", to)) == snapshot


@pytest.mark.parametrize("style", ["san", "lan", "coordinate", "zh"])
def test_convert_writes_every_style(style: str, monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion) -> None:
    ended = Ended(monkeypatch, "convert", "faulty.jgn", "good.jgn", "--to", "jgn", "--style", style)
    assert ended.bytes.decode() == snapshot


@pytest.mark.parametrize("to", ["jgn", "json", "jsonl"])
def test_each_format_is_read_back_by_what_it_holds(to: str, monkeypatch: pytest.MonkeyPatch) -> None:
    there = Ended(monkeypatch, "convert", "faulty.jgn", "--to", to)
    back = Ended(monkeypatch, "convert", "-", "--to", "jgn", stdin=there.bytes)
    assert back.bytes == Ended(monkeypatch, "convert", "faulty.jgn", "--to", "jgn").bytes


def test_the_deal_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch, "convert", "faulty.jgn", "--to", "jgn", "--hide-deal")
    assert "Deal" not in ended.out
    assert "1. b13=E\n; turns up } an Engineer\ne9=e 2. a1=B $2 *\n" in ended.out
    assert not [f for read in read_records(BytesIO(ended.bytes)) for f in read.findings if read.number == 2]


def test_an_output_file_is_new_unless_forced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "out.jgn"
    assert Ended(monkeypatch, "convert", "good.jgn", "--to", "jgn", "-o", str(out)).code == 0
    assert out.read_bytes() == (DATA / "good.jgn").read_bytes()
    again = Ended(monkeypatch, "convert", "good.jgn", "--to", "json", "-o", str(out))
    assert again.code == 2
    assert again.err == f"junqi: {out} exists already; --force overwrites it\n"
    assert out.read_bytes() == (DATA / "good.jgn").read_bytes()
    forced = Ended(monkeypatch, "convert", "good.jgn", "--to", "json", "-o", str(out), "--force")
    assert (forced.code, forced.out) == (0, "")
    assert json.loads(out.read_bytes())["version"] == 1
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_can_be_tidied_in_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    path.write_bytes((DATA / "good.jgn").read_bytes().replace(b"\n", b"\r\n"))
    assert Ended(monkeypatch, "convert", str(path), "--to", "jgn", "-o", str(path), "--force").code == 0
    assert path.read_bytes() == (DATA / "good.jgn").read_bytes()


def test_a_game_that_jgn_cannot_hold_is_refused_and_the_others_written(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        {"version": 1, "tags": [["Event", "two\nlines"]], "result": "*"},
        {"version": 1, "tags": [["Event", "fine"], ["Variant", "jungle-1a-white"]], "result": "*"},
        {
            "version": 1,
            "tags": [["Variant", "jungle-1a-white"]],
            "nodes": [{"parent": -1, "move": "a1a9"}],
            "result": "*",
        },
    ]
    data = "\n".join(map(json.dumps, lines)).encode()
    ended = Ended(monkeypatch, "convert", "-", "--to", "jgn", stdin=data)
    assert ended.code == 1
    assert ended.out == '[Event "fine"]\n[Variant "jungle-1a-white"]\n\n*\n\n'
    assert "game 1: not written: the value of the tag Event holds a line break, which JGN cannot hold\n" in ended.err
    assert "game 3: not written: node 0, a ply that the rules do not allow\n" in ended.err
    assert "3 games read, 1 written, 2 faulty" in ended.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("convert", "nowhere.jgn", "--to", "jgn"), "junqi: nowhere.jgn: No such file or directory\n"),
        (
            ("convert", "good.jgn", "--to", "jgn", "-o", "nowhere/out"),
            "junqi: nowhere/out: No such file or directory\n",
        ),
    ],
)
def test_what_cannot_be_opened_is_told_in_one_sentence(
    arguments: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Ended(monkeypatch, *arguments)
    assert (ended.code, ended.out, ended.err) == (2, "", message)


@pytest.mark.parametrize(
    "arguments",
    [
        ("convert", "good.jgn"),
        ("convert", "good.jgn", "--to", "pgn"),
        ("convert", "good.jgn", "--to", "json", "--style", "zh"),
    ],
)
def test_misuse(arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch, *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Traceback" not in ended.err


@pytest.mark.parametrize("command", ["convert"])
def test_help_has_examples(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = Ended(monkeypatch, command, "-h")
    assert ended.code == 0
    assert f"  junqi {command} " in ended.out
