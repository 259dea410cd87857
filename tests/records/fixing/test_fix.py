"""fix, run in this process: where the games go, what is told, encodings, misuse."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jgn_games import game
from junqi.records.batches import cutting

Run = Callable[..., Any]
DATA = Path(__file__).parents[2] / "data" / "records"
GOOD = game("1. Rg4  Ra6 {as   it was written} *")
BAD = game("1. Rxg4 Ra6 3. Rg5 *")
MENDED = game("1. Rg4 Ra6 2. Rg5 *")
HOPELESS = game("1. Rg7 *")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.jgn"
    path.write_text(GOOD + BAD + GOOD, encoding="utf-8")
    return path


def test_games_go_to_standard_output_and_changes_to_standard_error(junqi: Run, path: Path) -> None:
    ended = junqi("fix", str(path))
    assert (ended.code, ended.out) == (0, GOOD + MENDED + GOOD)
    assert ended.err == (
        f"{path}:21:4: error: Rxg4: 'x', but nothing is captured on g4; was 'Rxg4', now 'Rg4' [wrong-capture-mark]\n"
        "    1. Rxg4 Ra6 3. Rg5 *\n"
        "       ^\n"
        f"{path}:21:13: warning: move number 3.: the next move is 2.; was '3.', now '2.' [wrong-move-number]\n"
        "    1. Rxg4 Ra6 3. Rg5 *\n"
        "                ^\n"
        "3 games read, 1 mended; 2 changes; left: 0 errors, 0 warnings, 0 notes\n"
    )
    assert path.read_text(encoding="utf-8") == GOOD + BAD + GOOD


def test_standard_input_is_mended(junqi: Run) -> None:
    ended = junqi("fix", "-", "--quiet", "--max-findings", "0", stdin=BAD.encode())
    assert (ended.code, ended.out, ended.err) == (0, MENDED, "")


def test_an_output_file_is_new_unless_forced(junqi: Run, path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jgn"
    ended = junqi("fix", str(path), "-o", str(out), "--format", "line")
    assert (ended.code, out.read_text(encoding="utf-8")) == (0, GOOD + MENDED + GOOD)
    assert ended.out.count("\n") == 2
    again = junqi("fix", str(path), "-o", str(out))
    assert (again.code, again.err) == (2, f"junqi: {out} exists already; --force overwrites it\n")
    assert junqi("fix", str(path), "-o", str(out), "--force").code == 0


def test_check_writes_nothing_and_fails_if_anything_would_change(junqi: Run, path: Path) -> None:
    before = path.read_bytes()
    ended = junqi("fix", "--check", str(path), "--format", "json")
    assert ended.code == 1
    assert [change["code"] for change in json.loads(ended.out)] == ["wrong-capture-mark", "wrong-move-number"]
    assert ended.err == "3 games read, 1 to be mended; 2 changes; left: 0 errors, 0 warnings, 0 notes\n"
    assert path.read_bytes() == before
    assert junqi("fix", "--in-place", str(path)).code == 0
    assert junqi("fix", "--check", str(path)).code == 0


def test_in_place_keeps_permissions_and_leaves_good_files_alone(junqi: Run, path: Path, tmp_path: Path) -> None:
    good = tmp_path / "good.jgn"
    good.write_text(GOOD, encoding="utf-8")
    path.chmod(0o640)
    before = good.stat()
    ended = junqi("fix", "--in-place", str(tmp_path))
    assert ended.code == 0
    assert path.read_text(encoding="utf-8") == GOOD + MENDED + GOOD
    assert path.stat().st_mode & 0o777 == 0o640
    assert (good.stat().st_ino, good.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert sorted(tmp_path.iterdir()) == sorted([good, path])
    assert "4 games read, 1 mended; 2 changes" in ended.err


def test_errors_that_are_left_fail(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    path.write_text(BAD + HOPELESS, encoding="utf-8")
    ended = junqi("fix", "--in-place", str(path))
    assert ended.code == 1
    assert "left: 1 error, 0 warnings, 0 notes" in ended.err
    assert path.read_text(encoding="utf-8") == MENDED + HOPELESS


def test_compressed_files_stay_compressed(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn.gz"
    path.write_bytes(gzip.compress(BAD.encode()))
    assert junqi("fix", "--in-place", str(path)).code == 0
    assert gzip.decompress(path.read_bytes()).decode() == MENDED


def test_files_of_other_formats_are_passed_over_or_refused(junqi: Run, path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"version": 1, "result": "*"}\n', encoding="utf-8")
    ended = junqi("fix", "--in-place", str(tmp_path))
    assert ended.code == 0
    assert f"{other}: only JGN is mended; 'junqi convert' writes it; left as it is\n" in ended.err
    assert other.read_text(encoding="utf-8") == '{"version": 1, "result": "*"}\n'
    assert path.read_text(encoding="utf-8") == GOOD + MENDED + GOOD
    alone = junqi("fix", str(other))
    assert (alone.code, alone.out) == (2, "")
    assert alone.err == f"junqi: {other}: only JGN is mended; 'junqi convert' writes it\n"


def test_several_processes_mend_the_same(junqi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "SIZE", 1000)
    path = tmp_path / "games.jgn"
    path.write_text((GOOD + BAD + HOPELESS) * 12, encoding="utf-8")
    alone = junqi("fix", str(path))
    assert alone.out == (GOOD + MENDED + HOPELESS) * 12
    assert str(junqi("fix", str(path), "--jobs", "2")) == str(alone)


@pytest.mark.parametrize("data", [b"", b"\n\n"])
def test_a_file_without_games(data: bytes, junqi: Run) -> None:
    ended = junqi("fix", "-", stdin=data)
    assert (ended.code, ended.bytes) == (0, data)
    assert ended.err == "0 games read, 0 mended; 0 changes; left: 0 errors, 1 warning, 0 notes\n"


@pytest.mark.parametrize(
    ("encoding", "first"),
    [
        ("gb18030", "王小明"),
        ("big5", "王小明"),
        ("latin-1", "Zoé"),
        ("utf-16", "王小明"),
        ("utf-16-be", "Ann"),
        ("utf-32", "王小明"),
        ("hz", "王小明"),
        ("cp037", "Ann"),
    ],
)
def test_a_declared_encoding(encoding: str, first: str, junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    wanted = game("1. Rg4 *", First=first) * 2
    path.write_bytes(wanted.encode(encoding))
    ended = junqi("fix", "--in-place", str(path), "--from-encoding", encoding, "--format", "line")
    assert (ended.code, path.read_text(encoding="utf-8")) == (0, wanted)
    assert ended.out.count("\n") == 1
    assert f"{path}:1:1: error: the file is utf-16" in ended.out or "; now UTF-8 [not-utf-8]" in ended.out
    again = junqi("fix", "--in-place", str(path), "--from-encoding", encoding)
    assert (again.code, again.out) == (0, "")
    assert path.read_text(encoding="utf-8") == wanted


def test_utf_16_needs_no_declaration(junqi: Run) -> None:
    ended = junqi("fix", "-", "--format", "line", stdin=BAD.encode("utf-16"))
    assert (ended.code, ended.out) == (0, MENDED)
    assert ended.err.splitlines()[2] == "-:1:1: error: the file is utf-16, not UTF-8; now UTF-8 [utf-16]"


def test_without_a_declaration_odd_bytes_stay(junqi: Run) -> None:
    data = game("1. Rxg4 {tr\u00e8s bien} *").encode("latin-1")
    ended = junqi("fix", "-", stdin=data)
    assert (ended.code, ended.bytes) == (1, data.replace(b"Rxg4", b"Rg4"))


def test_bytes_that_the_encoding_does_not_have_are_refused_with_their_place(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jgn"
    data = game("1. Rg4 {\u00ff} *").encode("latin-1")
    path.write_bytes(data)
    ended = junqi("fix", "--in-place", str(path), "--from-encoding", "ascii")
    assert ended.code == 1
    assert ended.err == f"junqi: {path}: the bytes ff at byte offset {data.index(0xFF)} (line 10) are not ascii\n"
    assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["klingon", "base64", "rot13", ""])
def test_an_unknown_encoding(name: str, junqi: Run, path: Path) -> None:
    ended = junqi("fix", str(path), "--from-encoding", name)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"junqi: {name!r} is not an encoding of text that Python knows")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("good.jgn", "faulty.jgn"),
        ("good.jgn", "faulty.jgn", "-o", "nowhere.jgn"),
        ("good.jgn", "--check", "--in-place"),
        ("good.jgn", "--check", "-o", "nowhere.jgn"),
        ("-", "--in-place"),
        ("nowhere.jgn",),
    ],
)
def test_misuse(arguments: tuple[str, ...], junqi: Run) -> None:
    ended = junqi("fix", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Traceback" not in ended.err
    assert not (DATA / "nowhere.jgn").exists()


def test_a_binary_file_is_refused(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0")
    ended = junqi("fix", "--in-place", str(path))
    assert (ended.code, ended.err) == (2, f"junqi: {path}: a binary file, not a file of games\n")


def test_among_many_files_those_that_cannot_be_read_are_left_and_told(junqi: Run, path: Path, tmp_path: Path) -> None:
    good, bad = (
        path.read_bytes(),
        {
            "a.jgn": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0",
            "b.jgn": gzip.compress(BAD.encode() * 9999)[:-9],
            "h.jgn": game("1. Rxg4 {\u00ff} *").encode("latin-1"),
        },
    )
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
    names = sorted([*bad, path.name])
    for options in (("--check",), ("--in-place",)):
        ended = junqi("fix", *options, str(tmp_path), "--from-encoding", "ascii", "-q", "--max-findings", "0")
        assert ended.code == 2
        assert all(str(tmp_path / name) in ended.err for name in bad), ended.err
        assert ended.err.count("\n") == 1
        assert {name: (tmp_path / name).read_bytes() for name in bad} == bad
        assert sorted(found.name for found in tmp_path.iterdir()) == names
        assert (path.read_bytes() == good) == (options == ("--check",))
    assert path.read_text(encoding="utf-8") == GOOD + MENDED + GOOD


NESTED = "1. Cb3 {Unclosed Cf7 2. Rg4 $6 {Leaves the den} (2. Wd3 Rb7 3. Wd4) 2... Eg6 *"


def test_numbers_after_a_comment_that_may_have_swallowed_moves_stay(junqi: Run) -> None:
    ended = junqi("fix", "-", "--max-findings", "0", stdin=game(NESTED).encode())
    assert "(2. Wd3 Rb7 3. Wd4) 2... Eg6" in ended.out
    other = junqi("fix", "-", "--max-findings", "0", stdin=game(NESTED.replace("{Leaves", "Leaves")).encode())
    assert "(1. Wd3 Rb7 2. Wd4) 1... Eg6" in other.out
