"""Every fault that a file can have, converted into every format: nothing fails, nothing is lost in silence."""

import io

import pytest

from bad_files import CASES, data_of
from junqi.records.batches.cutting import batches_in
from junqi.records.converting.choices import Choices
from junqi.records.converting.done import Done
from junqi.records.converting.format import Holds
from junqi.records.converting.format_name import FormatName
from junqi.records.converting.outlets import StreamOutlet
from junqi.records.converting.table import FORMATS
from junqi.records.converting.writing import write_batch
from junqi.records.formats.input_format import read_any
from junqi.records.reading.reader import read_records

FAULTS = [data_of(case) for case in CASES.values()]
IDS = list(CASES)
CHEAP = [name for name in FormatName if name not in (FormatName.PNG, FormatName.GIF)]


def converted(data: bytes, name: FormatName) -> tuple[list[Done], bytes]:
    """What became of the batches of a file, and what was written where a file has many games."""
    form, sink = FORMATS[name], io.BytesIO()
    found = [write_batch(batch, form, Choices()) for batch in batches_in(io.BytesIO(data), "f")]
    if form.holds is Holds.MANY:
        outlet = StreamOutlet(sink, form.frame(Choices()))
        outlet.begin()
        for piece in (piece for done in found for piece in done.pieces):
            outlet.take(piece)
        outlet.end()
    return found, sink.getvalue()


@pytest.mark.parametrize("data", FAULTS, ids=IDS)
@pytest.mark.parametrize("name", CHEAP)
def test_every_game_is_written_or_told(name: FormatName, data: bytes) -> None:
    games = [read for read in read_records(io.BytesIO(data)) if read.number]
    found, _ = converted(data, name)
    read, written, told = (
        (sum(counts) for counts in zip(*((d.tally.read, d.tally.written, len(d.messages)) for d in found), strict=True))
        if found
        else (0, 0, 0)
    )
    assert read == len(games)
    assert written + told == read


@pytest.mark.parametrize("data", FAULTS, ids=IDS)
@pytest.mark.parametrize("name", [FormatName.JSON, FormatName.JSON_LINES])
def test_json_holds_whatever_a_faulty_file_holds(name: FormatName, data: bytes) -> None:
    there = [read.record for read in read_records(io.BytesIO(data)) if read.record is not None]
    back = [read.record for read in read_any(io.BytesIO(converted(data, name)[1])) if read.record is not None]
    assert back == there


@pytest.mark.parametrize("name", [FormatName.PNG, FormatName.GIF])
@pytest.mark.parametrize("case", ["not-utf-8", "unknown-variant"])
def test_pictures_of_faulty_games(name: FormatName, case: str) -> None:
    found, _ = converted(FAULTS[IDS.index(case)], name)
    assert sum(len(done.messages) + done.tally.written for done in found) == sum(done.tally.read for done in found)
