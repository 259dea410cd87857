"""How ``junqi stats`` is asked and answers."""

import csv
import gzip
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from jgn_games import game
from junqi.records.statistics.table_name import TableName


def test_text_is_for_people(junqi: Callable[..., Any], snapshot: SnapshotAssertion) -> None:
    ended = junqi("stats", "good.jgn", "faulty.jgn")
    assert str(ended) == snapshot
    assert max(map(len, ended.out.splitlines())) <= 80


def test_every_table_can_be_had_alone(junqi: Callable[..., Any]) -> None:
    everything = json.loads(junqi("stats", "good.jgn", "--format", "json").out)
    assert [*everything] == [name.value for name in TableName]
    for name, rows in everything.items():
        found = csv.DictReader(
            io.StringIO(junqi("stats", "good.jgn", "--format", "csv", "--table", name).out, newline="")
        )
        assert [list(row.values()) for row in found] == [
            ["" if cell is None else str(cell) for cell in row.values()] for row in rows
        ]


def test_all_of_it_as_csv_is_one_table(junqi: Callable[..., Any]) -> None:
    rows = list(csv.DictReader(io.StringIO(junqi("stats", "good.jgn", "--format", "csv").out, newline="")))
    assert [*rows[0]] == ["table", "row", "column", "value"]
    everything = json.loads(junqi("stats", "good.jgn", "--format", "json").out)
    games = {row["player"]: str(row["games"]) for row in everything["players"]}
    assert games == {r["row"]: r["value"] for r in rows if (r["table"], r["column"]) == ("players", "games")}


def test_long_names_are_cut_to_the_width(junqi: Callable[..., Any]) -> None:
    text = game("*", First="A" + "象" * 60, Variant="junqi")
    ended = junqi("stats", "-", "--table", "players", stdin=text.encode())
    line = next(line for line in ended.out.splitlines() if line.startswith("A象"))
    assert ".." in line
    assert len(line) + line.count("象") <= 80


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("command", "done"), [("stats", "1 game counted"), ("tree", "1 game read, 1 in trees")])
def test_what_could_not_be_read_is_told(
    command: str, done: str, jobs: str, junqi: Callable[..., Any], tmp_path: Path
) -> None:
    lines, document = tmp_path / "games.jsonl", tmp_path / "games.json"
    good = junqi("convert", "-", "--to", "jsonl", stdin=game("1. Rg4 *").encode()).out
    lines.write_text(f'{good}{{"tags":\n', encoding="utf-8")
    document.write_text("[[[", encoding="utf-8")
    ended = junqi(command, str(lines), str(document), "--jobs", jobs)
    said = ended.err.splitlines()[-1]
    assert re.fullmatch(f"{done}, [01] with errors, 2 more not readable; 'junqi validate' shows them", said)


@pytest.mark.parametrize("top", ["1", "0"])
def test_people_are_shown_the_first_players(top: str, junqi: Callable[..., Any]) -> None:
    text = "".join(game("*", Second=f"P{n}", Variant="junqi") for n in range(30))
    ended = junqi("stats", "-", "--top", top, stdin=text.encode())
    assert ("Results by player: 1 of 31" in ended.out) == (top == "1")
    assert sum(re.match("(?:Ann|P[0-9]+) ", line) is not None for line in ended.out.splitlines()) == (int(top) or 31)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--memory", "lots"), "a size is written"),
        (("--variant", "chess"), "is not a variant"),
        (("--html", "p.html", "--format", "json"), "--html writes a page of its own"),
        (("--html", "p.html", "-o", "x"), "--html writes a page of its own"),
    ],
)
def test_misuse_is_told_in_one_sentence(options: tuple[str, ...], said: str, junqi: Callable[..., Any]) -> None:
    ended = junqi("stats", "good.jgn", *options)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err and ended.err.count("\n") == 1


def test_an_output_is_new_unless_forced(junqi: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert junqi("stats", "good.jgn", "--format", "json", "-o", str(out)).code == 0
    assert json.loads(out.read_text())
    again = junqi("stats", "good.jgn", "-o", str(out))
    assert (again.code, again.err) == (2, f"junqi: {out} exists already; --force overwrites it\n")
    assert junqi("stats", "good.jgn", "-o", str(out), "--force", "-q").err == ""
    assert out.read_text().startswith("1 game, 3 plies, played 2026.11.30\n")


def test_bytes_that_are_not_utf_8_do_not_spoil_data(junqi: Callable[..., Any], tmp_path: Path) -> None:
    text = game("*", First="A\udcff", Second="B", Variant="junqi").encode("utf-8", "surrogateescape")
    out = tmp_path / "out.json"
    assert junqi("stats", "-", "--format", "json", "-o", str(out), stdin=text).code == 0
    assert {row["player"] for row in json.loads(out.read_bytes())["players"]} == {"A\udcff", "B"}


@pytest.mark.parametrize("command", [("stats",), ("tree",), ("tree", "--layouts")])
def test_files_that_cannot_be_read_are_left_out_and_told(
    command: tuple[str, ...], junqi: Callable[..., Any], tmp_path: Path
) -> None:
    text = Path("good.jgn").read_bytes()
    (tmp_path / "a.jgn").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0")
    (tmp_path / "b.jgn").write_bytes(text)
    (tmp_path / "c.jgn").write_bytes(gzip.compress(text)[:-9])
    ended = junqi(*command, str(tmp_path))
    alone = junqi(*command, str(tmp_path / "b.jgn"))
    assert (ended.code, alone.code) == (2, 0)
    assert ended.err.startswith(alone.err)
    assert f"junqi: {tmp_path / 'a.jgn'}: a binary file" in ended.err
    assert f"{tmp_path / 'c.jgn'}: damaged gzip data" in ended.err
