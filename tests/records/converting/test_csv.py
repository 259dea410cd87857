"""CSV of games and of plies, as a reader of RFC 4180 reads them back."""

import csv
import io
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jgn_games import LAYOUT, LAYOUT_TAGS, TAGS
from junqi.records.converting.cells import is_formula, row_text
from junqi.records.converting.choices import Choices
from junqi.records.converting.csv_games import CSV_GAMES_FORMAT
from junqi.records.converting.csv_plies import CSV_PLIES_FORMAT
from junqi.records.converting.format import Format, Numbered
from junqi.records.reading.reader import read_records

Rows = list[dict[str, str]]


def rows(form: Format, data: bytes, *, spreadsheet: bool = False) -> Rows:
    """The rows written of the games of a file."""
    choices = Choices(spreadsheet=spreadsheet)
    out = form.frame(choices).head.encode()
    for read in read_records(io.BytesIO(data)):
        if read.record is not None:
            out += b"".join(found.data for found in form.write(Numbered(read.record, "f.jgn", read.number), choices))
    text = out.decode().removeprefix("\ufeff") if spreadsheet else out.decode()
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def test_a_row_a_game(jungle: Callable[..., bytes]) -> None:
    more = '[Annotator "a, \\"b\\""]\n[Club "é"]\n[Termination "resignation"]\n[WhiteHat "x"]\n'
    [row] = rows(CSV_GAMES_FORMAT, jungle("1. Rg4 (1. Rg2) 1... Ra6 2. Rg5 1-0", result="1-0", more=more))
    assert row == dict.fromkeys(row, "") | {
        "game": "1",
        "file": "f.jgn",
        **{name: value for name, value in TAGS.items() if name != "Result"},
        "Termination": "resignation",
        "Annotator": 'a, "b"',
        "OtherTags": '{"Club": "é", "WhiteHat": "x"}',
        "result": "1-0",
        "reason": "resignation",
        "plies": "3",
        "moves": "Rg4 Ra6 Rg5",
    }


def test_the_rules_say_why_a_game_ended(jungle: Callable[..., bytes]) -> None:
    more = '[Termination "normal"]\n[Position "7/3E3/7/7/7/7/7/7/r6 w"]\n'
    [row] = rows(CSV_GAMES_FORMAT, jungle("1. Ed9# 1-0", result="1-0", more=more))
    assert (row["result"], row["reason"], row["plies"], row["moves"]) == ("1-0", "den reached", "1", "Ed9#")


def test_a_game_that_cannot_be_played_has_a_row(jungle: Callable[..., bytes]) -> None:
    [row] = rows(CSV_GAMES_FORMAT, jungle("1. e4 *", variant="chess"))
    assert (row["Variant"], row["plies"], row["moves"]) == ("chess", "0", "")


def test_a_row_a_ply(jungle: Callable[..., bytes]) -> None:
    text = "1. Lxa8 {[%clk 0:09:58] solid, [%eval +1.25]} {more} $1 $40 (1. Lb6) 1... Lxe6 {[%emt 0:00:02]} 2. Bxc8= *"
    found = rows(CSV_PLIES_FORMAT, jungle(text, variant="gunki-white", more=LAYOUT_TAGS))
    first = {
        "game": "1",
        "file": "f.jgn",
        "variant": "gunki-white",
        "ply": "1",
        "number": "1",
        "player": "first",
        "side": "White",
        "move": "Lxa8",
        "coordinate": "a6a8",
        "from": "a6",
        "to": "a8",
        "piece": "Lieutenant",
        "captures": "Engineer",
        "battle": "attacker stays",
        "clock": "0:09:58",
        "eval": "+1.25",
        "nags": "$1 $40",
        "comment": "solid,\nmore",
    }
    assert found[0] == dict.fromkeys(found[0], "") | first
    assert [(row["ply"], row["number"], row["player"], row["side"], row["emt"]) for row in found[1:]] == [
        ("2", "1", "second", "Black", "0:00:02"),
        ("3", "2", "first", "White", ""),
    ]
    assert (found[2]["captures"], found[2]["battle"]) == ("Brigadier", "both fall")


def test_flips_have_what_they_reveal(jungle: Callable[..., bytes]) -> None:
    found = rows(CSV_PLIES_FORMAT, jungle("1. b13=M e9=e 2. a1=B *", variant="junqi"))
    columns = ("move", "from", "to", "piece", "reveals", "side")
    assert [tuple(row[column] for column in columns) for row in found] == [
        ("b13=M", "b13", "b13", "Marshal", "White Marshal", ""),
        ("e9=e", "e9", "e9", "Engineer", "Red Engineer", "Red"),
        ("a1=B", "a1", "a1", "Brigadier", "White Brigadier", "White"),
    ]


def test_the_last_ply_has_the_end(jungle: Callable[..., bytes]) -> None:
    more = '[Position "7/3E3/7/7/7/7/7/7/r6 w"]\n'
    [row] = rows(CSV_PLIES_FORMAT, jungle("1. Ed9# 1-0", result="1-0", more=more))
    assert (row["outcome"], row["reason"]) == ("1-0", "den reached")


def test_deployments_are_plies_without_number(jungle: Callable[..., bytes]) -> None:
    layout = f"@{LAYOUT}"
    found = rows(CSV_PLIES_FORMAT, jungle(f"{layout} {{a comment}} {layout} 1. Lxa8 *", variant="gunki-white"))
    assert [(row["ply"], row["move"]) for row in found] == [("0", layout), ("0", layout), ("1", "Lxa8")]


@pytest.mark.parametrize("text", ["=1+1", "+A1", "-A1", "@SUM(A1)", "\t=1", "=cmd|' /C calc'!A0", "--", "@LSBKE/S.M.J"])
def test_formulas_are_marked_for_spreadsheets_alone(text: str) -> None:
    assert is_formula(text)
    assert next(csv.reader([row_text([text], spreadsheet=False)])) == [text]
    assert next(csv.reader([row_text([text], spreadsheet=True)])) == ["'" + text]


@pytest.mark.parametrize("text", ["", "-", "+1.25", "-3", "Ann", "1-0", "*", "#-5", "1/2-1/2", "= "])
def test_other_cells_stay_as_they_are(text: str) -> None:
    assert not is_formula(text)
    assert next(csv.reader([row_text([text, "x"], spreadsheet=True)])) == [text, "x"]


def test_spreadsheets_are_told_that_it_is_utf_8(jungle: Callable[..., bytes]) -> None:
    assert CSV_GAMES_FORMAT.frame(Choices(spreadsheet=True)).head.startswith("\ufeffgame,file,")
    assert CSV_GAMES_FORMAT.frame(Choices()).head.startswith("game,file,")
    data = jungle("*").replace(b'"Ann"', b'"=HYPERLINK(A1)"')
    assert rows(CSV_GAMES_FORMAT, data, spreadsheet=True)[0]["First"] == "'=HYPERLINK(A1)"
    assert rows(CSV_GAMES_FORMAT, data)[0]["First"] == "=HYPERLINK(A1)"


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=5))
def test_any_text_comes_back(cells: list[str]) -> None:
    text = row_text(cells, spreadsheet=False)
    assert text.endswith("\r\n")
    assert list(csv.reader(io.StringIO(text, newline=""), strict=True)) == [cells]


def test_bytes_that_are_not_utf_8_are_replaced(jungle: Callable[..., bytes]) -> None:
    [row] = rows(CSV_GAMES_FORMAT, jungle("*").replace(b'"Ann"', b'"A\xff"'))
    assert row["First"] == "A\ufffd"


def test_tags_without_a_column_are_json(jungle: Callable[..., bytes]) -> None:
    [row] = rows(CSV_GAMES_FORMAT, jungle("*", more='[A "1"]\n[A "2"]\n[B "\\"x\\""]\n'))
    assert json.loads(row["OtherTags"]) == {"A": "1", "B": '"x"'}
