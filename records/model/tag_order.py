"""The roster, and the order in which tags stand."""

import re
from collections.abc import Iterable
from typing import TypeAlias

Tags: TypeAlias = tuple[tuple[str, str], ...]
"""Names with values; a name may stand twice where a file had it twice."""

ROSTER = ("Event", "Site", "Date", "Round", "First", "Second", "Result", "Variant")
"""The tags that every record has, in their order."""


_NAME = re.compile(r"[A-Za-z0-9_]{1,255}")


def is_tag_name(text: str) -> bool:
    """Whether a tag can be called so.

    >>> is_tag_name("First"), is_tag_name(""), is_tag_name("No pe")
    (True, False, False)
    """
    return _NAME.fullmatch(text) is not None


def _place(tag: tuple[str, str]) -> tuple[int, str]:
    name = tag[0]
    return (ROSTER.index(name), "") if name in ROSTER else (len(ROSTER), name)


def in_order(tags: Iterable[tuple[str, str]]) -> Tags:
    """Tags in the order of the export form: the roster, then the others by ASCII order; tags of one name stay in order.

    >>> in_order([("Annotator", "Bo"), ("Site", "?"), ("Event", "?")])
    (('Event', '?'), ('Site', '?'), ('Annotator', 'Bo'))
    """
    return tuple(sorted(((name, value) for name, value in tags), key=_place))
