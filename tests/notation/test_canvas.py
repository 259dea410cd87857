import pytest

from junqi.notation.canvas import Canvas, width_of


@pytest.mark.parametrize(("text", "cells"), [("", 0), ("Rat", 3), ("鼠", 2), ("~排r^", 5), ("ｒ", 2)])
def test_width_is_counted_in_terminal_cells(text: str, cells: int) -> None:
    assert width_of(text) == cells


def test_a_wide_character_takes_the_cell_after_it() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "......")
    canvas.put(1, 0, "鼠b")
    assert str(canvas) == ".鼠b.."
    assert width_of(str(canvas)) == 6


def test_what_is_put_last_stays_and_trailing_space_goes() -> None:
    canvas = Canvas(8, 2)
    canvas.put(0, 1, "-----")
    canvas.put(1, 1, " N ")
    assert str(canvas) == "\n- N -"
