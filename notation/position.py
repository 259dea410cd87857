"""Position text: six fields on one line. Source: "Position text" in the notation."""

import re

from ..core.fault import Fault, FaultKind
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import Player, Side
from .board_text import format_board, parse_board
from .errors import ImpossiblePositionError, PositionTextError
from .status_text import format_status, parse_status

_NUMBER = re.compile(r"[0-9]{1,9}")
_NO_TURN = "-"


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
        raise PositionTextError(faults[0].message, text)
    return position


def read_position(rules: RuleSet, text: str) -> tuple[Position, tuple[Fault, ...]]:
    """As ``parse_position``, but a missing side to move is a fault, the first player standing in for it."""
    fields = _fields(text)
    board = parse_board(rules, fields[0])
    turn, faults = _parse_turn(rules, fields[1] if len(fields) > 1 else None, text)
    a, b, quiet, number = (*fields[2:], *"--01"[len(fields[2:]) :])
    status = parse_status(rules, board, a, b)
    return (
        Position(board, turn, _parse_count(quiet, "QUIET", 0, text), _parse_count(number, "NUMBER", 1, text), status),
        faults,
    )


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


def _fields(text: str) -> list[str]:
    fields = text.split()
    if not 1 <= len(fields) <= 6:
        raise PositionTextError(f"{len(fields)} fields: a position text has 1 to 6 (board turn A B quiet number)", text)
    return fields


def _parse_turn(rules: RuleSet, field: str | None, text: str) -> tuple[Player, tuple[Fault, ...]]:
    letters = turn_letters(rules)
    if field is None:
        return Player.FIRST, ()
    if field in letters:
        return Player(letters.index(field)), ()
    allowed = " or ".join(sorted(letters, reverse=not rules.hides_pieces))
    if field == _NO_TURN:
        return Player.FIRST, (Fault(FaultKind.NO_SIDE_TO_MOVE, f"no side to move: TURN must be {allowed}"),)
    raise PositionTextError(f"TURN is {field!r}: it must be {allowed}", text, text.find(field))


def _parse_count(field: str, name: str, least: int, text: str) -> int:
    if not _NUMBER.fullmatch(field) or int(field) < least:
        raise PositionTextError(
            f"{name} is {field!r}: it must be a whole number of at least {least}", text, text.rfind(field)
        )
    return int(field)
