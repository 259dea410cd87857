"""``junqi filter`` from outside: what it writes where, what it tells, and how it ends."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import jgn_games
from junqi.records.interchange.json_writer import DOCUMENT_HEAD, DOCUMENT_TAIL, json_line
from junqi.records.reading.reader import read_records

Run = Callable[..., Any]


def game(name: str, moves: str = "1. Rg4 Ra6", result: str = "1-0") -> str:
    return jgn_games.game(f"{moves} {result}", First=name, Result=result)


GAMES = [game("Ann"), game("Cy", "1. Rg4   {odd  blanks} Ra6"), game("Ann", "1. Rg9"), game("Dora", result="0-1")]
FILE = "".join(GAMES).encode()


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.jgn"
    path.write_bytes(FILE)
    return path


def test_games_are_written_tidied_or_as_they_stand(junqi: Run, club: Path) -> None:
    tidied = junqi("filter", str(club), "--tag", "First=Cy")
    assert (tidied.code, tidied.out, tidied.err) == (
        0,
        GAMES[1].replace("Rg4   {odd  blanks} Ra6", "Rg4 {odd blanks} Ra6"),
        "1 of 4 games\n",
    )
    raw = junqi("filter", str(club), "--tag", "First=Cy", "--raw", "--quiet")
    assert (raw.code, raw.out, raw.err) == (0, GAMES[1], "")


def test_a_game_with_an_error_is_written_with_what_was_not_understood(junqi: Run, club: Path) -> None:
    ended = junqi("filter", str(club), "--faulty")
    assert (ended.code, ended.out, ended.err) == (0, GAMES[2].replace("Rg9 ", "Rg9\n"), "1 of 4 games\n")


def test_all_games_raw_are_the_file(junqi: Run, club: Path) -> None:
    assert junqi("filter", str(club), "--raw").bytes == FILE
    assert junqi("filter", str(club), "--not", "--raw").bytes == b""


def test_only_the_number_is_printed(junqi: Run, club: Path) -> None:
    ended = junqi("filter", str(club), str(club), "--valid", "--count")
    assert (ended.code, ended.out, ended.err) == (0, "6\n", "")


@pytest.mark.parametrize(("limit", "said"), [("0", "0 of 0 games\n"), ("1", "1 of 1 game\n"), ("2", "2 of 3 games\n")])
def test_a_limit_ends_reading(junqi: Run, club: Path, limit: str, said: str) -> None:
    ended = junqi("filter", str(club), "--player", "Ann", "--limit", limit, "--raw")
    assert (ended.code, ended.out, ended.err) == (0, "".join([GAMES[0], GAMES[2]][: int(limit)]), said)


def test_nothing_taken_is_no_failure(junqi: Run, club: Path, tmp_path: Path) -> None:
    out = tmp_path / "none.jgn"
    ended = junqi("filter", str(club), "--player", "Nobody", "-o", str(out))
    assert (ended.code, ended.err, out.read_bytes()) == (0, "0 of 4 games\n", b"")


def test_an_existing_file_is_replaced_only_if_told(junqi: Run, club: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jgn"
    out.write_text("mine")
    ended = junqi("filter", str(club), "--raw", "-o", str(out))
    assert (ended.code, out.read_text()) == (2, "mine")
    assert "exists already; --force overwrites it" in ended.err
    assert junqi("filter", str(club), "--raw", "--force", "-o", str(out)).code == 0
    assert out.read_bytes() == FILE


def test_several_processes_write_the_same(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "many.jgn"
    path.write_bytes(FILE * 3000)  # more than one batch
    one, two = (
        junqi("filter", str(path), "--player", "Ann", "--raw", "--limit", "5000", "--jobs", jobs) for jobs in "12"
    )
    assert (one.code, one.bytes, one.err) == (two.code, two.bytes, two.err)
    assert one.bytes == ((GAMES[0] + GAMES[2]) * 2500).encode()


@pytest.mark.parametrize("end", ["", "\n", "\r\n", "\r", "\n\n"])
@pytest.mark.parametrize(
    "last", ['[First "Ann"]', '[First "Ann"]\n\n1. Rg4 *', '\ufeff[First "Ann"]', GAMES[0].rstrip()]
)
def test_games_of_several_files_stay_apart(junqi: Run, tmp_path: Path, last: str, end: str) -> None:
    paths = [tmp_path / f"{name}.jgn" for name in "ab"]
    for path in paths:
        path.write_bytes((last + end).encode())
    out = tmp_path / "out.jgn"
    assert junqi("filter", *map(str, paths), "--raw", "-o", str(out)).code == 0
    data = out.read_bytes()
    assert data.startswith((last + end).encode()) and data.endswith((last + end).encode())
    with out.open("rb") as stream:
        assert [read.number for read in read_records(stream) if read.record is not None] == [1, 2]


def test_text_before_the_first_game_is_left_out_and_told(junqi: Run, club: Path) -> None:
    club.write_bytes(b"% notes of the club\n\n" + FILE)
    ended = junqi("filter", str(club), "--raw", "--player", "Cy")
    assert (ended.code, ended.out) == (0, GAMES[1])
    assert ended.err == f"{club}: the text before the first game is left out\n1 of 4 games\n"


def test_standard_input_and_compressed_files_are_read(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.jgn.gz"
    path.write_bytes(gzip.compress(FILE))
    assert junqi("filter", str(path), "-", "--raw", stdin=FILE).bytes == FILE + FILE


@pytest.mark.parametrize("content", [b"", b"\n\n", b"no game\n"])
@pytest.mark.parametrize("options", [(), ("--raw",), ("--not", "--player", "Ann")])
def test_a_file_without_games_has_none(junqi: Run, tmp_path: Path, content: bytes, options: tuple[str, ...]) -> None:
    path = tmp_path / "none.jgn"
    path.write_bytes(content)
    ended = junqi("filter", str(path), *options)
    assert (ended.code, ended.out) == (0, "")
    assert ended.err.endswith("0 of 0 games\n")


@pytest.fixture
def lines(club: Path) -> list[str]:
    """The games as JSON Lines."""
    with club.open("rb") as stream:
        return [json_line(read.record) + "\n" for read in read_records(stream) if read.record is not None]


def test_json_lines_stay_as_they_are(junqi: Run, club: Path, lines: list[str]) -> None:
    odd = lines[0].replace(", ", ",  ", 1)
    club.write_text(f"\n{odd}{lines[1]}no json\n{lines[3].rstrip()}")
    ended = junqi("filter", str(club), "--raw")
    assert (ended.code, ended.out, ended.err) == (0, f"{odd}{lines[1]}no json\n{lines[3]}", "4 of 4 games\n")
    assert junqi("filter", str(club), "--player", "Ann").out == GAMES[0]
    ended = junqi("filter", str(club))
    assert (ended.code, ended.out.count("[Event")) == (1, 3)
    assert "game 3: not written: not JSON" in ended.err and "4 of 4 games; 1 could not be written" in ended.err


def test_a_json_document_is_filtered_but_not_raw(junqi: Run, club: Path, lines: list[str]) -> None:
    club.write_text(DOCUMENT_HEAD + ",".join(lines) + DOCUMENT_TAIL)
    assert junqi("filter", str(club), "--player", "Dora").out == GAMES[3]
    ended = junqi("filter", str(club), "--player", "Dora", "--raw")
    assert ended.code == 1 and "its games cannot stand alone as they are" in ended.err and "--raw" in ended.err
    club.write_text(DOCUMENT_HEAD + ",".join(lines))
    ended = junqi("filter", str(club))
    assert ended.code == 1 and "not JSON" in ended.err


def test_what_cannot_stay_as_it_is_is_refused_raw(junqi: Run, club: Path, tmp_path: Path, lines: list[str]) -> None:
    utf_16, other, out = tmp_path / "utf_16.jgn", tmp_path / "other.jsonl", tmp_path / "out"
    utf_16.write_bytes(FILE.decode().encode("utf-16"))
    other.write_text("".join(lines))
    assert junqi("filter", str(utf_16), "--player", "Dora").out == GAMES[3]
    for files, why in (([utf_16], "the file is UTF-16"), ([club, other], "they cannot stand in one file as they are")):
        ended = junqi("filter", *map(str, files), "--raw", "-o", str(out))
        assert (ended.code, out.exists()) == (1, False)
        assert why in ended.err and ended.err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--tag", "First"), "a condition on a tag is its name"),
        (("--tag", "First~=("), "not a regular expression"),
        (("--variant", "chess"), "'chess' is not a variant"),
        (("--result", "2-0"), "'2-0' is no result"),
        (("--finding", "bad-luck"), "'bad-luck' is not the code of a finding"),
        (("--plies", "few"), "no number of plies"),
        (("--valid", "--faulty"), "no game has an error and none"),
        (("--count", "-o", "out.jgn", "--force"), "a number is printed and no game written"),
        (("--limit", "-1"), "--limit"),
        (("--jobs", "0"), "--jobs"),
        (("--jobs", "9" * 30), "--jobs"),
    ],
)
def test_misuse_is_told_in_a_sentence(junqi: Run, club: Path, options: tuple[str, ...], said: str) -> None:
    ended = junqi("filter", str(club), *options)
    assert ended.out == "" and "Traceback" not in ended.err
    assert said in ended.err
    assert ended.code == 2
