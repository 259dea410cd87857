"""The forms of tag values, compiled. Each function tells whether the bytes from ``at`` to ``end`` are of its form."""

from .memory_kernel import compiled, load
from .text_kernel import COLON, DASH, DOT, PLUS, QUESTION, SLASH, STAR, byte, digits, number, spells

_LEAP_YEAR = 2000
_LONGEST_NUMBER = 9


@compiled
def number_of_choice(memory: int, choices: int, text: int, at: int, end: int) -> int:
    """The number of a word in a list of the memory block, or -1."""
    for choice in range(load(memory, choices)):
        word = choices + 1 + 3 * choice
        if spells(text, at, end, load(memory, word), load(memory, word + 1), load(memory, word + 2)):
            return choice
    return -1


@compiled
def is_date(text: int, at: int, end: int) -> bool:
    """``YYYY.MM.DD``, a day of the calendar, with ``?`` for what is unknown."""
    if end - at != 10 or byte(text, at + 4) != DOT or byte(text, at + 7) != DOT:
        return False
    if not _is_year(text, at) or not _is_known_or_not(text, at + 5) or not _is_known_or_not(text, at + 8):
        return False
    year = number(text, at, at + 4) if digits(text, at) == at + 4 else -1
    month = -1 if byte(text, at + 5) == QUESTION else number(text, at + 5, at + 7)
    day = -1 if byte(text, at + 8) == QUESTION else number(text, at + 8, at + 10)
    if year == 0 or month == 0 or month > 12:
        return False
    return day != 0 and day <= _longest(_LEAP_YEAR if year < 0 else year, month)


@compiled
def _is_year(text: int, at: int) -> bool:
    for place in range(at, at + 4):
        if byte(text, place) != QUESTION and digits(text, place) == place:
            return False
    return True


@compiled
def _is_known_or_not(text: int, at: int) -> bool:
    """Two digits or two question marks."""
    unknown = byte(text, at) == QUESTION and byte(text, at + 1) == QUESTION
    return unknown or digits(text, at) >= at + 2


@compiled
def _longest(year: int, month: int) -> int:
    """The days of a month, 31 for one that is unknown."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month == 4 or month == 6 or month == 9 or month == 11 else 31


@compiled
def is_number(text: int, at: int, end: int, most: int) -> bool:
    """One to ``most`` digits."""
    return at < end <= at + most and digits(text, at) >= end


@compiled
def is_rating(text: int, at: int, end: int) -> bool:
    """A number of up to five digits, or ``?`` or ``-``."""
    return _is_unknown(text, at, end) or is_number(text, at, end, 5)


@compiled
def _is_unknown(text: int, at: int, end: int) -> bool:
    return end == at + 1 and (byte(text, at) == QUESTION or byte(text, at) == DASH)


@compiled
def is_time_control(text: int, at: int, end: int) -> bool:
    """Periods divided by colons, such as ``40/7200:600+5``."""
    while True:
        stop = at
        while stop < end and byte(text, stop) != COLON:
            stop += 1
        if not _is_period(text, at, stop):
            return False
        if stop == end:
            return True
        at = stop + 1


@compiled
def _is_period(text: int, at: int, end: int) -> bool:
    if _is_unknown(text, at, end):
        return True
    if byte(text, at) == STAR:
        return is_number(text, at + 1, end, _LONGEST_NUMBER)
    place = _after_number(text, at, end)
    if place < end and byte(text, place) == SLASH and place > at:
        at = place + 1
        place = _after_number(text, at, end)
    if place == at:
        return False
    return place == end or (byte(text, place) == PLUS and _is_increment(text, place + 1, end))


@compiled
def _after_number(text: int, at: int, end: int) -> int:
    """Where a number of up to nine digits ends; ``at`` where none begins."""
    place = min(digits(text, at), end)
    return place if place <= at + _LONGEST_NUMBER else at


@compiled
def _is_increment(text: int, at: int, end: int) -> bool:
    place = _after_number(text, at, end)
    if place == at or place == end:
        return place > at
    return byte(text, place) == DOT and is_number(text, place + 1, end, 3)
