"""Dates that are written otherwise than ``YYYY.MM.DD``, but can mean one day only."""

import re

from ..reading.tag_check import is_date

_DATE = re.compile(
    r"\s*(?P<year>[0-9]{4}|\?{1,4})(?:(?P<sign>[./-])(?P<month>[0-9]{1,2}|\?{1,2})(?:(?P=sign)(?P<day>[0-9]{1,2}|\?{1,2}))?)?\s*"
)


def right_date(text: str) -> str | None:
    """The date that a text with the year first means; ``None`` where it means none or not surely one.

    >>> right_date("2026-11-30"), right_date("2026.1.5"), right_date("2026"), right_date("30.11.2026")
    ('2026.11.30', '2026.01.05', '2026.??.??', None)
    """
    found = _DATE.fullmatch(text)
    if found is None and text.strip():
        return None
    year, month, day = ("?", "?", "?") if found is None else (found[part] or "?" for part in ("year", "month", "day"))
    date = ".".join((_padded(year, 4), _padded(month, 2), _padded(day, 2)))
    return date if is_date(date) else None


def _padded(part: str, width: int) -> str:
    return "?" * width if "?" in part else part.rjust(width, "0")
