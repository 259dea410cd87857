"""How much memory a command may take, as it is written on the command line."""

import re

import attrs

from ...core.errors import JunqiError

_UNITS = {"": 1 << 20, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
_SIZE = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,3})?) ?([KMG]?)(?:i?B)?", re.IGNORECASE)

_REST = 144 << 20
"""What the interpreter, the reader and a batch of games take beside any table (measured, with some to spare)."""
_COMPILED = 72 << 20
"""What compiled code takes beside that (measured, likewise)."""
_LEAST = 1 << 20
_ENOUGH = 256 << 20


class MemorySizeError(JunqiError, ValueError):
    """A size that cannot be read."""

    def __init__(self, text: str) -> None:
        super().__init__(f"--memory {text[:40]}: a size is written 256 (megabytes), 256M or 1G")
        self.text = text


def memory_size(text: str) -> int:
    """A size in bytes; a bare number is of megabytes (of 2 ** 20 bytes).

    >>> memory_size("256") == memory_size("256M") == memory_size("0.25 GiB") == 256 << 20
    True

    Raises:
        MemorySizeError: if it is no size, or none at all.
    """
    found = _SIZE.fullmatch(text.strip())
    size = 0 if found is None else int(float(found[1]) * _UNITS[found[2].upper()])
    if not size:
        raise MemorySizeError(text)
    return size


def memory_for_tables(size: int, *, compiled: bool = False) -> int:
    """The bytes that tables may take in a command that may take ``size`` bytes in all, with compiled code or without.

    The program itself needs its part, whatever is asked for: a small size only means that tables are spilled at once.
    """
    return max(_LEAST, size - _REST - (_COMPILED if compiled else 0))


@attrs.frozen
class MemoryPlan:
    """How a command keeps to its memory.

    ``tables`` may take so many bytes. Compiled code may expect so many to be read; none are for it where there is no
    room for it.
    """

    tables: int
    expected: int | None


def memory_plan(text: str, expected: int | None) -> MemoryPlan:
    """What becomes of the memory that the command line allows, where so many bytes will be read, if that is known.

    Raises:
        MemorySizeError: if the text is no size.
    """
    size = memory_size(text)
    compiled = has_room_for_compiled(size)
    return MemoryPlan(memory_for_tables(size, compiled=compiled), expected if compiled else 0)


def has_room_for_compiled(size: int) -> bool:
    """Whether a command that may take ``size`` bytes in all may load compiled code."""
    return size >= _ENOUGH
