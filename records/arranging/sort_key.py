"""By what games are sorted, as bytes that compare as the games should."""

import re
import unicodedata
from collections.abc import Mapping

import attrs

from ...core.errors import JunqiError

LENGTH = "length"
"""The key that is no tag: how many plies the main line has."""

_MISSING = b"\xff"
"""No text begins with it, so what is missing comes last, whichever way a key runs."""
_END = b"\0"
_NUMBER = b"0"
"""What a number begins with, so that it stands where its digits would."""
_DIGITS = re.compile(r"([0-9]+)")
_UNKNOWN = re.compile(r"[?.\s-]*")
_KEY = re.compile(r"-?[A-Za-z0-9_]{1,255}")


class SortKeyError(JunqiError, ValueError):
    """Keys that cannot be read."""

    def __init__(self, text: str, found: str) -> None:
        what = f"{found[:40]!r} is no key" if found else "an empty key"
        super().__init__(f"--by {text[:60]}: {what}; keys are tags or 'length', split by commas, as Date,-PlyCount")
        self.text = text


@attrs.frozen
class SortKey:
    """A tag, in lower case, or ``LENGTH``; ``descending`` turns its order around."""

    name: str
    descending: bool = False


def parse_keys(text: str) -> tuple[SortKey, ...]:
    """Read keys as they are written on the command line, the most important first.

    >>> parse_keys("Date,-PlyCount")
    (SortKey(name='date', descending=False), SortKey(name='plycount', descending=True))

    Raises:
        SortKeyError: if one is no key.
    """
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if not _KEY.fullmatch(part):
            raise SortKeyError(text, part)
    return tuple(SortKey(part.removeprefix("-").lower(), part.startswith("-")) for part in parts)


def sort_bytes(keys: tuple[SortKey, ...], tags: Mapping[str, str], length: int | None) -> bytes:
    """What a game is sorted by. ``tags`` are by name in lower case, ``length`` is needed only for ``LENGTH``."""
    parts = []
    for key in keys:
        value = (None if length is None else str(length)) if key.name == LENGTH else tags.get(key.name)
        part = _value_bytes(key.name, value or "")
        parts.append(bytes(255 - byte for byte in part) if key.descending and part != _MISSING else part)
    return b"".join(parts)


def _value_bytes(name: str, value: str) -> bytes:
    if _UNKNOWN.fullmatch(value) or (name.endswith("date") and value.startswith("????")):
        return _MISSING
    if name.endswith("date"):
        value = value.replace("?", "0")  # what is not known of a date comes before what is
    return natural_bytes(value)


def natural_bytes(text: str) -> bytes:
    """Bytes that compare as people sort: numbers by their value, letters whatever their case; closed by an end.

    >>> natural_bytes("Round 9") < natural_bytes("round 10") < natural_bytes("round 10a")
    True
    """
    parts = []
    for part in _DIGITS.split(unicodedata.normalize("NFKC", text).casefold()):
        if part.isascii() and part.isdigit():
            digits = part.lstrip("0").encode()
            parts.append(_NUMBER + len(digits).to_bytes(4, "big") + digits)
        else:
            parts.append(part.replace("\0", "\1").encode("utf-8", "surrogatepass"))
    return b"".join(parts) + _END
