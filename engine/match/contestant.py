"""Who plays a match: two programs, with names that tell them apart."""

from random import Random

import attrs

from ...core.errors import JunqiError
from ..uci.program import Program


class NamesError(JunqiError, ValueError):
    """A text that does not hold two names."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text[:60]!r}: give two names joined by a comma, such as new,old")
        self.text = text


SEED_OPTION = "Seed"
_MOST = 2**31 - 1


@attrs.frozen
class Contestant:
    """A program in a match, and what tables and records call it."""

    name: str
    program: Program


def contestants(first: Program, second: Program, names: str | None = None) -> tuple[Contestant, Contestant]:
    """The two of a match, called as they were named or by two names joined by a comma; equal ones get a number.

    >>> from junqi.engine.uci.program import parse_program
    >>> [player.name for player in contestants(parse_program("engine"), parse_program("engine"))]
    ['engine', 'engine #2']

    Raises:
        NamesError: if ``names`` are not two.
    """
    called = (_short(first), _short(second)) if names is None else _two(names)
    second_name = f"{called[1]} #2" if called[0] == called[1] else called[1]
    return _called(called[0], first), _called(second_name, second)


def _called(name: str, program: Program) -> Contestant:
    """A contestant whose program is called the same in messages."""
    return Contestant(name, attrs.evolve(program, name=name))


def _short(program: Program) -> str:
    return program.name.removeprefix("uci:")


def _two(names: str) -> tuple[str, str]:
    first, comma, second = (part.strip() for part in names.partition(","))
    if not (first and comma and second and f"{first}{second}".isprintable()):
        raise NamesError(names)
    return first, second


def seeds(random: Random) -> tuple[int, int]:
    """A seed for each contestant, never 0, which means chance."""
    return random.randint(1, _MOST), random.randint(1, _MOST)
