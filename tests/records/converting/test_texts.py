"""Games as text and Markdown: everything in its order, and nothing in a record taken for Markdown."""

import io
import re
from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion

from jgn_games import DEAL
from junqi.core.action import Step
from junqi.core.ply import Ply
from junqi.notation.piece_set import PieceSet
from junqi.records.converting.choices import Choices
from junqi.records.converting.format import Format, Numbered
from junqi.records.converting.markdown_format import MARKDOWN_FORMAT, escaped
from junqi.records.converting.ply_choice import PlyChoice
from junqi.records.converting.text_format import TEXT_FORMAT
from junqi.records.model.record import IN_TAGS, START, Kept, Node, Record
from junqi.records.pictures.look import Look
from junqi.records.reading.reader import read_records

MOVETEXT = """{About the game.} 1. Rg4 {[%clk 0:09:58] good} Ra6 $1 $140 (1... Rb7 {a} 2. Rg5 (2. Rf4 Rb6)
2... Ra7) (1... Rb7 2. Cb3) 2. Rg5 Ra5 {end} 3. Rg9 Ra4
* {After the game.}"""


def written(form: Format, data: bytes, plies: str = "end", **choices: object) -> str:
    """The first game of a file."""
    read = next(iter(read_records(io.BytesIO(data))))
    assert read.record is not None
    [document] = form.write(Numbered(read.record, "f", read.number), Choices(plies=PlyChoice.parse(plies), **choices))
    return document.data.decode()


@pytest.mark.parametrize("form", [TEXT_FORMAT, MARKDOWN_FORMAT], ids=["text", "markdown"])
def test_a_whole_game(form: Format, jungle: Callable[..., bytes], snapshot: SnapshotAssertion) -> None:
    assert written(form, jungle(MOVETEXT, more='[Annotator "*Bo*"]\n'), "0,2,end") == snapshot


def test_the_moves_stand_in_their_order(jungle: Callable[..., bytes]) -> None:
    text = written(TEXT_FORMAT, jungle(MOVETEXT), "99")
    assert " ".join(text.partition("\n\n")[2].partition("\n\n")[2].split()) == (
        "{About the game.} 1. Rg4 {[%clk 0:09:58] good} 1... Ra6! $140 (1... Rb7 {a} 2. Rg5 (2. Rf4 Rb6) 2... Ra7) "
        "(1... Rb7 2. Cb3) 2. Rg5 Ra5 {end} [not understood: 3. Rg9 Ra4] * {After the game.}"
    )


@pytest.mark.parametrize("form", [TEXT_FORMAT, MARKDOWN_FORMAT], ids=["text", "markdown"])
def test_what_lies_face_down_is_not_shown(form: Format, jungle: Callable[..., bytes]) -> None:
    text = written(form, jungle("1. b13=E *", variant="junqi", more=f'[Deal "{DEAL}"]\n'), "0,end")
    assert DEAL not in text
    assert "~" not in text
    assert "E" in text.partition("(ply 1)")[2]


@pytest.mark.parametrize("form", [TEXT_FORMAT, MARKDOWN_FORMAT], ids=["text", "markdown"])
@pytest.mark.parametrize("odd", ["\ud800", "\u202e", "\x1b[31m", "\x9b", "\u2028", "a\nb", "a\rb", "\0"])
def test_nothing_that_cannot_be_shown_is_written_wherever_it_stands(form: Format, odd: str) -> None:
    tags = (
        ("Event", odd),
        ("First", odd),
        ("Second", odd),
        ("Variant", "jungle-1a-white"),
        (odd, odd),
        (f"X{odd}Y", ""),
    )
    move = Node(START, Ply(Step(20, 27)), (1,), after=(odd,))
    nodes = (move, Node(START, None, before=(odd,), text=odd))
    record = Record(tags, nodes, before=(odd,), after=(odd,), kept=(Kept(IN_TAGS, odd), Kept(1, odd), Kept(3, odd)))
    plain = Record(tags[2:3], before=("x",))
    [document], [usual] = (form.write(Numbered(r, "f", 1), Choices()) for r in (record, plain))
    shown = document.data.decode().split("\n")
    assert [line for line in shown if not line.isprintable()] == []
    assert [line for line in usual.data.decode().split("\n") if not line.isprintable()] == []


def test_boards_are_drawn_as_was_chosen(jungle: Callable[..., bytes]) -> None:
    text = written(TEXT_FORMAT, jungle("*"), "0", look=Look(pieces=PieceSet.HANZI, flipped=True))
    board = [line for line in text.splitlines() if re.match(r"[1-9] ", line)]
    assert [line[0] for line in board] == list("123456789")
    assert board[0].split()[1] == "狮"


def test_a_game_that_cannot_start_is_written_without_boards(jungle: Callable[..., bytes]) -> None:
    text = written(TEXT_FORMAT, jungle("1. e4 e5 *", variant="chess"), "0,end")
    assert text.endswith("\n\n[not understood: 1. e4 e5] *\n")


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("plain, text; 1. e4!", "plain, text; 1. e4!"),
        ("*bold* _it_ `code`", r"\*bold\* \_it\_ \`code\`"),
        ("<script>", r"\<script\>"),
        ("[link](http://x)", r"\[link\](http://x)"),
        ("a | b", r"a \| b"),
        ("&lt; \\", r"\&lt; \\"),
        ("# $x$ ~~y~~", r"\# \$x\$ \~\~y\~\~"),
        ("two\nlines\x1b", "two lines\ufffd"),
    ],
)
def test_nothing_in_a_record_is_markdown(text: str, markdown: str) -> None:
    assert escaped(text) == markdown


def test_a_tag_cannot_leave_its_cell(jungle: Callable[..., bytes]) -> None:
    text = written(MARKDOWN_FORMAT, jungle("*").replace(b'"Ann"', b'"a | b ``` <b>"'))
    assert "| First | a \\| b \\`\\`\\` \\<b\\> |\n" in text
    assert text.startswith("## Game 1: a \\| b \\`\\`\\` \\<b\\> against Bob, \\*\n")
    assert text.count("\n```") == 2


def test_blanks_around_a_comment_do_not_keep_it_from_being_set_in_italics(jungle: Callable[..., bytes]) -> None:
    text = written(MARKDOWN_FORMAT, jungle("1. Rg4 {\u2003solid\x1f} {\x1f} *"))
    assert "**1. Rg4** *solid*\n" in text


@pytest.mark.parametrize("name", ["text", "html"])
@pytest.mark.parametrize(
    ("movetext", "lost"), [("1. Rg4 Ra6 2. Ea9\nRa5 *", False), ("1. Rg4 Ra6 2. Ea9\x07\n *", True)]
)
def test_the_line_ends_of_unread_text_are_no_loss(
    name: str, movetext: str, lost: bool, jungle: Callable[..., bytes], convert: Callable[..., object]
) -> None:
    ended = convert("-", "--to", name, stdin=jungle(movetext))
    assert ended.code == 1
    assert ("1 text with signs that cannot be shown" in ended.err) is lost
