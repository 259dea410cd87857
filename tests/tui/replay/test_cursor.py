"""The replay cursor over random trees, and over trees drawn by hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from junqi.core.action import Deploy, Step
from junqi.core.ply import Ply
from junqi.records.model.record import START, Node, Record
from junqi.tui.replay.cursor import PlyRangeError, ReplayCursor

# 0 1 2 is the main line; 3 4 replaces 1; 5 replaces 3; 6 replaces 0:
#   0 - 1 - 2
#    \- 3 - 4
#    \- 5
#   6
PARENTS = [START, 0, 1, 0, 3, 0, START]


def record_of(parents: list[int], deployments: int = 0) -> Record:
    def ply(index: int) -> Ply:
        return Ply(Deploy(None)) if index < deployments else Ply(Step(0, 1))

    nodes = tuple(Node(parent=parent, ply=ply(index)) for index, parent in enumerate(parents))
    return Record(tags=(), nodes=nodes)


@st.composite
def trees(draw: st.DrawFn) -> list[int]:
    size = draw(st.integers(0, 25))
    return [draw(st.integers(START, index - 1)) for index in range(size)]


def test_opens_at_the_start_with_the_main_line_ahead() -> None:
    cursor = ReplayCursor.open(record_of(PARENTS))
    assert (cursor.node, cursor.line, cursor.following, cursor.choices) == (START, (0, 1, 2), 0, (0, 6))


def test_a_record_without_moves_has_only_its_start() -> None:
    cursor = ReplayCursor.open(record_of([]))
    assert (cursor.node, cursor.following, cursor.last_ply) == (START, None, 0)
    assert cursor.forward() == cursor == cursor.back() == cursor.choose_beside(1) == cursor.to_next_branching()


def test_choosing_a_branch_changes_the_line_from_there_on() -> None:
    after_first = ReplayCursor.open(record_of(PARENTS)).forward()
    chosen = after_first.choose(3)
    assert (chosen.node, chosen.following, chosen.line) == (0, 3, (0, 3, 4))
    assert chosen.forward().forward().node == 4


def test_branches_are_chosen_one_after_another_and_round() -> None:
    cursor = ReplayCursor.open(record_of(PARENTS)).forward()
    seen = []
    for _ in range(4):
        seen.append(cursor.following)
        cursor = cursor.choose_beside(1)
    assert seen == [1, 3, 5, 1]
    assert ReplayCursor.open(record_of(PARENTS)).forward().choose_beside(-1).following == 5


def test_stepping_back_keeps_the_branch_chosen() -> None:
    cursor = ReplayCursor.open(record_of(PARENTS)).to_node(4).back().back()
    assert (cursor.node, cursor.following) == (0, 3)


def test_branching_points_are_found_both_ways() -> None:
    cursor = ReplayCursor.open(record_of(PARENTS))
    at_first = cursor.to_next_branching()
    assert at_first.node == 0
    assert at_first.to_next_branching().node == 2, "no later choice: the end"
    assert cursor.to_end().to_previous_branching().node == 0
    assert at_first.to_previous_branching().node == START


def test_deployments_count_neither_as_plies_nor_in_jumps() -> None:
    cursor = ReplayCursor.open(record_of([START, 0, 1, 2], deployments=2))
    assert (cursor.deployments, cursor.last_ply) == (2, 2)
    assert [cursor.moved_to(at).ply for at in range(5)] == [0, 0, 0, 1, 2]
    assert cursor.to_ply(1).node == 2
    assert cursor.to_ply(0).node == START


def test_text_not_understood_is_a_place_but_no_ply() -> None:
    nodes = (Node(parent=START, ply=Ply(Step(0, 1))), Node(parent=0, text="Xq9 and more"))
    cursor = ReplayCursor.open(Record(tags=(), nodes=nodes))
    assert (cursor.last_ply, cursor.to_end().node, cursor.to_end().ply) == (1, 1, 1)


@pytest.mark.parametrize("ply", [-1, 4])
def test_a_ply_that_is_not_there_is_refused_with_the_range(ply: int) -> None:
    with pytest.raises(PlyRangeError, match=rf"no ply {ply} here.*0 to 3") as error:
        ReplayCursor.open(record_of(PARENTS)).to_ply(ply)
    assert (error.value.ply, error.value.last) == (ply, 3)


def test_a_very_deep_tree_needs_no_recursion() -> None:
    parents = [START]
    for index in range(1, 3000):  # every move is replaced by the next node: variations nested 3000 deep
        parents.append(parents[-1] if index % 2 else index - 1)
    cursor = ReplayCursor.open(record_of(parents))
    assert cursor.to_node(2999).node == 2999
    assert cursor.to_end().node == cursor.line[-1]


@given(trees(), st.data())
def test_every_place_reached_lies_on_a_whole_line_of_play(parents: list[int], data: st.DataObject) -> None:
    cursor = ReplayCursor.open(record_of(parents))
    moves = ["forward", "back", "to_start", "to_end", "to_next_branching", "to_previous_branching"]
    for _ in range(data.draw(st.integers(0, 12))):
        cursor = _moved(cursor, parents, moves, data)
        chain = (START, *cursor.line)
        assert [parents[node] for node in cursor.line] == list(chain[:-1])
        assert parents.count(chain[-1]) == 0, "a line goes on to where nothing follows"
        assert 0 <= cursor.at <= len(cursor.line)
        assert cursor.following is None or cursor.following in cursor.choices


def _moved(cursor: ReplayCursor, parents: list[int], moves: list[str], data: st.DataObject) -> ReplayCursor:
    choice: Any = data.draw(st.sampled_from([*moves, "to_node", "choose", "choose_beside"]))
    if choice == "to_node":
        return cursor.to_node(data.draw(st.integers(START, len(parents) - 1)))
    if choice == "choose":
        return cursor.choose(data.draw(st.sampled_from(cursor.choices))) if cursor.choices else cursor
    if choice == "choose_beside":
        return cursor.choose_beside(data.draw(st.integers(-3, 3)))
    moved: ReplayCursor = getattr(cursor, choice)()
    return moved


@given(trees())
def test_every_node_can_be_jumped_to_and_left_both_ways(parents: list[int]) -> None:
    cursor = ReplayCursor.open(record_of(parents))
    for node, parent in enumerate(parents):
        there = cursor.to_node(node)
        assert there.node == node
        assert there.back().node == parent
        assert there.back().forward() == there


@given(trees())
def test_a_jump_along_the_line_keeps_the_line(parents: list[int]) -> None:
    cursor = ReplayCursor.open(record_of(parents))
    for node in cursor.line:
        assert cursor.to_node(node).line == cursor.line
