"""Whether a game's tags are all there, in order, and of their form."""

import calendar
import re
from collections.abc import Callable, Mapping

from ...core.registry import ALIASES
from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.record import RESULTS
from ..model.tag_order import ROSTER, in_order
from .tag_section import FoundTag, TagSection

TERMINATIONS = ("normal", "resignation", "agreement", "time forfeit", "abandoned", "rules infraction")
PLAYER_TYPES = ("human", "program")
_DATE = re.compile(r"([0-9?]{4})\.([0-9?]{2})\.([0-9?]{2})")
_WHOLE_NUMBER = re.compile(r"[0-9]{1,9}")
_RATING = re.compile(r"[0-9]{1,5}|[?-]")
_TIME_PERIOD = r"(?:\?|-|[0-9]{1,9}(?:/[0-9]{1,9})?(?:\+[0-9]{1,9}(?:\.[0-9]{1,3})?)?|\*[0-9]{1,9})"
_TIME_CONTROL = re.compile(rf"{_TIME_PERIOD}(?::{_TIME_PERIOD})*")

_FORMS: Mapping[str, tuple[Callable[[str], object], str]] = {
    "Result": (RESULTS.__contains__, ", ".join(RESULTS)),
    "Termination": (TERMINATIONS.__contains__, ", ".join(TERMINATIONS)),
    "FirstType": (PLAYER_TYPES.__contains__, "human or program"),
    "SecondType": (PLAYER_TYPES.__contains__, "human or program"),
    "PlyCount": (_WHOLE_NUMBER.fullmatch, "a whole number"),
    "FirstElo": (_RATING.fullmatch, "a whole number, or ? or -"),
    "SecondElo": (_RATING.fullmatch, "a whole number, or ? or -"),
    "TimeControl": (_TIME_CONTROL.fullmatch, "seconds as 600+5, 40/7200:3600, *180, ? or -"),
}
"""Tags whose values have a form: what tells it, and how it is written."""


def check_tags(notes: Notes, section: TagSection) -> None:
    """Note everything odd about the tags apart from what they say of the start of the game."""
    _check_presence(notes, section)
    for tag in section.tags:
        _check_value(notes, tag)


def _check_presence(notes: Notes, section: TagSection) -> None:
    seen: set[str] = set()
    for tag in section.tags:
        if tag.name in seen:
            notes.add(Code.DUPLICATE_TAG, tag.offset, f"{tag.name} stands twice; the first counts")
        seen.add(tag.name)
    known = seen | section.unread_names | {"Variant"}  # a missing Variant is an error of its own
    missing = [name for name in ROSTER if name not in known]
    if missing:
        notes.add(Code.MISSING_TAG, 0, f"no tag {', '.join(missing)}: every record has {', '.join(ROSTER)}")
    names = [(tag.name, "") for tag in section.tags]
    if tuple(names) != in_order(names):
        at = next(tag.offset for tag, (name, _) in zip(section.tags, in_order(names), strict=True) if tag.name != name)
        notes.add(Code.TAG_ORDER, at, "tags are not in order; writers put the roster first, then the others by ASCII")


def _check_value(notes: Notes, tag: FoundTag) -> None:
    if tag.name == "Date" and not is_date(tag.value):
        message = f"{tag.value!r} is no date: it is written YYYY.MM.DD, with ? for what is unknown"
        notes.add(Code.BAD_DATE, tag.offset, message)
    elif tag.name == "Variant" and tag.value in ALIASES:
        message = f"{tag.value!r} is a short name; the identifier is {ALIASES[tag.value]!r}"
        notes.add(Code.VARIANT_ALIAS, tag.offset, message)
    elif tag.name in _FORMS and not _FORMS[tag.name][0](tag.value):
        message = f"{tag.name} is {tag.value[:60]!r}: it is written {_FORMS[tag.name][1]}"
        notes.add(Code.BAD_TAG_VALUE, tag.offset, message)


def is_date(text: str) -> bool:
    """Whether a text is a possible date; a month or day is a number or all question marks, a year may have some.

    >>> is_date("2026.11.??"), is_date("2026.02.30"), is_date("????.02.29")
    (True, False, True)
    """
    found = _DATE.fullmatch(text)
    if found is None or any("?" in part and part.strip("?") for part in found.groups()[1:]):
        return False
    year, month, day = (None if "?" in part else int(part) for part in found.groups())
    if year == 0 or (month is not None and not 1 <= month <= 12):
        return False
    return day is None or 1 <= day <= _longest(year, month)


def _longest(year: int | None, month: int | None) -> int:
    """The days of a month, the most there can be where something is unknown."""
    if month is None:
        return 31
    leap_year = 2000
    return calendar.monthrange(leap_year if year is None else year, month)[1]
