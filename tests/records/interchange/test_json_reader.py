"""JSON from outside: whatever it is, it is read or refused with a place."""

import io
import json
from typing import Any

import pytest

from junqi.records.formats.input_format import format_of, looks_binary, read_any
from junqi.records.formats.record_format import RecordFormat
from junqi.records.interchange.json_writer import json_line
from junqi.records.model.record import START, Node, Record
from junqi.records.reading.game_reader import ReadGame
from junqi.records.writing.writer import write_record
from junqi.records.writing.writer_errors import UnwritableError

GOOD: dict[str, Any] = {
    "version": 1,
    "tags": [[name, "?"] for name in ("Event", "Site", "Date", "Round", "First", "Second")]
    + [["Result", "*"], ["Variant", "jungle-1a-white"]],
    "nodes": [{"parent": -1, "move": "g3g4"}],
    "result": "*",
}


def read(text: str | bytes) -> list[ReadGame]:
    """What is read of a text."""
    return list(read_any(io.BytesIO(text.encode() if isinstance(text, str) else text), "f"))


def found(text: str | bytes) -> list[str]:
    """The findings of a text, one a line."""
    return [str(finding) for game in read(text) for finding in game.findings]


def with_node(**keys: object) -> str:
    """The good record with one node changed."""
    return json.dumps({**GOOD, "nodes": [{"parent": -1, "move": "g3g4", **keys}]})


def test_a_good_line() -> None:
    (game,) = read(json.dumps({**GOOD, "tags": [["Date", "2026.11.30"], *GOOD["tags"][:2], *GOOD["tags"][3:]]}))
    assert game.record is not None
    assert game.findings == ()
    assert game.record.tags[2] == ("Date", "2026.11.30")


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ('{"version": 1', "f:1:14: error: not JSON: Expecting ',' delimiter [bad-json]"),
        ('{"version": 1, "result": NaN}', "f:1:1: error: not JSON: NaN is no value [bad-json]"),
        ('{"version": ' + "9" * 5000 + "}", "f:1:1: error: a number with too many digits to be read [bad-json]"),
        ('{"a": ' + "[" * 100_000, "f:1:1: error: JSON nested too deeply [bad-json]"),
        ('{"a": ' + '{"a":' * 100_000, "f:1:1: error: JSON nested too deeply [bad-json]"),
        ("{}", "f:1:1: error: version: null where a whole number from 1 to 1 is needed [bad-record]"),
        ('{"version": 2}', "f:1:1: error: version: 2 where a whole number from 1 to 1 is needed [bad-record]"),
        (
            '{"version": true}',
            "f:1:1: error: version: a boolean where a whole number from 1 to 1 is needed [bad-record]",
        ),
        ('{"version": 1}', "f:1:1: error: result: null where one of 1-0, 0-1, 1/2-1/2, * is needed [bad-record]"),
        (json.dumps(GOOD | {"x": 1}), "f:1:1: error: x: no such key; known are version, tags, before, nodes, result, "),
        (json.dumps(GOOD | {"result": 1}), "f:1:1: error: result: 1 where one of 1-0, 0-1, 1/2-1/2, * is needed"),
        (json.dumps(GOOD | {"tags": {}}), "f:1:1: error: tags: an object where an array is needed [bad-record]"),
        (json.dumps(GOOD | {"tags": [["a"]]}), "f:1:1: error: tags[0]: a tag is an array of its name and its value"),
        (json.dumps(GOOD | {"tags": [["a", 5]]}), "f:1:1: error: tags[0][1]: a number where a string is needed"),
        (json.dumps(GOOD | {"before": [None]}), "f:1:1: error: before[0]: null where a string is needed [bad-record]"),
        (json.dumps(GOOD | {"nodes": [5]}), "f:1:1: error: nodes[0]: a number where an object is needed [bad-record]"),
        (
            json.dumps(GOOD | {"kept": [{"place": 3, "text": ""}]}),
            "f:1:1: error: kept[0].place: 3 where a whole number",
        ),
        (json.dumps(GOOD | {"kept": [{"place": 0}]}), "f:1:1: error: kept[0].text: nothing where a string is needed"),
        (with_node(parent=0), "f:1:1: error: nodes[0].parent: 0 where a whole number from -1 to -1 is needed"),
        (with_node(parent=-2), "f:1:1: error: nodes[0].parent: -2 where a whole number from -1 to -1 is needed"),
        (with_node(parent=0.5), "f:1:1: error: nodes[0].parent: a number where a whole number"),
        (with_node(parent=10**400), "f:1:1: error: nodes[0].parent: a number where a whole number"),
        (with_node(move="Rg4"), "f:1:1: error: nodes[0].move: 'Rg4' is not in coordinate notation, such as g3g4"),
        (with_node(move="z9z8"), "f:1:1: error: nodes[0].move: 'z9z8' is not a move:"),
        (with_node(move=None), "f:1:1: error: nodes[0].move: null where a string is needed [bad-record]"),
        (with_node(text="x"), "f:1:1: error: nodes[0].move: a node has either a move or a text [bad-record]"),
        (with_node(nags=[256]), "f:1:1: error: nodes[0].nags[0]: 256 where a whole number from 0 to 255 is needed"),
        (with_node(revealed="Q"), "f:1:1: error: nodes[0].revealed: 'Q' is no piece: pieces are ELTPWDCR"),
        (with_node(lifts=1), "f:1:1: error: nodes[0].lifts: a number where a boolean is needed [bad-record]"),
        (with_node(battle={}), "f:1:1: error: nodes[0].battle.result: null where one of attacker stays, both fall,"),
        (
            with_node(outcome={"winner": "third", "reason": "time"}),
            "f:1:1: error: nodes[0].outcome.winner: 'third' where one of first, second, null is needed",
        ),
        (
            with_node(outcome={"winner": None, "reason": "rain"}),
            "f:1:1: error: nodes[0].outcome.reason: 'rain' where one",
        ),
        (with_node(move="a1a9"), "f:1:1: error: nodes[0]: "),
        (with_node(lifts=True), "f:1:1: error: nodes[0]: its battle, lift or end is not what the rules say"),
        ('{"version": 1, "version": 1, "result": "*"}', "f:1:1: error: the key 'version' stands twice in an object"),
        (b'{"version": "\xff"}', "f:1:1: error: byte 0xff at offset 13 is not UTF-8 [bad-json]"),
        ('{"format": "x", "games": []}', "f:1:1: error: format: 'x' where one of junqi-records is needed [bad-record]"),
        ('{"format": "junqi-records", "version": 1, "games": 1}', "f:1:1: error: games: a number where an array"),
        ("{\n}", "f:1:1: error: format: null where one of junqi-records is needed [bad-record]"),
        ('[{"version": 1}]', "f:1:1: error: an array where an object is needed [bad-record]"),
        ('{\n  "format": oops\n}', "f:2:13: error: not JSON: Expecting value [bad-json]"),
    ],
)
def test_bad_json_is_one_clear_finding(text: str | bytes, finding: str) -> None:
    assert any(line.startswith(finding) for line in found(text)), found(text)


def test_a_bad_line_costs_only_itself() -> None:
    games = read("\n".join([json.dumps(GOOD), '{"version": 1', "", "5", json.dumps(GOOD)]))
    assert [game.record is not None for game in games] == [True, False, False, True]
    assert [game.number for game in games] == [1, 2, 3, 4]
    assert [(f.line, f.code.value) for game in games[1:3] for f in game.findings] == [
        (2, "bad-json"),
        (4, "bad-record"),
    ]


def test_a_bad_game_costs_only_itself() -> None:
    games = read(json.dumps({"format": "junqi-records", "version": 1, "games": [GOOD, {}, GOOD]}))
    assert [game.record is not None for game in games] == [True, False, True]


def test_moves_of_an_unknown_variant_have_no_meaning() -> None:
    line = json.dumps(GOOD | {"tags": [["Variant", "chess"]]})
    assert any("nodes[0].move: a move of a variant that is not known" in text for text in found(line))


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (b"", RecordFormat.JGN),
        (b'[Event "?"]\n', RecordFormat.JGN),
        (b"{ a comment }", RecordFormat.JGN),
        (b'{ "quoted" }', RecordFormat.JGN),
        (b'\xef\xbb\xbf{"version": 1, "result": "*"}', RecordFormat.JSON_LINES),
        (b'{"version": 1, "tags": [["Event", "', RecordFormat.JSON_LINES),
        (b'{"version": 1\n{"version": 1}\n', RecordFormat.JSON_LINES),
        (b'\n {\n "format": "junqi-records",\n', RecordFormat.JSON),
        (b'{"format": "junqi-records", "version": 1, "games": [\n{"version": 1}', RecordFormat.JSON),
        (b"[{", RecordFormat.JSON),
        (b'[[Event "?"]\n[Site "?"]\n', RecordFormat.JGN),
        (b'{"a": 1}\n\n[Event "?"]\n', RecordFormat.JGN),
        (b'["Club"]\r[Site "?"]\r', RecordFormat.JGN),
        (b'x{"version": 1}\n{"version": 1}\n', RecordFormat.JSON_LINES),
        (b'["version": 1}\n{"version": 1}\n', RecordFormat.JSON_LINES),
    ],
)
def test_the_format_is_told_by_what_a_file_holds(head: bytes, kind: RecordFormat) -> None:
    assert format_of(head) is kind


def test_a_binary_file_is_told() -> None:
    assert looks_binary(b"\x7fELF\x02\x01\x01\0\0")
    assert not looks_binary(b'[Event "\0"]\n')
    assert not looks_binary(b'{"version": 1, "result": "\0"}')
    assert not looks_binary('[Event "?"]'.encode("utf-16"))
    assert not looks_binary(b"\x89\xff text")


def test_a_lone_surrogate_goes_through_json_but_not_into_jgn() -> None:
    record = Record((("Event", "a\ud800b"),), before=("\udcff",))
    assert [game.record for game in read(json_line(record))] == [record]
    with pytest.raises(UnwritableError, match=r"lone surrogate U\+D800"):
        write_record(record)


def test_an_unread_node_has_no_children() -> None:
    nodes = [{"parent": START, "text": "x"}, {"parent": 0, "move": "g3g4"}]
    assert any(
        "nodes[1].parent: text that was not understood has no" in line
        for line in found(json.dumps(GOOD | {"nodes": nodes}))
    )


def test_comments_are_folded_and_nags_sorted() -> None:
    (game,) = read(with_node(nags=[9, 1], after=[" a \n b "]))
    assert game.record is not None
    assert game.record.nodes == (Node(START, game.record.nodes[0].ply, (1, 9), (), ("a b",)),)


def test_the_format_is_told_by_as_much_of_a_stream_that_comes_in_small_pieces() -> None:
    class Dribbling:
        def __init__(self, data: bytes) -> None:
            self._stream = io.BytesIO(data)

        def read(self, size: int, /) -> bytes:
            return self._stream.read(min(size, 100))

    damaged = b'{"a": 1}\n' * 1000 + b'[Event "?"]\n\n*\n'
    assert format_of(damaged) is RecordFormat.JGN
    assert list(read_any(Dribbling(damaged))) == list(read_any(io.BytesIO(damaged)))
