"""Ten thousand plies, a thousand nested variations, giant texts, many games: linear time, flat memory, no recursion."""

import copy
import io
import json
import pickle
import tracemalloc
from collections.abc import Iterator

import pytest

from junqi.core.action import Step
from junqi.core.ply import Ply
from junqi.records.formats.input_format import read_any
from junqi.records.interchange.json_writer import json_line
from junqi.records.model.record import START, Node, Record
from junqi.records.model.tree import children, main_line, path
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

HEAD = (
    '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[First "?"]\n[Second "?"]\n[Result "*"]\n'
    '[Variant "jungle-1a-white"]\n\n'
)
RAT_UP, RAT_DOWN = Step(20, 27), Step(27, 20)
PLIES = 10_000
NESTED = 1_000


def read_one(text: str) -> Record:
    """The only record of a text."""
    (read,) = read_records(io.BytesIO(text.encode()))
    assert read.record is not None
    return read.record


def long_record() -> Record:
    """A main line of ten thousand plies; no rules ask whether it could be played."""
    plies = (Ply(RAT_UP), Ply(RAT_DOWN))
    nodes = tuple(Node(index - 1, plies[index % 2], (1,), (), (f"move {index}",)) for index in range(PLIES))
    return Record((("Event", "?"), ("Variant", "jungle-1a-white")), nodes)


def nested_text(same_move: bool) -> str:
    """Variations within variations: each replaces the move before it, or the reply to it."""
    if same_move:
        inner = "".join("(1. Rf3 " if depth % 2 else "(1. Rg4 " for depth in range(NESTED))
        return f"{HEAD}1. Rg4 {inner}{')' * NESTED} *\n"
    lines = ["1. Rg4"] + ["(1. Rf3 Ra6" for _ in range(NESTED)]
    return f"{HEAD}{' '.join(lines)}{')' * NESTED} *\n"


def test_ten_thousand_plies_are_equal_hashed_shown_copied_and_pickled() -> None:
    record, other = long_record(), long_record()
    assert record == other
    assert hash(record) == hash(other)
    assert repr(record) == repr(other)
    assert copy.deepcopy(record) == record
    assert copy.copy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record
    assert main_line(record) == path(record, PLIES - 1) == tuple(range(PLIES))
    assert children(record)[START] == (0,)


def test_ten_thousand_plies_go_through_json() -> None:
    record = long_record()
    line = json_line(record)
    assert len(json.loads(line)["nodes"]) == PLIES
    (read,) = read_any(io.BytesIO(line.encode()))
    assert read.record == record


def test_ten_thousand_moves_in_a_file() -> None:
    moves = ("Rg4 Ra6 Rg3 Ra7 " * (PLIES // 4)).strip()
    record = read_one(f"{HEAD}{moves} *\n")
    assert len(record.nodes) == 9  # the start stands for the third time after eight plies: a draw
    assert record.nodes[8].text is not None
    assert record.nodes[8].text.count("Rg4") == PLIES // 4 - 2
    assert read_one(write_record(record)) == record


def test_ten_thousand_plies_in_variations() -> None:
    variations = "(1. Rf3 Ra6 2. Rf4 Ra7) " * (PLIES // 4)
    text = f"{HEAD}1. Rg4 {variations}1... Ra6 *\n"
    record = read_one(text)
    assert len(record.nodes) == PLIES + 2
    assert read_one(write_record(record)) == record


@pytest.mark.parametrize("same_move", [True, False])
def test_a_thousand_nested_variations(same_move: bool) -> None:
    text = nested_text(same_move)
    record = read_one(text)
    again = read_one(write_record(record))
    assert again == record
    assert hash(again) == hash(record)
    assert repr(again) == repr(record)
    assert copy.deepcopy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record
    (read,) = read_any(io.BytesIO(json_line(record).encode()))
    assert read.record == record


def test_variations_stay_nested_as_they_were() -> None:
    text = f"{HEAD}1. Rg4 (1. Rf3 (1. Rg4 Ra6)) (1. Wd3) 1... Ra6 *\n\n"
    assert write_record(read_one(text)) == text


@pytest.mark.parametrize("sign", [*'{}();$["\\\n \ufeff', "%\n", "(1.", "1.", "! ", "Rg4", "{[%a "])
def test_twenty_thousand_of_anything(sign: str) -> None:
    many = sign * 20_000
    for text in (f"{HEAD}{many}", f"{HEAD}1. Rg4 {many}", many, f'[Event "{many}"]\n'):
        records = [read.record for read in read_records(io.BytesIO(text.encode())) if read.record is not None]
        assert len(records) <= 1


class ManyGames:
    """A stream of many games that are never all there, and how much memory reading took at most."""

    def __init__(self, count: int) -> None:
        self._games = self._made(count)

    @staticmethod
    def _made(count: int) -> Iterator[bytes]:
        for number in range(count):
            yield f"{HEAD}1. Rg4 {{game {number}}} Ra6 *\n\n".encode()

    def read(self, size: int) -> bytes:
        """A game at a time."""
        assert size > 0
        return next(self._games, b"")


def peak(count: int) -> int:
    """The most memory that reading so many games takes, in bytes."""
    tracemalloc.start()
    try:
        assert sum(read.record is not None for read in read_records(ManyGames(count))) == count
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    peak(10)  # what is remembered once
    assert (
        peak(2_000) < 1_000_000
    )  # the collector of garbage comes when it likes; the records would take several times that
