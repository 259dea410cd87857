"""The forms of tag values, held against those that the full reader asks for."""

import re
from random import Random

import pytest

from junqi.kernels.recogniser import Text
from junqi.kernels.tag_value_kernel import is_date, is_number, is_rating, is_time_control
from junqi.records.reading import tag_check

PERIOD = r"(\?|-|\d{1,9}(/\d{1,9})?(\+\d{1,9}(\.\d{1,3})?)?|\*\d{1,9})"
TIME_CONTROL = re.compile(f"{PERIOD}(:{PERIOD})*")
RATING = re.compile(r"\d{1,5}|[?-]")


def texts(signs: str, longest: int, seed: int) -> list[str]:
    random = Random(seed)
    return ["".join(random.choices(signs, k=random.randint(0, longest))) for _ in range(4000)]


@pytest.mark.parametrize("year", ["2024", "2023", "2000", "1900", "????", "20?4", "0000", "x024"])
def test_dates(year: str) -> None:
    parts = ["??", "00", "01", "02", "04", "09", "12", "13", "28", "29", "30", "31", "32", "?1", "1?", "x1"]
    for month in parts:
        for day in parts:
            for date in (f"{year}.{month}.{day}", f"{year}.{month}-{day}", f"{year}.{month}.{day}x"):
                # What follows a value in its text must not matter.
                text = Text(f'{date}"]'.encode())
                assert is_date(text.address, 0, len(date)) == tag_check.is_date(date), date


def test_time_controls() -> None:
    samples = [*texts("12/+:.*?-", 8, seed=1), "40/7200:600+5.5", "*180:?", "1" * 9, "1" * 10, "1+1.1234", "1:", ":1"]
    fitting = 0
    for sample in samples:
        fits = TIME_CONTROL.fullmatch(sample) is not None
        fitting += fits
        text = Text(f'{sample}"]'.encode())
        assert is_time_control(text.address, 0, len(sample)) == fits, sample
    assert fitting > 100


def test_ratings_and_numbers() -> None:
    for sample in texts("019?-", 7, seed=2):
        text = Text(f'{sample}0"'.encode())
        assert is_rating(text.address, 0, len(sample)) == (RATING.fullmatch(sample) is not None), sample
        assert is_number(text.address, 0, len(sample), 3) == (re.fullmatch(r"\d{1,3}", sample) is not None), sample
