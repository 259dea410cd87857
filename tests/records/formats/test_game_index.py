"""Games listed without being read, and read one at a time by their place."""

import gzip
from pathlib import Path

import pytest

from junqi.records.formats.game_index import GameFile
from junqi.records.interchange.json_writer import DOCUMENT_HEAD, DOCUMENT_TAIL, json_line
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records

CLUB = Path(__file__).parents[2] / "data" / "replay" / "club.jgn"


def test_the_list_says_who_played_what_and_how_it_ended() -> None:
    entries = list(GameFile(CLUB).entries())
    assert [(e.number, e.first, e.second, e.result, e.variant) for e in entries] == [
        (1, "Ann", "Bob", "1-0", "jungle-1a-white"),
        (2, "Cai Lun", "Bob", "*", "gunki-white"),
        (3, "Dora", "Ann", "*", "junqi"),
        (4, "Eva", "Bob", "*", "junqi"),
        (5, "Ann", "Fred", "0-1", "jungle-1a-white"),
        (6, "Gil", "Hal", "*", "chess"),
    ]
    assert {e.date for e in entries} == {"2026.11.30"}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_a_game_read_alone_is_as_it_is_in_the_whole_file(tmp_path: Path, encoding: str, line_end: str) -> None:
    path = tmp_path / "club.jgn"
    path.write_bytes(CLUB.read_text().replace("\n", line_end).encode(encoding))
    file = GameFile(path)
    with path.open("rb") as stream:
        whole = [read for read in read_records(stream, str(path)) if read.number]
    alone = [file.read(entry) for entry in file.entries()]
    assert alone == whole


def test_a_compressed_file_is_read_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "club.jgn.gz"
    path.write_bytes(gzip.compress(CLUB.read_bytes()))
    file, same = GameFile(path), GameFile(CLUB)
    assert [file.read(entry).record for entry in file.entries()] == [
        same.read(entry).record for entry in same.entries()
    ]
    path.write_bytes(gzip.compress(CLUB.read_bytes())[:-4])
    with pytest.raises(OSError, match="damaged gzip data: it is cut off"):
        list(file.entries())


def test_what_precedes_the_first_game_is_found_with_it(tmp_path: Path) -> None:
    path = tmp_path / "odd.jgn"
    path.write_text("1. Rg4 Ra6 *\n\n" + CLUB.read_text())
    file = GameFile(path)
    entries = list(file.entries())
    found = file.read(entries[0]).findings
    assert [finding.code.value for finding in found] == ["text-before-games"]
    assert file.read(entries[1]).findings == ()


def test_a_player_is_found_by_a_part_of_the_name_whatever_its_case() -> None:
    entries = list(GameFile(CLUB).entries())
    assert [e.number for e in entries if e.has_player("ANN")] == [1, 3, 5]
    assert [e.number for e in entries if e.has_player("cai l")] == [2]
    assert [e.number for e in entries if e.has_player("")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("content", ["", "\n\n", "no game here"])
def test_a_file_without_games_has_no_entries(tmp_path: Path, content: str) -> None:
    path = tmp_path / "none.jgn"
    path.write_text(content)
    assert list(GameFile(path).entries()) == []


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(GameFile(tmp_path / "none.jgn").entries())


def records_of(path: Path) -> list[Record]:
    """The records of the games of a file whose rules are known, the faulty one too."""
    with path.open("rb") as stream:
        return [read.record for read in read_records(stream) if read.record is not None][:5]


def json_text(records: list[Record], form: str) -> str:
    if form == "jsonl":
        return "\n".join(json_line(record) for record in records) + "\n"
    return DOCUMENT_HEAD + ",\n".join(json_line(record) for record in records) + DOCUMENT_TAIL


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_json_is_listed_and_read_as_well(tmp_path: Path, form: str) -> None:
    path = tmp_path / "club.dat"
    records = records_of(CLUB)
    path.write_text(json_text(records, form))
    file = GameFile(path)
    entries = list(file.entries())
    assert [(entry.number, entry.first, entry.variant) for entry in entries][2] == (3, "Dora", "junqi")
    reads = [file.read(entry) for entry in entries]
    assert [read.record for read in reads] == records
    assert [read.number for read in reads] == [1, 2, 3, 4, 5]


def test_a_damaged_line_costs_only_itself_and_names_its_place(tmp_path: Path) -> None:
    path = tmp_path / "club.jsonl"
    lines = json_text(records_of(CLUB), "jsonl").splitlines()
    path.write_text("\n".join([lines[0], "", lines[1][:-20], lines[2]]))
    file = GameFile(path)
    reads = [file.read(entry) for entry in file.entries()]
    assert [read.record is None for read in reads] == [False, True, False]
    assert [(f.code.value, f.game, f.line) for f in reads[1].findings] == [("bad-json", 2, 3)]


def test_a_damaged_document_has_no_game_and_says_why(tmp_path: Path) -> None:
    path = tmp_path / "club.json"
    path.write_text(json_text(records_of(CLUB), "json")[:-30])
    assert list(GameFile(path).entries()) == []
    assert "not JSON" in GameFile(path).why_empty()
