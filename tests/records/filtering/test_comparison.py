"""Values compare as dates, numbers or text; what is not known is on neither side of anything."""

import itertools

import pytest

from junqi.records.filtering.comparison import Operator, is_equal, is_in_order
from junqi.records.reading.tag_check import is_date

YEARS = (1000, *range(2020, 2030), 9999)
DAYS = [f"{year}.{month:02}.{day:02}" for year in YEARS for month in range(1, 13) for day in (1, 15, 28)]
PARTLY = ["2026.??.??", "2026.01.??", "202?.??.??", "????.??.??", "2026.??.15", "????.06.01"]


def can_be(text: str) -> list[str]:
    """The days of a sample that a date can be."""
    return [day for day in DAYS if all(sign in ("?", known) for sign, known in zip(text, day, strict=True))]


@pytest.mark.parametrize("limit", ["2026", "2025", "2026.01", "2025.12", "2026.01.15", "2026.06.01"])
@pytest.mark.parametrize("text", DAYS[::37] + PARTLY)
def test_a_date_is_before_or_after_only_where_every_day_that_it_can_be_is(text: str, limit: str) -> None:
    days = can_be(text)
    assert days and is_date(text)
    expected = {
        Operator.AT_LEAST: all(day >= limit for day in days),
        Operator.MORE: all(day > limit and not day.startswith(limit) for day in days),
        Operator.AT_MOST: all(day <= limit or day.startswith(limit) for day in days),
        Operator.LESS: all(day < limit for day in days),
    }
    for operator, holds in expected.items():
        assert is_in_order("Date", operator, text, limit) is holds, operator
    assert is_equal("Date", text, limit) is all(day.startswith(limit) for day in days)


def test_what_is_no_date_compares_with_none() -> None:
    for operator in (Operator.AT_LEAST, Operator.MORE, Operator.AT_MOST, Operator.LESS):
        assert not is_in_order("Date", operator, "2026.02.30", "2026")
        assert not is_in_order("Date", operator, "yesterday", "2026")
    assert is_equal("Date", "yesterday", "yesterday")


@pytest.mark.parametrize(("value", "limit"), [*itertools.product(["7", "10", "9.5", "-1", "007"], ["7", "9", "10.0"])])
def test_numbers_compare_as_numbers(value: str, limit: str) -> None:
    assert is_in_order("FirstElo", Operator.LESS, value, limit) is (float(value) < float(limit))
    assert is_in_order("FirstElo", Operator.AT_LEAST, value, limit) is (float(value) >= float(limit))
    assert is_equal("PlyCount", value, limit) is (float(value) == float(limit))


def test_what_is_no_number_is_on_neither_side_of_one() -> None:
    for value in ("?", "-", "", "600+5", "1e3", "nan"):
        assert not is_in_order("FirstElo", Operator.LESS, value, "2000")
        assert not is_in_order("FirstElo", Operator.AT_LEAST, value, "2000")


def test_text_compares_by_code_points_and_the_unknown_does_not() -> None:
    assert is_in_order("First", Operator.LESS, "Ann", "Bob")
    assert is_in_order("First", Operator.AT_LEAST, "象", "Bob")
    assert not is_in_order("First", Operator.LESS, "?", "Bob")
    assert is_equal("First", "Ann", "Ann") and not is_equal("First", "ann", "Ann")
