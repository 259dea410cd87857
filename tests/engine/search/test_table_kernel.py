"""The transposition table: what is put in comes out, and nothing else does."""

from functools import cache
from random import Random
from typing import Any

import pytest

from junqi.engine.search import memory_map as at
from junqi.engine.search import table_kernel as table
from junqi.engine.search.search_memory import SearchMemory, TranspositionTable
from junqi.kernels.memory_kernel import compiled, constant, store

MOST_MOVE = (1 << 22) - 1


@compiled
def _record(memory: int, key: int, move: int, score: int, depth: int, bound: int, ply: int) -> None:
    table.record(memory, key, move, score, depth, bound, ply)


@compiled
def _probe(memory: int, key: int, ply: int, results: int) -> None:
    entry = table.probe(memory, key)
    store(results, 0, entry)
    store(results, 1, table.move_in(entry))
    store(results, 2, table.score_in(entry, ply))
    store(results, 3, table.depth_in(entry))
    store(results, 4, table.bound_in(entry))


@cache
def results() -> Any:
    from junqi.kernels.memory_kernel import memory_block

    return memory_block(8)


def new() -> tuple[SearchMemory, TranspositionTable]:
    found = TranspositionTable(1)
    found.begin_search()
    return SearchMemory((), found, (), Random(0)), found


def put(memory: SearchMemory, key: int, move: int, score: int, depth: int, bound: int, ply: int = 0) -> None:
    _record(memory.address, constant(key), move, score, depth, bound, ply)


def get(memory: SearchMemory, key: int, ply: int = 0) -> tuple[int, ...] | None:
    """Move, score, depth and bound; ``None`` if there is no entry."""
    _probe(memory.address, constant(key), ply, results().ctypes.data)
    found = results().tolist()
    return tuple(found[1:5]) if found[0] else None


@pytest.mark.parametrize("bound", [table.LOWER, table.UPPER, table.EXACT])
@pytest.mark.parametrize("score", [0, -1, 17, -25_000, 25_000])
@pytest.mark.parametrize(("move", "depth"), [(1, 0), (MOST_MOVE, 127)])
def test_what_is_put_in_comes_out(bound: int, score: int, move: int, depth: int) -> None:
    memory, _ = new()
    put(memory, 1 << 63 | 12345, move, score, depth, bound)
    assert get(memory, 1 << 63 | 12345) == (move, score, depth, bound)
    assert get(memory, 12345) is None


@pytest.mark.parametrize("sign", [1, -1])
def test_wins_are_counted_from_where_they_are_asked_for(sign: int) -> None:
    memory, _ = new()
    put(memory, 99, 1, sign * (at.MATE - 10), 5, table.EXACT, ply=4)  # over six plies later
    assert get(memory, 99, ply=20) == (1, sign * (at.MATE - 26), 5, table.EXACT)


def test_a_result_without_a_move_keeps_the_move_known() -> None:
    memory, _ = new()
    put(memory, 7, 42, 10, 3, table.LOWER)
    put(memory, 7, 0, -5, 4, table.UPPER)
    assert get(memory, 7) == (42, -5, 4, table.UPPER)


def test_half_an_entry_of_another_thread_is_no_entry() -> None:
    memory, found = new()
    put(memory, 7, 42, 10, 3, table.LOWER)
    words = found._block
    places = words.nonzero()[0].tolist()
    assert len(places) == 2
    words[places[1]] ^= 1 << 25
    assert get(memory, 7) is None


def test_in_a_full_bucket_old_and_shallow_results_go_first() -> None:
    memory, found = new()
    keys = [7 + number * found.buckets for number in range(5)]  # one bucket has room for four
    for depth, key in enumerate(keys[:4], 10):
        put(memory, key, 1, 0, depth, table.EXACT)
    put(memory, keys[4], 1, 0, 2, table.EXACT)
    assert [get(memory, key) is not None for key in keys] == [False, True, True, True, True]
    found.begin_search()
    later = SearchMemory((), found, (), Random(0))
    put(later, keys[0], 1, 0, 1, table.EXACT)
    assert [get(later, key) is not None for key in keys] == [True, True, True, True, False]
