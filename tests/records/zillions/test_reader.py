"""Saved games of Zillions as they are read: moves, deployments, edits, and what is wrong with them."""

from collections.abc import Callable
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jgn_games import LAYOUT
from junqi.core.registry import RULE_SETS
from junqi.notation.move_writer import format_ply
from junqi.notation.style import MoveStyle
from junqi.records.batches.batch import games_of, raw_games_of
from junqi.records.batches.cutting import batches_in
from junqi.records.formats.input_format import format_of, read_any
from junqi.records.formats.raw_game import raw_games, read_raw, tags_of
from junqi.records.formats.record_format import RecordFormat
from junqi.records.model.record import Kept, Record
from junqi.records.model.replay import start_game
from junqi.records.reading.game_reader import ReadGame
from junqi.records.writing.writer import write_record

Read = Callable[..., ReadGame]

NAMES = {
    "M": "Marshal",
    "G": "General",
    "L": "Lieutenant",
    "B": "Brigadier",
    "C": "Colonel",
    "J": "Major",
    "K": "Captain",
    "S": "Sergeant",
    "E": "Engineer",
    "X": "Grenade",
    "N": "Mine",
    "F": "Flag",
}


def placements(side: str, layout: str = LAYOUT) -> list[str]:
    """A layout put on the board, worked out from the notation: front to back, as its owner sees it."""
    lines = []
    for depth, row in enumerate(layout.split("/")):
        for across, letter in enumerate(row):
            if letter != ".":
                square = f"{'abcde'[across]}{6 - depth}" if side == "White" else f"{'edcba'[across]}{8 + depth}"
                lines.append(f"1. {side} {NAMES[letter]} {square}")
    return lines


DEPLOYED = [*placements("Black"), *placements("White")]


def moves(read: ReadGame) -> list[str]:
    """The moves that were read, in coordinate form."""
    record = read.record or Record()
    game, found = start_game(record), []
    for node in record.nodes:
        if node.ply is not None:
            found.append(format_ply(game.rules, game.position, node.ply, MoveStyle.COORDINATE))
            game = game.play(node.ply.action)
    return found


def told(read: ReadGame) -> list[tuple[str, int, int, int]]:
    """The findings: code, line, column and ply."""
    return [(found.code.value, found.line, found.column, found.ply) for found in read.findings]


def test_moves_are_read(read_saved: Read) -> None:
    read = read_saved("1. Rat g3 - g4", "1. Rat a7 - a6", "2. Rat g4 - g5", "2. Rat a6 - a5", players="HC")
    assert moves(read) == ["g3g4", "a7a6", "g4g5", "a6a5"]
    assert read.findings == ()
    assert read.record is not None
    assert dict(read.record.tags) == {
        "Event": "?",
        "Site": "?",
        "Date": "????.??.??",
        "Round": "?",
        "First": "?",
        "Second": "?",
        "Result": "*",
        "Variant": "jungle-1a-white",
        "SecondType": "program",
    }


def test_deployments_are_read(read_saved: Read) -> None:
    lines = ["2. Lieutenant e8 x e6", "2. Lieutenant a6 x a8", "3. Brigadier c8 x c6 x c6"]
    read = read_saved(*DEPLOYED, *lines, file="Gunki.zrf", variant="Gunki(1P:Black)")
    assert read.findings == ()
    assert read.record is not None
    assert (read.record.tag("FirstLayout"), read.record.tag("SecondLayout")) == (LAYOUT, LAYOUT)
    assert [ply.battle.result.value for node in read.record.nodes if (ply := node.ply) and ply.battle] == ["", "", "="]


def test_where_the_mover_alone_falls(read_saved: Read) -> None:
    where = {"file": "Gunki.zrf", "variant": "Gunki(1P:Black)"}
    fall = read_saved(*DEPLOYED, "2. Engineer a8 - a6 x a6", **where)
    assert fall.findings == ()
    assert [node.ply.battle.result.value for node in fall.record.nodes if node.ply.battle] == ["<"]  # type: ignore[union-attr]
    takes = read_saved(*DEPLOYED, "2. Engineer a8 x a6", **where)
    assert told(takes) == [("zsg-marks", 54, 1, 1)]
    assert "by the rules it is Engineer a8 - a6 x a6" in takes.findings[0].message
    assert takes.record == fall.record


def test_one_player_alone_has_deployed(read_saved: Read) -> None:
    read = read_saved(*placements("White"), file="Gunki.zrf", variant="Gunki(1P:White)")
    assert read.findings == ()
    assert read.record is not None
    assert (read.record.tag("FirstLayout"), read.record.tag("SecondLayout")) == (LAYOUT, None)


@pytest.mark.parametrize("rules", [rules for rules in RULE_SETS.values() if rules.game != "junqi"], ids=lambda r: r.id)
def test_every_variant_is_known_by_its_title(rules, read_saved: Read) -> None:
    file = {"jungle": "Jungle Variant3.zrf", "gunki": r"C:\Games\Zillions\Rules\GUNKI.ZRF"}[rules.game]
    read = read_saved(file=file, variant=rules.title)
    assert read.record is not None
    assert read.record.tag("Variant") == rules.id
    assert told(read) == [("no-moves", 3, len(f"VariantName={rules.title}") + 1, 0)]


@pytest.mark.parametrize(
    ("file", "variant", "message"),
    [
        ("Chess.zrf", "Chess", "a saved game of Zillions for Chess.zrf, variant Chess: only variants of "),
        ("Chess.zrf", "Gunki(1P:Black)", "for Chess.zrf, variant Gunki(1P:Black): only"),
        ("Gunki.zrf", "Jungle type 1-A(1P:White)", "for Gunki.zrf, variant Jungle type 1-A(1P:White): only"),
        ("Gunki.zrf", "", "variant : only variants of Jungle Variant3.zrf or Gunki.zrf can be read"),
    ],
)
def test_other_rules_are_refused_by_name(file: str, variant: str, message: str, read_saved: Read) -> None:
    read = read_saved("1. Pawn e2 - e4", file=file, variant=variant)
    assert read.record is None
    assert told(read) == [("zsg-other-rules", 1, 1, 0)]
    assert message in read.findings[0].message


def test_a_file_without_its_rules_is_refused() -> None:
    [read] = read_any(BytesIO(b"Zillions Save Game File Version 0.02 HC\n1. Rat g3 - g4\n"))
    assert read.record is None
    assert "without RulesFile=" in read.findings[0].message


def test_edits_make_a_position(read_saved: Read) -> None:
    edits = ["(x a3)", "(White Elephant a4)", "(x g7)"]
    read = read_saved(*edits, "1. Rat a7 x a6", "2. Elephant a4 - a5")
    assert read.record is not None
    position = "l5t/1d3c1/r1p1w2/7/7/E6/2W1P1R/1C3D1/T5L"
    assert read.record.tag("Position") == f"{position} b - - 0 1"
    assert moves(read) == ["a7a6", "a4a5"]
    assert told(read) == [("zsg-marks", 7, 1, 1)]


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        ("(x a5)", "a5 is empty"),
        ("(x h1)", "h1 is not a square of the board"),
        ("(White Horse a3)", "White Horse: no piece of Jungle"),
        ("(Red Rat a5)", "Red Rat: no piece of Jungle"),
        ("(White Rat j9)", "j9 is not a square of the board"),
        ("(what)", "an edit is written (x SQUARE) or (PLAYER PIECE SQUARE)"),
        ("(x a3", "an edit is written (x SQUARE) or (PLAYER PIECE SQUARE)"),
    ],
)
def test_an_edit_that_cannot_be_done_is_kept(edit: str, message: str, read_saved: Read) -> None:
    read = read_saved(edit, "1. Rat g3 - g4")
    assert told(read) == [("zsg-edit", 4, 1, 0)]
    assert read.findings[0].message == f"{edit}: {message}; the edit is left out"
    assert read.record is not None
    assert read.record.kept == (Kept(-1, f"% {edit}"),)
    assert moves(read) == ["g3g4"]


def test_a_position_that_cannot_be_is_not_played_from(read_saved: Read) -> None:
    read = read_saved("(White Cat b4)", "1. Rat g3 - g4")
    assert [code for code, *_ in told(read)] == ["bad-position", "bad-position"]
    assert read.record is not None
    assert [node.text for node in read.record.nodes] == ["Rat g3 - g4"]
    assert "/1C5/" in (read.record.tag("Position") or "")


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        ("2. Rat g4 - g6", "illegal-move", "the Rat on g4 can go to g3, f4, g5"),
        ("2. Rat a6 - a5", "illegal-move", "a6 holds the Black Rat, but White is to move"),
        ("2. Rat b9 - a9", "illegal-move", "b9 is empty"),
        ("2. Pass", "illegal-move", "nobody may pass"),
        ("2. Rat g4 - h4", "not-a-move", "h4 is not a square of the board"),
        ("2. Rat g4", "not-a-move", "a move is written PIECE FROM - TO or PIECE FROM x TO"),
        ("what is this", "not-a-move", "a move is written"),
        ("2. Cat b2 - b3 = Lion on b3", "not-a-move", "a move is written"),
    ],
)
def test_unread_text_begins_at_a_line_that_is_no_move(line: str, code: str, message: str, read_saved: Read) -> None:
    read = read_saved("1. Rat g3 - g4", "1. Rat a7 - a6", line, "2. Rat a6 - a5")
    assert told(read) == [(code, 6, 1, 3)]
    assert message in read.findings[0].message
    assert read.record is not None
    assert moves(read) == ["g3g4", "a7a6"]
    assert read.record.nodes[-1].text == f"{line.removeprefix('2. ')}\n2. Rat a6 - a5"
    assert [game.record for game in read_any(BytesIO(write_record(read.record).encode()))] == [read.record]


def test_a_move_after_the_end(read_saved: Read) -> None:
    read = read_saved("(White Lion c9)", "(x g1)", "1. Lion c9 - d9", "1. Rat a7 - a6")
    assert told(read) == [("move-after-end", 7, 1, 2)]
    assert read.record is not None
    assert read.record.result == "1-0"
    assert read.record.nodes[-1].text == "Rat a7 - a6"


@pytest.mark.parametrize("line", ["1. Cat g3 - g4", "1. Horse g3 - g4", "1. Rat g3 x g4", "1. Rat g3 - g4 x a1"])
def test_what_the_rules_contradict_is_told_and_the_rules_count(line: str, read_saved: Read) -> None:
    read = read_saved(line, "1. Rat a7 - a6")
    assert told(read) == [("zsg-marks", 4, 1, 1)]
    assert read.findings[0].message.endswith("by the rules it is Rat g3 - g4")
    assert moves(read) == ["g3g4", "a7a6"]


@pytest.mark.parametrize(
    "line", ["1. rat G3 - G4", "1. partial 2 Rat g3 - g4", "1.Rat g3 - g4", "1.  Rat  g3  -  g4  ", "1. Rat g3-g4"]
)
def test_small_differences_are_taken(line: str, read_saved: Read) -> None:
    read = read_saved(line)
    assert (moves(read), read.findings) == (["g3g4"], ())


def test_a_wrong_number_is_told_once(read_saved: Read) -> None:
    read = read_saved("1. Rat g3 - g4", "1. Rat a7 - a6", "7. Rat g4 - g5", "7. Rat a6 - a5", "8. Rat g5 - g6")
    assert told(read) == [("wrong-move-number", 6, 1, 3)]
    assert read.findings[0].message == "turn number 7, but this is turn 2"


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        (DEPLOYED[:10], 13, "the file ends after 10 pieces of 25 of Black"),
        (
            [*DEPLOYED[:10], "2. Rat a1 - a2"],
            14,
            "Black is still to deploy, as PLAYER PIECE SQUARE; 10 pieces are placed",
        ),
        ([*DEPLOYED[:10], "1. White Mine a1"], 14, "Black is still to deploy; 10 pieces are placed"),
        ([*DEPLOYED[:10], "1. Black Mine a1"], 14, "a1 is no square of Black's own ranks"),
        ([*DEPLOYED[:10], "1. Black Horse a8"], 14, "no piece of Gunki"),
        ([*DEPLOYED[:10], DEPLOYED[9]], 14, "a piece stands on"),
        ([line.replace("Marshal", "General") for line in DEPLOYED], 4, "0 of 1 Marshal pieces are placed"),
        ([*DEPLOYED[:25], *DEPLOYED[26:]], 52, "the file ends after 24 pieces of 25 of White"),
    ],
)
def test_deployments_that_cannot_be(lines: list[str], line: int, message: str, read_saved: Read) -> None:
    read = read_saved(*lines, file="Gunki.zrf", variant="Gunki(1P:Black)")
    assert told(read) == [("bad-layout", line, 1, 0)]
    assert message in read.findings[0].message
    assert read.record is not None
    placed = 25 if len(lines) == 49 else 0
    assert read.record.nodes[-1].text is not None
    assert len(read.record.nodes[-1].text.splitlines()) == len(lines) - placed


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_any_line_ends_are_read(end: str, mark: bytes, saved: Callable[..., bytes], read_saved: Read) -> None:
    lines = ("1. Rat g3 - g4", "1. Rat a7 - a7")
    data = mark + saved(*lines).replace(b"\n", end.encode())
    assert format_of(data) is RecordFormat.ZSG
    [read] = read_any(BytesIO(data), "f")
    assert read == read_saved(*lines)


def test_windows_1252_is_read(saved: Callable[..., bytes]) -> None:
    [read] = read_any(BytesIO(saved("Größe", "1. Rat g3 - g4") + b"\x81\n"))
    assert read.record is not None
    assert [code for code, *_ in told(read)] == ["zsg-line", "not-a-move"]
    assert read.record.kept == (Kept(-1, "% Größe"),)
    assert read.record.nodes[-1].text == "\udc81"


def test_every_way_of_reading_reads_the_same(saved: Callable[..., bytes]) -> None:
    data = saved("1. Rat g3 - g4") + saved("1. Cat b2 - b3", file="Chess.zrf") + saved("1. Rat g3 - g5")
    whole = list(read_any(BytesIO(data), "f"))
    [batch] = batches_in(BytesIO(data), "f")
    assert [read.number for read in whole] == [1, 2, 3]
    assert batch.games == 3
    assert list(games_of(batch)) == whole
    assert [read_raw(raw, "f") for raw in raw_games(BytesIO(data), "f")] == whole
    assert b"".join(raw.block.data for raw in raw_games_of(batch)) == data
    assert [tags_of(raw).get("Variant") for raw in raw_games_of(batch)] == ["jungle-1a-white", None, "jungle-1a-white"]
    assert whole[2].findings[0].line == 12


LINES = st.one_of(
    st.sampled_from(
        ["1. Rat g3 - g4", "(x a3)", "(White Cat b4)", "Pass", "1. Black Flag d13", "RulesFile=x", *DEPLOYED]
    ),
    st.text(max_size=30).filter(lambda text: "Zillions" not in text),
)


@given(st.lists(LINES, max_size=40), st.sampled_from(["Jungle Variant3.zrf", "Gunki.zrf"]))
def test_nothing_in_a_file_makes_reading_fail(saved: Callable[..., bytes], lines: list[str], file: str) -> None:
    variant = "Gunki(1P:White)" if file.startswith("G") else "Jungle type 1-A(1P:White)"
    head = saved(file=file, variant=variant)
    data = head + "\n".join(lines).encode("utf-8", "surrogatepass")
    [read] = read_any(BytesIO(data))
    assert read.record is not None or read.findings
    assert list(read_any(BytesIO(data))) == [read]
