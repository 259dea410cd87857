from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from junqi.tui.ascii_filter import AsciiFilter, in_ascii
from junqi.tui.board.look import Look
from junqi.tui.looks import LookingApp


def test_signs_become_similar_ones_of_the_same_width() -> None:
    text = "╭──╮│…×●▲→é象ｗ"
    assert in_ascii(text) == "+--+|.xo^>?????"
    assert cell_len(in_ascii(text)) == cell_len(text)


def test_what_is_ascii_stays() -> None:
    text = "".join(map(chr, range(32, 127)))
    assert in_ascii(text) == text


def test_styles_stay() -> None:
    segments = [Segment("│ ", Style(bold=True)), Segment("x", None)]
    assert AsciiFilter().apply(segments, Color(0, 0, 0)) == [Segment("| ", Style(bold=True)), Segment("x", None)]


def test_only_terminals_without_other_characters_get_it() -> None:
    def filtered(look: Look) -> bool:
        return any(isinstance(one, AsciiFilter) for one in LookingApp(look).get_line_filters())

    assert filtered(Look(ascii=True))
    assert not filtered(Look())
