"""convert, run in this process; how the program ends is tested in ``tests/test_cli.py``."""

import gzip
import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from junqi.records.batches import cutting
from junqi.records.converting.choices import Choices
from junqi.records.converting.format import Holds
from junqi.records.converting.format_name import FormatName
from junqi.records.converting.table import FORMATS
from junqi.records.reading.reader import read_records

Convert = Callable[..., Any]
DATA = Path(__file__).parents[2] / "data" / "records"


@pytest.mark.parametrize("to", ["jgn", "json", "jsonl"])
def test_convert_writes_every_format(to: str, convert: Convert, snapshot: SnapshotAssertion) -> None:
    assert str(convert("faulty.jgn", "good.jgn", "--to", to)) == snapshot


@pytest.mark.parametrize("style", ["san", "lan", "coordinate", "zh"])
def test_convert_writes_every_style(style: str, convert: Convert, snapshot: SnapshotAssertion) -> None:
    ended = convert("faulty.jgn", "good.jgn", "--to", "jgn", "--style", style)
    assert ended.bytes.decode() == snapshot


@pytest.mark.parametrize("to", ["jgn", "json", "jsonl"])
def test_each_format_is_read_back_by_what_it_holds(to: str, convert: Convert) -> None:
    there = convert("faulty.jgn", "--to", to)
    back = convert("-", "--to", "jgn", stdin=there.bytes)
    assert back.bytes == convert("faulty.jgn", "--to", "jgn").bytes


def test_the_deal_is_hidden(convert: Convert) -> None:
    ended = convert("faulty.jgn", "--to", "jgn", "--hide-deal")
    assert "Deal" not in ended.out
    assert "1. b13=E\n; turns up } an Engineer\ne9=e 2. a1=B $2 *\n" in ended.out
    assert not [f for read in read_records(BytesIO(ended.bytes)) for f in read.findings if read.number == 2]


def test_an_output_file_is_new_unless_forced(convert: Convert, tmp_path: Path) -> None:
    out = tmp_path / "out.jgn"
    assert convert("good.jgn", "--to", "jgn", "-o", str(out)).code == 0
    assert out.read_bytes() == (DATA / "good.jgn").read_bytes()
    again = convert("good.jgn", "--to", "json", "-o", str(out))
    assert again.code == 2
    assert again.err == f"junqi: {out} exists already; --force overwrites it\n"
    assert out.read_bytes() == (DATA / "good.jgn").read_bytes()
    forced = convert("good.jgn", "--to", "json", "-o", str(out), "--force")
    assert (forced.code, forced.out) == (0, "")
    assert json.loads(out.read_bytes())["version"] == 1
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_can_be_tidied_in_place(convert: Convert, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    path.write_bytes((DATA / "good.jgn").read_bytes().replace(b"\n", b"\r\n"))
    assert convert(str(path), "--to", "jgn", "-o", str(path), "--force").code == 0
    assert path.read_bytes() == (DATA / "good.jgn").read_bytes()


def test_a_game_that_jgn_cannot_hold_is_refused_and_the_others_written(convert: Convert) -> None:
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
    ended = convert("-", "--to", "jgn", stdin=data)
    assert ended.code == 1
    assert ended.out == '[Event "fine"]\n[Variant "jungle-1a-white"]\n\n*\n\n'
    assert "game 1: not written: the value of the tag Event holds a line break, which JGN cannot hold\n" in ended.err
    assert "game 3: not written: node 0, a ply that the rules do not allow\n" in ended.err
    assert "3 games read, 1 written, 2 faulty" in ended.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nowhere.jgn", "--to", "jgn"), "junqi: nowhere.jgn: No such file or directory\n"),
        (
            ("good.jgn", "--to", "jgn", "-o", "nowhere/out"),
            "junqi: nowhere/out: No such file or directory\n",
        ),
    ],
)
def test_what_cannot_be_opened_is_told_in_one_sentence(
    arguments: tuple[str, ...], message: str, convert: Convert
) -> None:
    ended = convert(*arguments)
    assert (ended.code, ended.out, ended.err) == (2, "", message)


@pytest.mark.parametrize(
    "arguments",
    [
        ("good.jgn",),
        ("good.jgn", "--to", "pgn"),
        ("good.jgn", "--to", "json", "--style", "zh"),
    ],
)
def test_misuse(arguments: tuple[str, ...], convert: Convert) -> None:
    ended = convert(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Traceback" not in ended.err


def test_help_has_examples(convert: Convert) -> None:
    ended = convert("-h")
    assert ended.code == 0
    assert "  junqi convert " in ended.out


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("out.jsonl", b'{"version": 1'),
        ("out.JSON", b'{"format"'),
        ("out.csv", b"game,file,"),
        ("out.zsg", b"Zillions Save Game"),
        ("out.txt", b"Game 1: "),
        ("out.md", b"## Game 1: "),
        ("out.svg", b"<svg "),
        ("out.png", b"\x89PNG"),
        ("out.gif", b"GIF89a"),
        ("out.html", b"<!doctype html>"),
    ],
)
def test_the_name_of_the_output_tells_the_format(name: str, begins: bytes, convert: Convert, tmp_path: Path) -> None:
    assert convert("good.jgn", "-o", str(tmp_path / name)).code == 0
    assert (tmp_path / name).read_bytes().lower().startswith(begins.lower())


def test_the_format_is_told_before_the_suffix_of_a_compression(convert: Convert, tmp_path: Path) -> None:
    assert convert("good.jgn", "-o", str(tmp_path / "out.jsonl.gz")).code == 0
    packed = gzip.decompress((tmp_path / "out.jsonl.gz").read_bytes())
    assert packed == convert("good.jgn", "--to", "jsonl").bytes


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("good.jgn", "-o", "x.pgn"),
            "junqi: x.pgn: its name tells no format; name one with --to, or end the name in .jgn, ",
        ),
        (("good.jgn",), "junqi: no format: name one with --to, or a file with -o whose name tells it\n"),
        (("good.jgn", "--to", "svg", "--seconds", "2"), "junqi: --seconds says nothing for svg: it is for gif\n"),
        (
            ("good.jgn", "--to", "csv", "--ply", "3"),
            "junqi: --ply says nothing for csv: it is for text, markdown, svg, png\n",
        ),
        (
            ("good.jgn", "--to", "text", "--ply", "1-3"),
            "junqi: '1-3' names no plies: it is a number from 0, end, every:N",
        ),
        (
            ("good.jgn", "--to", "svg", "--size", "7"),
            "junqi: a picture of 7 pixels: its longer side may have 120 to 4000\n",
        ),
    ],
)
def test_what_is_asked_for_wrongly_is_told_in_one_sentence(
    arguments: tuple[str, ...], message: str, convert: Convert
) -> None:
    ended = convert(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(message)
    assert ended.err.count("\n") == 1


def test_one_game_of_several_files_is_written(convert: Convert) -> None:
    assert convert("faulty.jgn", "good.jgn", "--game", "3", "--to", "jgn").bytes == (DATA / "good.jgn").read_bytes()
    ended = convert("faulty.jgn", "good.jgn", "--game", "4", "--to", "jgn")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == "junqi: good.jgn has no game 4: its games are 1 to 3\n"


def test_a_format_of_one_game_refuses_several(convert: Convert, tmp_path: Path) -> None:
    ended = convert("faulty.jgn", "good.jgn", "-o", str(tmp_path / "out.svg"))
    assert ended.code == 1
    assert ended.err == (
        "junqi: there are several games or boards to write, and a file of svg holds one: "
        "name a game with --game N, or a new folder for all with -o FOLDER\n"
    )
    assert not list(tmp_path.iterdir())


def test_a_format_of_one_game_writes_a_folder_of_files(convert: Convert, tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    ended = convert("faulty.jgn", "good.jgn", "--to", "svg", "--ply", "0,end", "-o", str(folder))
    assert sorted(path.name for path in folder.iterdir()) == [
        f"game-{game:04}-ply-{ply:03}.svg" for game, last in ((1, 4), (2, 3), (3, 3)) for ply in (0, last)
    ]
    alone = convert("good.jgn", "--to", "svg", "--ply", "0").bytes
    assert (folder / "game-0003-ply-000.svg").read_bytes() == alone
    assert "3 games read, 3 written, 1 faulty" in ended.err
    again = convert("good.jgn", "--to", "svg", "-o", str(folder))
    assert again.code == 2
    assert "exists already; name a folder that is not there yet" in again.err
    assert len(list(folder.iterdir())) == 6


def test_where_nothing_can_be_written_there_is_no_file(convert: Convert, tmp_path: Path) -> None:
    ended = convert("good.jgn", "--ply", "99", "-o", str(tmp_path / "out.svg"))
    assert ended.code == 1
    assert ended.err == (
        "good.jgn: game 1: not written: there is no ply 99: the plies of its main line are 0, the start, to 3\n"
        "junqi: no svg is written: there is no game that it could hold\n"
    )
    assert convert("faulty.jgn", "--game", "2", "--to", "zsg", "-o", str(tmp_path / "folder")).code == 1
    assert not list(tmp_path.iterdir())


def test_what_is_left_out_is_told_in_one_line(convert: Convert) -> None:
    ended = convert("faulty.jgn", "good.jgn", "--to", "csv")
    assert ended.err.splitlines() == [
        "csv: left out 1 variation, 2 comments, 2 annotations, 1 unread text in 2 games",
        "3 games read, 3 written, 1 faulty; 3 errors, 0 warnings, 0 notes; 'junqi validate' shows them",
    ]
    assert convert("faulty.jgn", "--to", "csv", "--quiet").err == ""


def test_refusals_are_told_one_by_one_only_so_far(convert: Convert) -> None:
    line = convert("faulty.jgn", "--game", "2", "--to", "jsonl").bytes
    ended = convert("-", "--to", "zsg", "-o", "nowhere", stdin=line * 130)
    assert ended.code == 1
    lines = ended.err.splitlines()
    assert lines[0] == "game 1: not written: a game of Junqi, for which Zillions has no rules"
    assert lines[100:] == [
        "30 more were not written or not read",
        "junqi: no zsg is written: there is no game that it could hold",
    ]


@pytest.fixture
def many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file of some batches."""
    monkeypatch.setattr(cutting, "SIZE", 1 << 12)
    text = (DATA / "faulty.jgn").read_bytes() + (DATA / "good.jgn").read_bytes()
    (tmp_path / "many.jgn").write_bytes(b"text before all games\n" + text * 20)
    return str(tmp_path / "many.jgn")


@pytest.mark.parametrize("to", ["json", "html"])
def test_any_number_of_processes_writes_the_same(to: str, convert: Convert, many: str) -> None:
    alone, together = (convert(many, "--to", to, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.bytes == together.bytes
    assert alone.err == together.err
    assert "60 games read, 60 written, 20 faulty" in alone.err


@pytest.mark.parametrize("to", ["jgn", "json", "jsonl", "csv", "csv-plies", "text", "markdown", "html"])
def test_it_does_not_matter_where_files_are_cut(
    to: str, convert: Convert, many: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = convert(many, "--to", to)
    monkeypatch.setattr(cutting, "SIZE", 1 << 20)
    whole = convert(many, "--to", to)
    assert (whole.bytes, whole.err) == (cut.bytes, cut.err)


def test_text_before_the_games_of_a_second_file_is_not_written(convert: Convert, tmp_path: Path) -> None:
    path = tmp_path / "late.jgn"
    path.write_bytes(b"{only a comment}\n" + (DATA / "good.jgn").read_bytes())
    ended = convert("good.jgn", str(path), "--to", "jgn")
    assert ended.bytes == (DATA / "good.jgn").read_bytes() * 2
    assert ended.code == 1
    assert f"{path}: game 0: not written: text without tags, which can only stand before the first game" in ended.err


@pytest.mark.parametrize("to", [name.value for name in FormatName])
def test_an_empty_file_has_nothing_to_write(to: str, convert: Convert, tmp_path: Path) -> None:
    (tmp_path / "empty.jgn").write_bytes(b"")
    ended = convert(str(tmp_path / "empty.jgn"), "--to", to)
    form = FORMATS[FormatName(to)]
    frame = form.frame(Choices())
    if form.holds is Holds.ONE:
        assert (ended.code, ended.out) == (1, "")
        assert ended.err == f"junqi: no {to} is written: there is no game that it could hold\n"
    else:
        assert ended.code == 0
        assert (
            ended.err
            == "0 games read, 0 written, 0 faulty; 0 errors, 1 warning, 0 notes; 'junqi validate' shows them\n"
        )
        assert "No games" in ended.out if to == "html" else ended.bytes.decode() == frame.head + frame.tail


def test_a_page_has_room_for_so_many_games(convert: Convert, tmp_path: Path) -> None:
    (tmp_path / "many.jgn").write_bytes((DATA / "good.jgn").read_bytes() * 501)
    ended = convert(str(tmp_path / "many.jgn"), "-o", str(tmp_path / "page.html"))
    assert ended.code == 1
    assert ended.err.startswith("junqi: more than 500 games, which is what one html file holds: ")
    assert not (tmp_path / "page.html").exists()


def test_pictures_are_not_written_to_a_terminal(convert: Convert, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("junqi.records.converting.conversion.is_data_shown", lambda output: output is None)
    ended = convert("good.jgn", "--to", "png")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == "junqi: png is no text, so it is not written to a terminal: name a file with -o OUT.png\n"
    assert convert("good.jgn", "--to", "svg").code == 0
