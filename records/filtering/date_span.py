"""Dates that are known in part: the days that they can be."""

from __future__ import annotations

import functools
import re

import attrs

from ..reading.tag_check import is_date

_PART = re.compile(r"[0-9]{4}(?:\.[0-9]{2}(?:\.[0-9]{2})?)?")
_FIRST_DAY, _LAST_DAY = ("0000", "01", "01"), ("9999", "12", "31")


@attrs.frozen
class DateSpan:
    """The first and the last day that a date can be, as ``YYYY.MM.DD``; days that no calendar has may be among them."""

    first: str
    last: str

    @classmethod
    @functools.lru_cache(maxsize=1 << 12)
    def of_tag(cls, text: str) -> DateSpan | None:
        """The span of a Date tag; ``None`` where it is no date.

        >>> DateSpan.of_tag("2026.11.??")
        DateSpan(first='2026.11.01', last='2026.11.31')
        """
        return cls._filled(text) if is_date(text) else None

    @classmethod
    @functools.lru_cache(maxsize=1 << 12)
    def of_condition(cls, text: str) -> DateSpan | None:
        """The span of a year, a month or a day as a condition names it; ``None`` where it is none.

        >>> DateSpan.of_condition("2026")
        DateSpan(first='2026.01.01', last='2026.12.31')
        """
        if not _PART.fullmatch(text):
            return None
        whole = text + ".??" * (2 - text.count("."))
        return cls._filled(whole) if is_date(whole) else None

    @classmethod
    def _filled(cls, text: str) -> DateSpan:
        """What is unknown taken for the least and for the most that it can be; a year may be known in part."""
        year, month, day = text.split(".")
        first = (year.replace("?", "0"), *_known(month, day, _FIRST_DAY))
        last = (year.replace("?", "9"), *_known(month, day, _LAST_DAY))
        return cls(".".join(first), ".".join(last))


def _known(month: str, day: str, otherwise: tuple[str, str, str]) -> tuple[str, str]:
    return (otherwise[1] if "?" in month else month), (otherwise[2] if "?" in day else day)
