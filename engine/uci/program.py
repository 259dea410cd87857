"""How people name who plays: ``human``, ``engine[:LEVEL]`` or ``uci:COMMAND``."""

import shlex
import sys

import attrs

from .errors import ProgramTextError
from .settings import STRONGEST_LEVEL

HUMAN = "human"
BUILT_IN = "engine"
_COMMAND = "uci:"
_FORMS = f"'{BUILT_IN}', '{BUILT_IN}:LEVEL' with a level from 1 to {STRONGEST_LEVEL}, or '{_COMMAND}COMMAND'"


@attrs.frozen
class Program:
    """A program that speaks the protocol: how it is run, the options it is given, and what people call it."""

    command: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    name: str = ""

    def with_options(self, *options: tuple[str, str]) -> "Program":
        """The same program with further options, which come after its own."""
        return attrs.evolve(self, options=(*self.options, *options))


def parse_player(text: str) -> Program | None:
    """Who plays: ``None`` for a human.

    >>> parse_player("human"), parse_player("engine:7").options
    (None, (('Skill Level', '7'),))

    Raises:
        ProgramTextError: if the text is of neither form.
    """
    if text == HUMAN:
        return None
    try:
        return parse_program(text)
    except ProgramTextError as error:
        raise ProgramTextError(text, str(error).replace(_FORMS, f"'{HUMAN}', {_FORMS}")) from None


def parse_program(text: str) -> Program:
    """The program that a text names.

    >>> parse_program("uci:mychess --threads 2").command
    ('mychess', '--threads', '2')

    Raises:
        ProgramTextError: if it is of no such form.
    """
    if text.startswith(_COMMAND):
        return Program(_split(text), name=text)
    kind, colon, level = text.partition(":")
    if kind != BUILT_IN:
        raise ProgramTextError(text, f"{text[:40]!r} names no player; allowed are {_FORMS}")
    return built_in(_level(text, level) if colon else STRONGEST_LEVEL, text)


def built_in(level: int = STRONGEST_LEVEL, name: str = BUILT_IN) -> Program:
    """This package's own engine, run by the interpreter that runs now."""
    # -P keeps modules that happen to lie in the current folder out of the engine.
    return Program((sys.executable, "-P", "-m", "junqi", "engine"), (("Skill Level", str(level)),), name)


def _level(text: str, level: str) -> int:
    if level.isascii() and level.isdigit() and len(level) < 5 and 1 <= int(level) <= STRONGEST_LEVEL:
        return int(level)
    raise ProgramTextError(text, f"{text[:40]!r}: the level is a whole number from 1 to {STRONGEST_LEVEL}")


def _split(text: str) -> tuple[str, ...]:
    """The words of a command, quoted as in a shell."""
    try:
        words = tuple(shlex.split(text.removeprefix(_COMMAND)))
    except ValueError as error:
        raise ProgramTextError(text, f"{text[:40]!r}: the command cannot be read ({error})") from None
    if not words or not words[0] or "\0" in text:
        raise ProgramTextError(text, f"{text[:40]!r}: a command must follow '{_COMMAND}'")
    return words
