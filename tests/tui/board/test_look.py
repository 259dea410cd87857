import pytest

from junqi.tui.board.look import Look, PieceSet, look_for_terminal


@pytest.mark.parametrize(
    ("encoding", "environ", "ascii_only", "colour"),
    [
        ("utf-8", {"TERM": "xterm-256color"}, False, True),
        ("UTF8", {}, False, True),
        ("cp65001", {"TERM": "xterm"}, False, True),
        ("ANSI_X3.4-1968", {"TERM": "xterm"}, True, True),
        ("iso-8859-1", {"TERM": "screen"}, True, True),
        (None, {"TERM": "xterm"}, True, True),
        ("utf-8", {"TERM": "xterm", "NO_COLOR": "1"}, False, False),
        ("utf-8", {"TERM": "xterm", "NO_COLOR": ""}, False, False),
        ("utf-8", {"TERM": "dumb"}, True, False),
        ("utf-8", {"TERM": "vt100"}, True, False),
    ],
)
def test_a_terminal_gets_what_it_can_show(
    encoding: str | None, environ: dict[str, str], ascii_only: bool, colour: bool
) -> None:
    look = look_for_terminal(encoding, environ)
    assert (look.ascii, look.colour) == (ascii_only, colour)


def test_ascii_means_letters_even_where_hanzi_are_chosen() -> None:
    assert Look(pieces=PieceSet.HANZI).hanzi
    assert not Look(pieces=PieceSet.HANZI, ascii=True).hanzi
