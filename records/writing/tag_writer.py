"""Writing the tag section."""

import re
from collections.abc import Iterator

from ..model.record import IN_TAGS, Record
from .writer_errors import UnwritableError

_NAME = re.compile(r"[A-Za-z0-9_]{1,255}")
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")
_TAG_START = re.compile(r'\[[A-Za-z0-9_]{1,255} "')


def tag_lines(record: Record) -> Iterator[str]:
    """The lines of the tag section, those kept unread first, so that a tag ends it.

    Raises:
        UnwritableError: for a name or value that JGN cannot hold.
    """
    yield from (line for line in _kept(record) if begins_tag(line))
    for name, value in record.tags:
        yield _tag_line(name, value)


def leading_lines(record: Record) -> list[str]:
    """The lines kept from between the tag section and the movetext."""
    return [line for line in _kept(record) if not begins_tag(line)]


def begins_tag(line: str) -> bool:
    """Whether a line, written in the first column, begins or continues a tag section."""
    return _TAG_START.match(line) is not None


def _kept(record: Record) -> Iterator[str]:
    return (kept.text for kept in record.kept if kept.place == IN_TAGS)


def _tag_line(name: str, value: str) -> str:
    if not _NAME.fullmatch(name):
        raise UnwritableError(f"the tag name {name[:40]!r}: JGN names tags with up to 255 of A-Z, a-z, 0-9 and _")
    control = _CONTROL.search(value)
    if control is not None:
        what = "a line break" if control[0] in "\r\n" else f"the control character U+{ord(control[0]):04X}"
        raise UnwritableError(f"the value of the tag {name} holds {what}, which JGN cannot hold")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'
