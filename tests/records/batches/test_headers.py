"""Headers are what the full reader reads of tags, whichever way they are read."""

import io
import re
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.batches.headers import headers, jgn_headers
from junqi.records.formats.raw_game import raw_games, tags_of
from junqi.records.interchange.json_writer import DOCUMENT_HEAD, DOCUMENT_TAIL, json_line
from junqi.records.model.from_game import record_of
from junqi.records.reading.decoding import decode
from junqi.records.reading.plain_tags import plain_tags
from junqi.records.reading.tag_section import read_tag_section
from junqi.records.text.blocks import cut_blocks, game_sections, game_starts
from junqi.records.writing.writer import write_record

FIRST_LINE = re.compile(rb'(?:\xef\xbb\xbf)*\[[A-Za-z0-9_]{1,255} "')


def by_full_reader(data: bytes) -> list[tuple[int, dict[str, str]]]:
    """Where games begin, and their tags."""
    found = []
    for block in cut_blocks(io.BytesIO(data)):
        if block.is_game:
            tags = [(tag.name, tag.value) for tag in read_tag_section(decode(block, "")).tags]
            found.append((block.offset, dict(reversed(tags))))
    return found


def starts_by_lines(data: bytes) -> list[int]:
    """Where games begin, told line by line; only for data in which byte order marks stand at line starts."""
    found, at, in_section = [], 0, False
    for line in re.findall(rb"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z", data):
        is_tag = FIRST_LINE.match(line) is not None
        found += [at] if is_tag and not in_section else []
        in_section, at = is_tag, at + len(line)
    return found


def test_damaged_files_have_the_headers_that_the_full_reader_reads(odd_files: list[bytes]) -> None:
    plain = odd = 0
    for data in odd_files:
        expected = by_full_reader(data)
        found = [(header.offset, dict(header.tags)) for header in headers(io.BytesIO(data))]
        assert found == expected, data
        for _, begin, end in game_sections(data):
            plain += plain_tags(data[begin:end]) is not None
            odd += plain_tags(data[begin:end]) is None
    assert plain > 500 and odd > 100  # both ways were taken


def test_games_begin_where_a_reading_line_by_line_finds_them(odd_files: list[bytes]) -> None:
    for data in odd_files:
        if re.search(rb"[^\r\n\xbf]\xef\xbb\xbf\[", data) is None:
            assert game_starts(data) == starts_by_lines(data), data


@pytest.mark.parametrize("line_end", [b"\n", b"\r\n", b"\r"])
def test_line_ends_make_no_difference(line_end: bytes) -> None:
    text = b'[First "Ann"]\n[Second "\xe8\xb1\xa1"]\n\n1. Rg4 *\n\n[First "Bob"]\n\n*\n'.replace(b"\n", line_end)
    assert [header.tags for header in headers(io.BytesIO(text))] == [
        {"First": "Ann", "Second": "象"},
        {"First": "Bob"},
    ]


@pytest.mark.parametrize(
    "value",
    [r"\"Ann\"", r"a\\b", 'a "quote" in it', "\x7f", "\x85", "\ufeff", "tab\t", "象棋", "\x00", r"\x", "\u2028", "]"],
)
def test_odd_values_are_those_of_the_full_reader(value: str) -> None:
    data = f'[Event "?"]\n[First "{value}"]\n[Result "*"]\n\n*\n\n'.encode()
    assert [dict(header.tags) for header in headers(io.BytesIO(data))] == [tags for _, tags in by_full_reader(data)]


def test_the_first_of_two_tags_counts_and_games_are_numbered_by_file() -> None:
    data = b'text\n\n[First "Ann"]\n[First "Bob"]\n\n*\n\n[First "Cy"]\n\n*\n'
    found = [(header.number, header.offset, header.tags["First"]) for header in headers(io.BytesIO(data))]
    assert found == [(1, 6, "Ann"), (2, data.index(b'[First "Cy"'), "Cy")]


def test_a_needle_leaves_only_the_games_that_hold_it(odd_files: list[bytes]) -> None:
    for data in odd_files:
        every = dict(jgn_headers(data))
        for needle in (b"Ann", b"Rg", b"\n", b"nowhere"):
            found = {number: (header.start, header.end) for number, header in jgn_headers(data, needle)}
            holding = {n: (h.start, h.end) for n, h in every.items() if needle in data[h.start : h.end]}
            first = {n: place for n, place in found.items() if n not in holding}
            assert set(first) <= {1} and {n: p for n, p in found.items() if n not in first} == holding


def test_json_has_headers_too() -> None:
    random = Random(1)
    rules = RULE_SETS["junqi"]
    records = [record_of(Game.begin(rules, rules.deal(rules.start(), random)), {"First": name}) for name in "AB"]
    lines = "".join(f"{json_line(record)}\n" for record in records).encode()
    document = (DOCUMENT_HEAD + "\n" + ",\n".join(map(json_line, records)) + DOCUMENT_TAIL).encode()
    jgn = "".join(map(write_record, records)).encode()
    for data in (lines, document, jgn):
        found = list(headers(io.BytesIO(data)))
        assert [(header.number, header.tags["First"]) for header in found] == [(1, "A"), (2, "B")]
        assert [header.tags for header in found] == [tags_of(raw) for raw in raw_games(io.BytesIO(data))]
    assert [header.offset for header in headers(io.BytesIO(lines))] == [0, lines.index(b"\n") + 1]
