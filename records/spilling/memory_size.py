"""How much memory a command may take, as it is written on the command line."""

import re

from ...core.errors import JunqiError

_UNITS = {"": 1 << 20, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
_SIZE = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,3})?) ?([KMG]?)(?:i?B)?", re.IGNORECASE)

_REST = 144 << 20
"""What the interpreter, the reader and a batch of games take beside any table (measured, with some to spare)."""
_LEAST = 1 << 20


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


def memory_for_tables(size: int) -> int:
    """The bytes that tables may take in a command that may take ``size`` bytes in all.

    The program itself needs its part, whatever is asked for: a small size only means that tables are spilled at once.
    """
    return max(_LEAST, size - _REST)
