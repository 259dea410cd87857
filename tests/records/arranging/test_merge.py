"""The command merge: not a byte inside a game changes, and every game stays one."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from junqi.records.arranging.blank_line import blank_line_after
from junqi.records.arranging.merging import merged
from junqi.records.batches.cutting import batches_in
from junqi.records.reading.reader import read_records
from junqi.records.text.blocks import cut_blocks

A = b'[Event "a"]\n\n1. Rg4 *\n\n'
B = b'[Event "b"]\r\n\r\n1. Rg4 \x80 {open'
MARK = b"\xef\xbb\xbf"


def merge(*files: bytes) -> tuple[bytes, list[str]]:
    """Files merged, and the names of those whose text was left out."""
    told: list[str] = []
    batches = (batch for number, data in enumerate(files) for batch in batches_in(BytesIO(data), str(number)))
    return b"".join(merged(batches, told.append)), told


@pytest.mark.parametrize("end", [b"*\n\n", b"*\n", b"*", b"*\r\n\r\n", b"*\r", b"*\n\n\n", b"", b"\n"])
def test_a_blank_line_is_put_in_where_there_is_none(end: bytes) -> None:
    first = b'[Event "a"]\n' + end
    whole = first + blank_line_after(first) + A
    assert merge(first, A) == (whole, [])
    assert merge(first) == (first, [])
    blank = whole.replace(b"\r\n", b"\n").replace(b"\r", b"\n").removesuffix(A)
    assert blank.endswith(b"\n\n")
    assert [read.record.tags for read in read_records(BytesIO(whole)) if read.record] == [
        (("Event", "a"),),
        (("Event", "a"),),
    ]


def test_line_ends_are_those_of_the_file_before() -> None:
    assert merge(B, A) == (B + b"\r\n\r\n" + A, [])
    assert merge(B.replace(b"\r\n", b"\r"), A) == (B.replace(b"\r\n", b"\r") + b"\r\r" + A, [])


def test_marks_and_empty_files_are_left_out() -> None:
    assert merge(b"", MARK + A, b"\n \n", MARK + MARK + A, b"", MARK) == (A + A, [])


def test_text_before_the_first_game_stays_only_where_nothing_is_before_it() -> None:
    assert merge(b"; mine\n" + A, b"; yours\n" + A, b"no game at all\n", A) == (b"; mine\n" + 3 * A, ["1", "2"])


GAMES = st.lists(
    st.builds(
        b'[Event "%d"]\n%b%b'.__mod__,
        st.tuples(
            st.integers(0, 99),
            st.sampled_from([b"\n", b"", b"\r\n"]),
            st.lists(
                st.sampled_from([b"1. Rg4 Ra6", b"{", b"(", b'"', b"[%clk 1]", b"\x80", b"\n", b"\r\n", b"%x\n", b"*"])
            ).map(b" ".join),
        ),
    ),
    min_size=1,
    max_size=4,
)


@given(st.lists(GAMES.map(b"".join), min_size=1, max_size=4))
def test_every_game_stays_as_it_is_but_for_line_ends_after_it(files: list[bytes]) -> None:
    whole, told = merge(*files)
    before = [block.data for file in files for block in cut_blocks(BytesIO(file))]
    after = [block.data for block in cut_blocks(BytesIO(whole))]
    assert len(after) == len(before)
    assert told == []
    for old, new in zip(before, after, strict=True):
        assert new.startswith(old)
        assert new.removeprefix(old).strip(b"\r\n") == b""


def test_json_lines_are_merged_line_by_line(junqi: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(b'{"version": 1, "result": "*"}')
    (tmp_path / "b.jsonl").write_bytes(b'{"version": 1, "result": "1-0"}\n')
    ended = junqi("merge", str(tmp_path))
    assert ended.bytes == b'{"version": 1, "result": "*"}\n{"version": 1, "result": "1-0"}\n'
    assert (ended.code, ended.err) == (0, "2 games of 2 files merged\n")


def test_other_formats_are_refused(junqi: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "a.jgn").write_bytes(A)
    (tmp_path / "b.jsonl").write_bytes(b'{"version": 1, "result": "*"}')
    (tmp_path / "c.jgn").write_bytes(A.decode().encode("utf-16"))
    (tmp_path / "d.json").write_bytes(b'{"games": []}')
    for other in ("b.jsonl", "c.jgn", "d.json"):
        ended = junqi("merge", str(tmp_path / "a.jgn"), str(tmp_path / other), "-o", str(tmp_path / "out"))
        assert ended.code == 1
        assert ended.err.startswith(f"junqi: {tmp_path / other}: ")
        assert "'junqi convert' makes JGN of it first" in ended.err
        assert not (tmp_path / "out").exists()


def test_the_output_is_replaced_only_if_asked_and_never_read(junqi: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "a.jgn").write_bytes(A)
    output = tmp_path / "all.jgn"
    assert junqi("merge", str(tmp_path), "-o", str(output)).code == 0
    ended = junqi("merge", str(tmp_path), "-o", str(output))
    assert (ended.code, ended.err) == (2, f"junqi: {output} exists already; --force overwrites it\n")
    assert junqi("merge", str(tmp_path), "-o", str(output), "--force", "--quiet").err == ""
    assert output.read_bytes() == A
    assert junqi("merge", str(tmp_path / "a.jgn"), str(output), "-o", str(output), "--force").code == 0
    assert output.read_bytes() == A + A


def test_text_that_is_left_out_is_told_even_if_quiet(junqi: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "b.jgn").write_bytes(b"; yours\n" + A)
    ended = junqi("merge", "-", str(tmp_path / "b.jgn"), "--quiet", stdin=A)
    assert ended.bytes == A + A
    assert ended.err == f"{tmp_path / 'b.jgn'}: the text before the first game is left out\n"
