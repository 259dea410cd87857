"""A turn of a saved game: what it says, and how it is written."""

from __future__ import annotations

import re

import attrs

from ...core.action import Step
from ...core.ply import BattleResult, Ply
from ...core.rules import RuleSet

_SQUARE = "[A-Za-z][0-9]{1,2}"
_NUMBERED = re.compile(r"(?P<number>[0-9]{1,9})\.\s*(?P<text>.*)")
_MOVE = re.compile(
    rf"(?:partial [0-9]+ )?(?P<piece>\S+) +(?P<origin>{_SQUARE}) *(?P<separator>[-x]) *(?P<target>{_SQUARE})"
    rf"(?P<falls>(?: +x +{_SQUARE})*)"
)
_PLACEMENT = re.compile(rf"(?P<player>\S+) +(?P<piece>\S+) +(?P<square>{_SQUARE})")


@attrs.frozen
class Turn:
    """A turn's number, ``None`` where it has none, and its text."""

    number: int | None
    text: str


@attrs.frozen
class Move:
    """A move: the piece by name, from where, to where, and what is said to fall.

    ``marks`` is ``-`` or ``x`` and then the squares on which more falls, in order.
    """

    piece: str
    origin: str
    target: str
    marks: tuple[str, ...]


@attrs.frozen
class Placement:
    """A piece put on the board."""

    player: str
    piece: str
    square: str


def parse_turn(line: str) -> Turn:
    """Take the number from a line.

    >>> parse_turn("12. Rat g3 - g4")
    Turn(number=12, text='Rat g3 - g4')
    """
    found = _NUMBERED.fullmatch(line)
    return Turn(None, line) if found is None else Turn(int(found["number"]), found["text"])


def parse_move(text: str) -> Move | None:
    """The move that a turn's text is, if it is one.

    >>> parse_move("Captain c6 x c8 x c8")
    Move(piece='Captain', origin='c6', target='c8', marks=('x', 'c8'))
    """
    found = _MOVE.fullmatch(text)
    if found is None:
        return None
    falls = re.findall(_SQUARE, found["falls"].lower())
    return Move(found["piece"], found["origin"].lower(), found["target"].lower(), (found["separator"], *falls))


def parse_placement(text: str) -> Placement | None:
    """The placement that a turn's text, or a set-up edit without its parentheses, is, if it is one."""
    found = _PLACEMENT.fullmatch(text)
    return None if found is None else Placement(found["player"], found["piece"], found["square"].lower())


def marks_of(rules: RuleSet, ply: Ply) -> tuple[str, ...]:
    """The marks of a step: how it says what fell.

    Both fall: it takes, and the mover falls on its target too. The mover alone falls: it goes there, and falls there.
    """
    assert isinstance(ply.action, Step)
    target = rules.board.name_of(ply.action.target)
    if ply.battle is None:
        return ("-",)
    falls: dict[BattleResult, tuple[str, ...]] = {
        BattleResult.ATTACKER_STAYS: ("x",),
        BattleResult.BOTH_FALL: ("x", target),
        BattleResult.ATTACKER_FALLS: ("-", target),
    }
    return falls[ply.battle.result]


def format_move(rules: RuleSet, ply: Ply, piece: str) -> str:
    """A step as the text of a turn.

    >>> from junqi.core.registry import rule_set
    >>> jungle = rule_set("jungle")
    >>> format_move(jungle, Ply(Step(jungle.board.square("g3"), jungle.board.square("g4"))), "Rat")
    'Rat g3 - g4'
    """
    assert isinstance(ply.action, Step)
    name = rules.board.name_of
    separator, *falls = marks_of(rules, ply)
    rest = "".join(f" x {square}" for square in falls)
    return f"{piece} {name(ply.action.origin)} {separator} {name(ply.action.target)}{rest}"
