"""Places on columns and back."""

from hypothesis import given
from hypothesis import strategies as st

from junqi.tui.replay.scale import column_of, place_at


@given(st.integers(0, 500), st.integers(1, 300), st.data())
def test_a_place_is_found_again_where_there_are_columns_enough(last: int, width: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, last))
    column = column_of(place, last, width)
    assert 0 <= column < width
    if width > last:
        assert place_at(column, last, width) == place


@given(st.integers(-5, 400), st.integers(0, 500), st.integers(0, 300))
def test_every_column_has_a_place(column: int, last: int, width: int) -> None:
    assert 0 <= place_at(column, last, width) <= last


def test_both_ends_are_at_the_edges() -> None:
    assert (column_of(0, 40, 80), column_of(40, 40, 80)) == (0, 79)
    assert (place_at(0, 40, 80), place_at(79, 40, 80)) == (0, 40)
