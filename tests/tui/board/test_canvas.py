from rich.style import Style

from junqi.tui.board.box import Box
from junqi.tui.board.canvas import Canvas
from junqi.tui.board.drawing import as_text

RED, ON_BLUE = Style(color="red"), Style(bgcolor="blue")


def test_writing_keeps_the_ground() -> None:
    canvas = Canvas(3, 1)
    canvas.fill(Box(0, 0, 3, 1), ON_BLUE)
    canvas.write(1, 0, "x", RED)
    assert canvas.rows() == (((" ", ON_BLUE), ("x", ON_BLUE + RED), (" ", ON_BLUE)),)


def test_a_hanzi_takes_two_cells() -> None:
    canvas = Canvas(4, 1)
    canvas.write(1, 0, "象.", RED)
    assert as_text(canvas.rows()) == " 象."
    assert canvas.rows() == (((" ", Style.null()), ("象.", RED)),)


def test_what_lies_beside_the_sheet_is_not_drawn() -> None:
    canvas = Canvas(2, 1)
    canvas.write(-1, 0, "abcd", RED)
    canvas.write(0, 7, "e", RED)
    canvas.write(0, -1, "f", RED)
    assert as_text(canvas.rows()) == "bc"
    canvas.write(1, 0, "象", RED)
    assert as_text(canvas.rows()) == "bc"


def test_a_copy_is_independent() -> None:
    canvas = Canvas(1, 1)
    other = canvas.copy()
    other.write(0, 0, "x", RED)
    assert (as_text(canvas.rows()), as_text(other.rows())) == ("", "x")
