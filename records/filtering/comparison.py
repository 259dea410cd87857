"""How a tag's value compares with the value that a condition names."""

import enum
import re
from collections.abc import Callable

from .date_span import DateSpan

UNKNOWN_VALUE = "?"
_NUMBER = re.compile(r"-?[0-9]{1,15}(?:\.[0-9]{1,15})?")


class Operator(enum.Enum):
    """The value is how it is written. Longer ones come before those with which they begin."""

    NO_MATCH = "!~="
    MATCH = "~="
    DIFFERENT = "!="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"
    EQUAL = "="


def is_number(text: str) -> bool:
    """Whether a value compares as a number.

    >>> is_number("2100"), is_number("0.5"), is_number("600+5")
    (True, True, False)
    """
    return _NUMBER.fullmatch(text) is not None


def is_date_tag(name: str) -> bool:
    """Whether the values of a tag compare as dates: Date, and others whose names end so."""
    return name.endswith("Date")


def is_equal(name: str, value: str, wanted: str) -> bool:
    """Whether a value is the one that is wanted: the same text, the same number, or a date that lies within it.

    >>> is_equal("Date", "2026.11.30", "2026.11"), is_equal("PlyCount", "080", "80")
    (True, True)
    """
    if value == wanted:
        return True
    if is_date_tag(name):
        span, within = DateSpan.of_tag(value), DateSpan.of_condition(wanted)
        return span is not None and within is not None and within.first <= span.first and span.last <= within.last
    return is_number(value) and is_number(wanted) and float(value) == float(wanted)


def is_in_order(name: str, operator: Operator, value: str, limit: str) -> bool:
    """Whether a value certainly lies on the wanted side of a limit.

    What is not known, such as the day of ``2026.11.??`` or a rating ``?``, may lie on either side, so it does not.
    """
    if value == UNKNOWN_VALUE:
        return False
    if is_date_tag(name):
        span, bounds = DateSpan.of_tag(value), DateSpan.of_condition(limit)
        return span is not None and bounds is not None and _DATES[operator](span, bounds)
    if is_number(limit):
        return is_number(value) and _NUMBERS[operator](float(value), float(limit))
    return _TEXTS[operator](value, limit)


_DATES: dict[Operator, Callable[[DateSpan, DateSpan], bool]] = {
    Operator.AT_LEAST: lambda span, bounds: span.first >= bounds.first,
    Operator.AT_MOST: lambda span, bounds: span.last <= bounds.last,
    Operator.MORE: lambda span, bounds: span.first > bounds.last,
    Operator.LESS: lambda span, bounds: span.last < bounds.first,
}
_NUMBERS: dict[Operator, Callable[[float, float], bool]] = {
    Operator.AT_LEAST: float.__ge__,
    Operator.AT_MOST: float.__le__,
    Operator.MORE: float.__gt__,
    Operator.LESS: float.__lt__,
}
_TEXTS: dict[Operator, Callable[[str, str], bool]] = {
    Operator.AT_LEAST: str.__ge__,
    Operator.AT_MOST: str.__le__,
    Operator.MORE: str.__gt__,
    Operator.LESS: str.__lt__,
}
