"""Conformance cases: one JSON object a line, either a position with its moves or a whole game."""

import json
from typing import TypeAlias, TypeVar

import attrs

from ..core.errors import JunqiError

WINNERS = ("first", "second", "draw")


class CaseError(JunqiError, ValueError):
    """A line that is no case; the message says what was found and what a case has."""


@attrs.frozen
class PositionCase:
    """A position, all its legal moves in coordinate form, sorted, and the number of its legal lines of two plies."""

    variant: str
    position: str
    moves: tuple[str, ...]
    perft2: int


@attrs.frozen
class GameCase:
    """A game from ``start`` in coordinate form, over exactly after its last move.

    ``final`` is the board field at the end, followed by the side to move where colours do not come from flips.
    """

    variant: str
    start: str
    moves: tuple[str, ...]
    winner: str
    final: str


Case: TypeAlias = PositionCase | GameCase

_T = TypeVar("_T", str, int, list[object])


def parse_case(text: str) -> Case:
    """Read a line; keys that a case does not have are left alone.

    >>> parse_case('{"variant": "jungle", "position": "7/7/7/7/7/7/7/7/7", "moves": [], "perft2": 0}').perft2
    0

    Raises:
        CaseError: if the line is no case.
    """
    fields = _parse_object(text)
    if "position" in fields:
        return PositionCase(
            variant=_field(fields, "variant", str),
            position=_field(fields, "position", str),
            moves=_moves(fields),
            perft2=_field(fields, "perft2", int),
        )
    if "start" in fields:
        return GameCase(
            variant=_field(fields, "variant", str),
            start=_field(fields, "start", str),
            moves=_moves(fields),
            winner=_winner(fields),
            final=_field(fields, "final", str),
        )
    raise CaseError(f"no case: it has the keys {', '.join(fields) or 'none'}; a case has 'position' or 'start'")


def _parse_object(text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except RecursionError:
        raise CaseError("no case: nested too deeply") from None
    except ValueError as error:
        raise CaseError(f"not JSON: {error}") from None
    if not isinstance(found, dict):
        raise CaseError(f"no case: found {_type_in_words(found)}, a case is an object")
    return found


def _field(fields: dict[str, object], name: str, kind: type[_T]) -> _T:
    if name not in fields:
        raise CaseError(f"{name!r} is missing")
    value = fields[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise CaseError(f"{name!r} is {_type_in_words(value)}: it must be {_TYPES[kind]}")
    return value


def _moves(fields: dict[str, object]) -> tuple[str, ...]:
    moves = _field(fields, "moves", list)
    for number, move in enumerate(moves, 1):
        if not isinstance(move, str):
            raise CaseError(f"move {number} in 'moves' is {_type_in_words(move)}: it must be a string")
    return tuple(move for move in moves if isinstance(move, str))


def _winner(fields: dict[str, object]) -> str:
    winner = _field(fields, "winner", str)
    if winner not in WINNERS:
        raise CaseError(f"'winner' is {winner!r}: it must be one of {', '.join(WINNERS)}")
    return winner


_TYPES: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a string",
    int: "a whole number",
    float: "a number with a fraction",
    bool: "true or false",
    type(None): "null",
}


def _type_in_words(value: object) -> str:
    return _TYPES[type(value)]
