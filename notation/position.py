"""Position text: six fields on one line. Source: "Position text" in the notation."""

import re
from collections.abc import Callable
from typing import TypeVar

import attrs

from ..core.fault import Fault, FaultKind
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import Player, Side
from .board_text import format_board, parse_board
from .errors import ImpossiblePositionError, PositionTextError, quoted
from .status_text import format_status, parse_rows, parse_status

_FIELD = re.compile(r"\S+")
_NUMBER = re.compile(r"[0-9]{1,9}")
_LARGEST = 999_999_999
_NO_TURN = "-"
_DEFAULTS = ("", "", "-", "-", "0", "1")
"""What stands in for missing fields; an empty TURN is the first player's."""

_Value = TypeVar("_Value")


@attrs.frozen
class _Field:
    """One field of a position text, and the offset at which it stands."""

    text: str
    offset: int


def parse_position(rules: RuleSet, text: str) -> Position:
    """Read one to six fields, without asking whether the position can be.

    >>> from junqi.core.registry import rule_set
    >>> parse_position(rule_set("jungle"), "7/7/7/7/7/7/3E3/3r3/7 b - - 4").quiet
    4

    Raises:
        PositionTextError: if a field is malformed; it names the place and what is allowed.
    """
    position, faults = read_position(rules, text)
    if faults:
        raise PositionTextError(faults[0].message, text, _fields(text)[1].offset)
    return position


def read_position(rules: RuleSet, text: str) -> tuple[Position, tuple[Fault, ...]]:
    """As ``parse_position``, but a missing side to move is a fault, the first player standing in for it."""
    fields = _fields(text)
    board = _parse(text, fields[0], lambda field: parse_board(rules, field))
    turn, faults = _parse(text, fields[1], lambda field: _parse_turn(rules, field))
    status = _parse(text, fields[2], lambda field: parse_status(rules, board, field))
    rows = _parse(text, fields[3], lambda field: parse_rows(rules, field))
    quiet = _parse(text, fields[4], lambda field: _parse_count(field, "QUIET", 0))
    number = _parse(text, fields[5], lambda field: _parse_count(field, "NUMBER", 1))
    return Position(board, turn, quiet, number, attrs.evolve(status, rows=rows) if any(rows) else status), faults


def parse_possible_position(rules: RuleSet, text: str) -> Position:
    """Read a position that must be possible in play.

    Raises:
        PositionTextError: if a field is malformed.
        ImpossiblePositionError: if the position cannot be; it names every fault at once.
    """
    position, faults = read_position(rules, text)
    faults += rules.faults(position)
    if faults:
        raise ImpossiblePositionError(faults)
    return position


def format_position(rules: RuleSet, position: Position) -> str:
    """The six fields of a position."""
    a, b = format_status(rules, position)
    turn = turn_letters(rules)[position.turn]
    return f"{format_board(rules, position.board)} {turn} {a} {b} {position.quiet} {position.number}"


def turn_letters(rules: RuleSet) -> tuple[str, str]:
    """How TURN is written, by player: a number where colours come from flips, else the colour."""
    if rules.hides_pieces:
        return "1", "2"
    return ("w", "b") if rules.first_side is Side.WHITE else ("b", "w")


def _fields(text: str) -> list[_Field]:
    """The six fields, defaults included."""
    fields = [_Field(found[0], found.start()) for found in _FIELD.finditer(text)]
    if not 1 <= len(fields) <= len(_DEFAULTS):
        message = f"{len(fields)} fields: a position text has 1 to 6 (board turn A B quiet number)"
        raise PositionTextError(message, text, fields[len(_DEFAULTS)].offset if fields else 0)
    return fields + [_Field(default, len(text)) for default in _DEFAULTS[len(fields) :]]


def _parse(text: str, field: _Field, parse: Callable[[str], _Value]) -> _Value:
    """Read one field; an error in it is told with its place in the whole text."""
    try:
        return parse(field.text)
    except PositionTextError as error:
        raise PositionTextError(str(error), text, field.offset + error.offset) from None


def _parse_turn(rules: RuleSet, field: str) -> tuple[Player, tuple[Fault, ...]]:
    letters = turn_letters(rules)
    if not field:
        return Player.FIRST, ()
    if field in letters:
        return Player(letters.index(field)), ()
    allowed = " or ".join(sorted(letters, reverse=not rules.hides_pieces))
    if field == _NO_TURN:
        return Player.FIRST, (Fault(FaultKind.NO_SIDE_TO_MOVE, f"no side to move: TURN must be {allowed}"),)
    raise PositionTextError(f"TURN is {quoted(field)}: it must be {allowed}", field)


def _parse_count(field: str, name: str, least: int) -> int:
    if not _NUMBER.fullmatch(field) or int(field) < least:
        message = f"{name} is {quoted(field)}: it must be a whole number from {least} to {_LARGEST}"
        raise PositionTextError(message, field)
    return int(field)
