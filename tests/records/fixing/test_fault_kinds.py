"""Every kind of fault: what is mended of it, what is left, and that mending twice is mending once."""

import io
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bad_files import CASES, GOOD, data_of
from junqi.records.findings.codes import Code
from junqi.records.findings.mendable import _ALWAYS, _NEVER, _SOMETIMES, HOW, MENDED, Mended
from junqi.records.reading.reader import read_records

Mend = Callable[[bytes], Any]


def codes(data: bytes) -> Counter[Code]:
    return Counter(finding.code for read in read_records(io.BytesIO(data)) for finding in read.findings)


def unread(data: bytes) -> list[str]:
    records = [read.record for read in read_records(io.BytesIO(data)) if read.record is not None]
    texts = [node.text for record in records for node in record.nodes if node.text is not None]
    return texts + [kept.text for record in records for kept in record.kept]


@pytest.mark.parametrize("name", CASES)
def test_what_is_always_mended_is_gone_and_what_never_is_stays(name: str, mend: Mend) -> None:
    data = data_of(CASES[name])
    before, after = codes(data), codes(mend(data).data)
    for code, number in before.items():
        if MENDED[code] is Mended.ALWAYS:
            assert not after[code], code
        elif MENDED[code] is Mended.NEVER:
            assert after[code] == number, code
    assert set(after) <= set(before)


@pytest.mark.parametrize("name", CASES)
def test_mending_twice_is_mending_once(name: str, mend: Mend) -> None:
    once = mend(data_of(CASES[name]))
    twice = mend(once.data)
    assert twice.data == once.data
    assert twice.changes == []


@pytest.mark.parametrize("name", CASES)
def test_changes_are_told_and_nothing_changes_untold(name: str, mend: Mend) -> None:
    data = data_of(CASES[name])
    mended = mend(data)
    is_other = mended.data != data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    assert bool(mended.changes) == (is_other or b"\r" in data)


@pytest.mark.parametrize("name", CASES)
def test_unread_text_is_kept(name: str, mend: Mend) -> None:
    data = data_of(CASES[name])
    known = unread(mend(data).data)
    marks = {Code.WRONG_CAPTURE_MARK, Code.WRONG_OUTCOME_MARK} & set(codes(data))
    assert known == ([] if marks else unread(data))


def test_every_code_of_games_is_among_the_kinds() -> None:
    seen = {finding.split()[1] for case in CASES.values() for finding in case["findings"]}
    of_other_formats = {"answer-differs", "bad-json", "bad-record", "duplicate-key"}
    of_other_formats |= {code.value for code in Code if code.value.startswith("zsg-")}
    assert {code.value for code in Code} == seen | of_other_formats


def test_every_code_is_said_to_be_mended_or_not() -> None:
    assert set(MENDED) == set(HOW) == set(Code)
    assert sum(map(len, (_ALWAYS, _SOMETIMES, _NEVER))) == len(Code)


@pytest.mark.parametrize(
    "name",
    [
        "semicolon-inside-braces",
        "hidden-line",
        "escaped-quote",
        "first-layout-alone-while-the-second-player-deploys",
        "not-a-move",
        "bad-escape",
    ],
)
def test_a_good_game_stays_byte_for_byte(name: str, mend: Mend) -> None:
    odd = data_of(CASES[name]) + b"\n"
    good = GOOD.replace(b" Ra6", b"   Ra6  {as it was   written}")
    assert mend(good + odd + good).data == good + mend(odd).data + good
