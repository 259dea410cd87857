"""The export form, and what it cannot hold."""

import io

import attrs
import pytest

from junqi.core.action import Flip, Step
from junqi.core.ply import Ply
from junqi.records.model.record import IN_TAGS, START, Kept, Node, Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record
from junqi.records.writing.writer_errors import UnwritableError

HEAD = (
    '[Event "Club evening"]\n[Site "?"]\n[Date "2026.11.30"]\n[Round "1"]\n[First "Ann"]\n[Second "Bob"]\n'
    '[Result "1-0"]\n[Variant "jungle-1a-white"]\n\n'
)
RAT_UP = Ply(Step(20, 27))
JUNGLE = (("Variant", "jungle-1a-white"),)


def tidy(text: str) -> str:
    """A text read and written."""
    return "".join(
        write_record(read.record) for read in read_records(io.BytesIO(text.encode())) if read.record is not None
    )


@pytest.mark.parametrize(
    "movetext",
    [
        "1. Rg4 {[%clk 0:09:58]} Ra6 $1 2. Rg5 (2. Wd3 {solid} Wd7) 2... Ra5 1-0",
        "1-0",
        "{before} 1. Rg4 $3 $14 {a} {b} (1. Rf3 Ra6) (1. Wd3) 1... Ra6 1-0 {after}",
        "1. Rg4 (1. Rf3 (1. Wd3 Ra6) 1... Wd7 (1... Ra6 2. Rf4)) 1... Ra6 1-0",
        "1. Rg4\n; with } in it\nRa6 1-0",
        "1. Rg4 ({why not} 1. Rf3) {indeed} 1... Ra6 1-0",
        "{} 1. Rg4 {} 1-0",
        "1. Rg4 {{} Ra6 1-0",
        "1. Rg4\n% hidden {\nRa6 1-0",
    ],
)
def test_the_export_form_is_written_byte_for_byte(movetext: str) -> None:
    text = f"{HEAD}{movetext}\n\n"
    assert tidy(text) == text
    assert tidy(text + text) == text + text


@pytest.mark.parametrize(
    ("movetext", "written"),
    [
        ("1.g3g4 a7a6!? 2.鼠g4-g5 1-0", "1. Rg4 Ra6 $5 2. Rg5 1-0"),
        ("Rg4 $14 ! {a}{b} $1 Ra6 1-0", "1. Rg4 $1 $1 $14 {a} {b} Ra6 1-0"),
        ("1. Rg4 (1. Rf3) 1... Ra6 (1... Wd7) {late} 1-0", "1. Rg4 (1. Rf3) 1... Ra6 {late} (1... Wd7) 1-0"),
        ("1. Rg4 {  two \n\t words } 1-0", "1. Rg4 {two words} 1-0"),
        ("1. Rg4 ;line\nRa6 1-0", "1. Rg4 {line} Ra6 1-0"),
    ],
)
def test_other_forms_are_tidied(movetext: str, written: str) -> None:
    assert tidy(f"{HEAD}{movetext}\n") == f"{HEAD}{written}\n\n"


def test_tags_stand_in_order_and_quotes_are_escaped() -> None:
    record = Record((("WhiteSpace", "a"), ("Annotator", 'B "o" \\'), ("Site", "?"), ("Event", "?")), result="*")
    assert write_record(record) == '[Event "?"]\n[Site "?"]\n[Annotator "B \\"o\\" \\\\"]\n[WhiteSpace "a"]\n\n*\n\n'


def test_lines_are_filled_to_eighty_code_points() -> None:
    words = " ".join(["象" * 9] * 20)
    text = tidy(f"{HEAD}1. Rg4 {{{words}}} 1-0\n").removeprefix(HEAD)
    lines = text.splitlines()
    assert len(lines[0]) == len("1. Rg4 {") + 7 * 10 - 1 == 77
    assert len(lines[1]) == 8 * 10 - 1
    exact = "a" * 69
    assert f"1. Rg4 {{{exact} b}}\n1-0\n" in tidy(f"{HEAD}1. Rg4 {{{exact} b}} 1-0\n")
    assert f"1. Rg4 {{a{exact}\nb}} 1-0\n" in tidy(f"{HEAD}1. Rg4 {{a{exact} b}} 1-0\n")


@pytest.mark.parametrize("sign", ["%", "["])
def test_no_line_of_movetext_begins_with_what_would_be_read_otherwise(sign: str) -> None:
    long = "w" * 70
    text = tidy(f"{HEAD}1. Rg4 {{{long} {sign}clk {sign}x y}} 1-0\n").removeprefix(HEAD)
    assert text == f"1. Rg4\n{{{long} {sign}clk {sign}x\ny}} 1-0\n\n"


def test_a_word_longer_than_a_line_stands_alone() -> None:
    long = "w" * 100
    assert tidy(f"{HEAD}1. Rg4 {{a {long} b}} 1-0\n") == f"{HEAD}1. Rg4 {{a\n{long}\nb}} 1-0\n\n"


def test_a_second_player_who_moves_first_begins_with_dots() -> None:
    head = HEAD.replace('"]\n\n', '"]\n[Position "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"]\n\n')
    text = f"{head}12... Ed6 (12... Ee7 13. Dd6) 13. Dd4 {{x}} Ed5 1-0\n\n"
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (Record((("Event", "a\nb"),)), "the value of the tag Event holds a line break"),
        (Record((("Event", "a\x00b"),)), r"the value of the tag Event holds the control character U\+0000"),
        (Record((("Ev ent", "a"),)), "the tag name 'Ev ent'"),
        (Record((("", "a"),)), "the tag name ''"),
        (Record(JUNGLE, (Node(START, Ply(Step(0, 62))),)), "node 0, a ply that the rules do not allow"),
        (Record(JUNGLE, (Node(START, attrs.evolve(RAT_UP, lifts=True)),)), "node 0, a ply that the rules"),
        (Record((), (Node(START, RAT_UP),)), "node 0, a ply that the rules do not allow"),
        (Record((("Variant", "junqi"),), (Node(START, Ply(Flip(0))),)), "node 0, a ply that the rules"),
        (Record(JUNGLE, (Node(START, RAT_UP), Node(START, RAT_UP), Node(1, RAT_UP))), "node 2, a ply"),
        (Record(JUNGLE, (Node(START, RAT_UP), Node(START, RAT_UP, replaces=5))), "not in reading order"),
        (Record(JUNGLE, (Node(START, text="Zz {"), Node(START, text="Yy"))), "leaves a brace or parenthesis open"),
        (Record(JUNGLE, (Node(START, text="Rg4"),)), "unread text that would be read differently"),
        (Record(JUNGLE, (), kept=(Kept(0, "Rg4"),)), "unread text that would be read differently"),
        (Record(JUNGLE, (), kept=(Kept(IN_TAGS, "{"),)), "unread text that would be read differently"),
        (Record(JUNGLE, (), before=('\ufeff[Event "x"]',)), "unread text that would be read differently"),
    ],
)
def test_what_jgn_cannot_hold_is_refused_by_name(record: Record, message: str) -> None:
    with pytest.raises(UnwritableError, match=message):
        write_record(record)
