"""The tree of variations as lines of text."""

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from junqi.tui.replay.tree_layout import MoveText, Role, TreeLayout, lay_out


def move(number: str, text: str, comment: str = "", depth: int = 0, opens: bool = False) -> MoveText:
    return MoveText(number, text, comment, depth, opens, second="..." in number)


def drawn(layout: TreeLayout) -> list[str]:
    lines = []
    for line in layout.lines:
        text = ""
        for cell in line:
            text = text.ljust(cell.x) + cell.text
        lines.append(text)
    return lines


def test_main_line_in_two_columns_and_variations_indented_below() -> None:
    moves = [
        move("1.", "Rg4"),
        move("1...", "Ra6"),
        move("2.", "Rg5"),
        move("2.", "Wd3", "solid", 1, True),
        move("2...", "Wd7", "", 1),
        move("2...", "Cc8", "", 2, True),
        move("3.", "Pe4", "", 1),
        move("2...", "Ra5"),
        move("3.", "Rg6"),
    ]
    assert drawn(lay_out(moves, "A quick game", "1-0", 40)) == [
        "A quick game",
        "   1. Rg4              Ra6",
        "   2. Rg5",
        "      - 2. Wd3",
        "        solid",
        "        2... Wd7",
        "        - 2... Cc8",
        "        3. Pe4",
        "   2. ...              Ra5",
        "   3. Rg6",
        "      1-0",
    ]


def test_a_variation_runs_on_and_wraps_within_the_width() -> None:
    moves = [move("1.", "Rg4"), *(move(f"{n}.", "Wd3", "", 1, n == 1) for n in range(1, 8))]
    lines = drawn(lay_out(moves, "", "*", 40))
    assert lines[1] == "      - 1. Wd3  2. Wd3  3. Wd3  4. Wd3"
    assert lines[2] == "        5. Wd3  6. Wd3  7. Wd3"


def test_a_long_comment_is_cut_with_an_ellipsis_by_its_width_in_cells() -> None:
    lines = drawn(lay_out([move("1.", "Rg4", "象" * 40)], "", "*", 30))
    assert lines[1] == "      " + "象" * 11 + "…"


def test_a_click_finds_the_move_and_the_gap_finds_none() -> None:
    layout = lay_out([move("1.", "Rg4"), move("1...", "Ra6")], "", "*", 40)
    assert [layout.node_at(x, y) for x, y in ((7, 0), (24, 0), (12, 0), (3, 9))] == [0, 1, None, None]


def test_the_result_is_last_and_belongs_to_no_move() -> None:
    layout = lay_out([], "", "1/2-1/2", 40)
    assert [(cell.text, cell.role, cell.node) for cell in layout.lines[-1]] == [("1/2-1/2", Role.RESULT, None)]


def test_depths_beyond_the_deepest_indent_are_told_by_number() -> None:
    moves = [move("1.", "Rg4"), *(move("1.", "Wd3", "", depth, True) for depth in range(1, 9))]
    assert drawn(lay_out(moves, "", "*", 40))[-2].strip() == "8- 1. Wd3"


@given(
    st.lists(st.tuples(st.text(max_size=30), st.text(max_size=30), st.integers(0, 8), st.booleans()), max_size=15),
    st.integers(20, 90),
)
def test_nothing_is_wider_than_the_width_and_every_move_has_a_line(
    nodes: list[tuple[str, str, int, bool]], width: int
) -> None:
    moves = [MoveText("12.", text or "x", comment, depth, opens, False) for text, comment, depth, opens in nodes]
    layout = lay_out(moves, "", "*", width)
    assert all(cell_len(cell.text) + cell.x <= width for line in layout.lines for cell in line)
    for node, line in enumerate(layout.line_of):
        assert any(cell.node == node for cell in layout.lines[line])
