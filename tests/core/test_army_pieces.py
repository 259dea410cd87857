from junqi.core.army_pieces import army_kinds, is_unit
from junqi.core.piece import code_of
from junqi.core.seat import Side


def test_units_are_the_pieces_with_a_rank() -> None:
    assert [is_unit(code_of(kind, Side.BLACK)) for kind in range(1, 13)] == [True] * 9 + [False] * 3
    assert not is_unit(0)


def test_ranks_fall_from_the_first_kind_to_the_engineer_and_end_there() -> None:
    kinds = army_kinds(*((str(number), 1) for number in range(1, 13)))
    assert [kind.rank for kind in kinds] == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]
