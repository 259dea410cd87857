"""Records of every game, with everything that a record can hold, written and read again."""

import io
import json
import pickle
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import attrs
import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import junqi.records
from junqi.core.registry import RULE_SETS
from junqi.notation.style import MoveStyle
from junqi.records.findings.codes import Code
from junqi.records.formats.input_format import read_any
from junqi.records.interchange.json_writer import DOCUMENT_HEAD, DOCUMENT_TAIL, json_line
from junqi.records.model.record import START, Node, Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record
from rich_records import RECORDS, build

SCHEMA = jsonschema.Draft202012Validator(
    json.loads((Path(junqi.records.__file__).parent / "interchange" / "schema.json").read_text(encoding="utf-8"))
)

HARMLESS = {Code.NESTED_BRACE, Code.CONTROL_CHARACTER, Code.BYTE_ORDER_MARK, Code.BAD_COMMAND}
"""What may be said of a comment that is written as it should be."""

slowly = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@slowly
@given(RECORDS)
def test_what_is_written_reads_the_same_and_without_a_fault(record: Record) -> None:
    text = write_record(record)
    reads = list(read_records(io.BytesIO(text.encode())))
    assert [read.record for read in reads] == [record]
    assert {finding.code for read in reads for finding in read.findings} <= HARMLESS
    assert write_record(reads[0].record) == text


@slowly
@given(RECORDS, st.sampled_from(MoveStyle))
def test_every_style_reads_the_same(record: Record, style: MoveStyle) -> None:
    text = write_record(record, style)
    assert [read.record for read in read_records(io.BytesIO(text.encode()))] == [record]


@slowly
@given(RECORDS)
def test_lines_are_full_but_not_too_long(record: Record) -> None:
    text = write_record(record)
    lines = text[text.index("\n\n") + 2 :].removesuffix("\n\n").split("\n")
    assert not any(line.startswith(("%", "[")) for line in lines)
    for line, following in pairwise(lines):
        one_word = " " not in line.replace(" [", "_[").replace(" %", "_%") or line.startswith("; ")
        assert len(line) <= 80 or one_word
        first_word = following.split(" ")[0]
        ends = line.startswith("; ") or following.startswith("; ")
        assert ends or len(line) + 1 + len(first_word) > 80


@slowly
@given(RECORDS)
def test_json_is_of_the_schema_and_reads_the_same(record: Record) -> None:
    line = json_line(record)
    SCHEMA.validate(json.loads(line))
    reads = list(read_any(io.BytesIO((line + "\n").encode())))
    assert [read.record for read in reads] == [record]
    assert not [finding for read in reads for finding in read.findings]
    document = f"{DOCUMENT_HEAD}\n{line},\n{line}\n{DOCUMENT_TAIL}\n"
    SCHEMA.validate(json.loads(document))
    for form in (document, json.dumps(json.loads(document), indent=2)):
        assert [read.record for read in read_any(io.BytesIO(form.encode()))] == [record, record]


@slowly
@given(RECORDS)
def test_copies_are_equal(record: Record) -> None:
    copy = pickle.loads(pickle.dumps(record))
    assert copy == record
    assert hash(copy) == hash(record)


@pytest.mark.parametrize("change", [{"result": "1-0"}, {"before": ("x",)}, {"after": ("x",)}, {"nodes": ()}])
def test_records_differ_by_each_part(change: dict[str, object]) -> None:
    record = build(RULE_SETS["jungle-1a-white"], 1, [], ["a", "b", "c"], dealt=False)
    evolve: Callable[..., Record] = attrs.evolve
    assert evolve(record, **change) != record


def test_an_unread_text_goes_through_json() -> None:
    record = Record((("Variant", "chess"),), (Node(START, text="1. e4\n{x} e5"),))
    assert [read.record for read in read_any(io.BytesIO(json_line(record).encode()))] == [record]
