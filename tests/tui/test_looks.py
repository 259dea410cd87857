import pytest
from textual.binding import Binding

from junqi.tui.board.look import Lay, Look, PieceSet
from junqi.tui.looks import LookingApp, laid, turned, with_other_pieces

ENTER = Binding("enter", "choose", "Choose")
NEXT = Binding("right", "forward", "Next", key_display="→")
TYPE = Binding("t", "type_move", "Type")


@pytest.mark.parametrize(("binding", "sign", "name"), [(ENTER, "⏎", "Enter"), (NEXT, "→", "Right"), (TYPE, "t", "t")])
def test_keys_are_shown_in_ascii_where_nothing_else_can_be(binding: Binding, sign: str, name: str) -> None:
    assert LookingApp(Look()).get_key_display(binding) == sign
    assert LookingApp(Look(ascii=True)).get_key_display(binding) == name


def test_looks_change_one_thing_at_a_time() -> None:
    assert with_other_pieces(Look()) == Look(pieces=PieceSet.HANZI)
    assert with_other_pieces(with_other_pieces(Look())) == Look()
    assert turned(Look()) == Look(flipped=True)
    assert laid(Look(), Lay.SIDEWAYS) == Look(lay=Lay.SIDEWAYS)


@pytest.mark.parametrize(("key", "name"), [("f2", "F2"), ("escape", "Esc"), ("delete", "Del"), ("n", "n"), ("N", "N")])
def test_keys_are_named_as_on_a_keyboard(key, name):
    assert LookingApp(Look()).get_key_display(Binding(key, "quit")) == name
