"""What follows ``go``: limits in any order, or ``perft`` with a depth."""

from ...notation.errors import quoted
from .request import CountLines, Go, RequestError

_LARGEST = 10**15
DEEPEST = 100
"""Plies: no search and no count that is deeper ends in a lifetime."""

_LEAST = {
    "movetime": 0,
    "depth": 1,
    "nodes": 1,
    "mate": 1,
    "movestogo": 1,
    "wtime": -_LARGEST,
    "btime": -_LARGEST,
    "winc": 0,
    "binc": 0,
}
"""Names of limits that take a number, and the least that it may be. A clock may have run out."""
LIMITS = (*_LEAST, "infinite", "searchmoves", "perft")
"""Every word that may follow ``go``, but for numbers and moves."""


def parse_go(words: list[str]) -> Go | CountLines:
    """What the words after ``go`` ask for; without any limit a search goes on until it is stopped.

    >>> parse_go(["depth", "3", "movetime", "500"]).numbers
    {'depth': 3, 'movetime': 500}

    Raises:
        RequestError: if they are not limits with their numbers.
    """
    if words[:1] == ["perft"]:
        return _parse_perft(words)
    at = words.index("searchmoves") if "searchmoves" in words else len(words)
    end = next((i for i in range(at + 1, len(words)) if words[i] in LIMITS), len(words))
    moves = tuple(words[at + 1 : end])
    if at < len(words) and not moves:
        raise RequestError("go: moves must follow 'searchmoves'")
    limits = words[:at] + words[end:]
    numbers = _parse_numbers([word for word in limits if word != "infinite"])
    return Go(numbers, infinite="infinite" in limits, moves=moves)


def _parse_perft(words: list[str]) -> CountLines:
    if len(words) != 2:
        raise RequestError("go perft: it must read 'go perft PLIES'")
    return CountLines(_number("perft", words[1], 0, DEEPEST))


def _parse_numbers(words: list[str]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for at in range(0, len(words), 2):
        name = words[at]
        if name not in _LEAST:
            raise RequestError(f"go: {quoted(name)} is no limit; limits are {', '.join(LIMITS)}")
        if name in numbers:
            raise RequestError(f"go: {name} stands there twice")
        value = words[at + 1] if at + 1 < len(words) else ""
        numbers[name] = _number(name, value, _LEAST[name], _LARGEST)
    return numbers


def _number(name: str, text: str, least: int, largest: int) -> int:
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= len(str(_LARGEST)) and least <= int(text) <= largest:
        return int(text)
    found = f"is {quoted(text)}" if text else "has no number"
    allowed = f"a whole number from {least} to {largest}" if least >= 0 else "a whole number of milliseconds"
    raise RequestError(f"go: {name} {found}: it must be {allowed}")
