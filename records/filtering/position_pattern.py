"""Patterns of positions: the board field of a position text with more marks, and perhaps whose turn it is.

Beside what a position text holds, ``*`` is any piece, face up or down, ``.`` an empty square, ``-`` whatever may stand
there, and ``-`` alone for a rank a rank of them. ``?`` is any piece that lies face down, whether the record knows it.
"""

from __future__ import annotations

import re

import attrs

from ...core.piece import EMPTY, FACE_DOWN, KIND_BITS
from ...core.position import Position
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.board_text import parse_board
from ...notation.counted import counted
from ...notation.errors import PositionTextError, quoted
from ...notation.position import turn_letters
from .errors import ConditionError

_CELL = re.compile(r"[*.?-]|[1-9][0-9]*|~?[A-Za-z](?:\^|_[A-Za-z])?")
_MOST_FIELDS = 6
_ANY_PIECE = bytes(code for code in range(256) if code & (KIND_BITS | FACE_DOWN))
_ANYTHING = bytes(range(256))
_SETS = {"*": _ANY_PIECE, ".": bytes([EMPTY]), "-": _ANYTHING, "?": bytes(c for c in _ANY_PIECE if c & FACE_DOWN)}
"""The codes that a mark stands for."""


@attrs.frozen
class PositionPattern:
    """Boards that are looked for, as a regular expression over the codes of all squares; ``turn`` may be any.

    ``named`` are squares to which something must have moved, or on which it was turned up, in every game that reaches
    such a board from its usual start: all forms of moves name them.
    """

    board: re.Pattern[bytes]
    turn: str | None
    named: tuple[bytes, ...]

    def may_stand_in(self, text: bytes) -> bool:
        """Whether a game of JGN, which begins from a usual start, may reach such a board, as far as a look tells."""
        return all(name in text for name in self.named)

    def fits(self, rules: RuleSet, position: Position) -> bool:
        """Whether a position of the pattern's game is one of those that are looked for."""
        if self.turn is not None and turn_letters(rules)[position.turn] != self.turn:
            return False
        return self.board.fullmatch(position.board) is not None


def parse_pattern(rules: RuleSet, text: str) -> PositionPattern:
    """Read a pattern for the board of a game: its fields after BOARD and TURN may stand there, and say nothing.

    Raises:
        ConditionError: if it is none.
    """
    fields = text.split()
    if not 1 <= len(fields) <= _MOST_FIELDS:
        raise ConditionError(f"{counted(len(fields), 'field')}: a position has its board, and may have its turn", text)
    cells = _board(rules, text, fields[0])
    board = re.compile(b"".join(map(_class, cells)), re.DOTALL)
    return PositionPattern(board, _turn(rules, text, fields[1]) if fields[1:] else None, _named(rules, cells))


def _turn(rules: RuleSet, text: str, field: str) -> str | None:
    if field == "-":
        return None
    same_board = [r for r in RULE_SETS.values() if r.game == rules.game]
    letters = {turn_letters(r)[player] for r in same_board for player in Player}
    if field not in letters:
        message = f"{quoted(text)}: TURN is {quoted(field)}: it must be {' or '.join(sorted(letters))}, or - for any"
        raise ConditionError(message, text, text.find(field))
    return field


def _named(rules: RuleSet, cells: list[bytes]) -> tuple[bytes, ...]:
    """Squares whose pieces no usual start has there; none where players deploy as they like."""
    if rules.deployment is not None:
        return ()
    starts = [other.start().board for other in RULE_SETS.values() if other.game == rules.game]
    names = []
    for square, codes in enumerate(cells):
        known = all(code != EMPTY and not code & FACE_DOWN for code in codes)
        if known and not any(start[square] in codes for start in starts):
            names.append(rules.board.name_of(square).encode())
    return tuple(names)


def _board(rules: RuleSet, text: str, field: str) -> list[bytes]:
    """The codes that may stand on each square."""
    files, ranks = rules.board.files, rules.board.ranks
    rows = field.split("/")
    if len(rows) != ranks:
        raise ConditionError(f"{quoted(text)}: {counted(len(rows), 'rank')}: the board has {ranks}", text)
    cells: list[bytes] = []
    for rank, row in zip(range(ranks, 0, -1), rows, strict=True):
        found = [_ANYTHING] * files if row == "-" else _rank(rules, text, row, rank)
        if len(found) != files:
            message = f"{quoted(text)}: rank {rank} has {counted(len(found), 'square')}: it must have {files}"
            raise ConditionError(message, text, text.find(row))
        cells = found + cells
    return cells


def _rank(rules: RuleSet, text: str, row: str, rank: int) -> list[bytes]:
    """The codes that may stand on each square of a rank."""
    cells: list[bytes] = []
    at = 0
    while at < len(row):
        cell = _CELL.match(row, at)
        if cell is None:
            raise _no_cell(text, row[at], rank, "a pattern has pieces, numbers, and * . ? -")
        cells += _cells(rules, text, cell[0], rank)
        at = cell.end()
    return cells


def _cells(rules: RuleSet, text: str, cell: str, rank: int) -> list[bytes]:
    if cell == "?" and not rules.hides_pieces:
        raise _no_cell(text, cell, rank, f"nothing lies face down in {rules.game.capitalize()}")
    if cell in _SETS:
        return [_SETS[cell]]
    if cell.isdigit():
        return [_SETS["."]] * min(int(cell), rules.board.files + 1)
    return [_piece(rules, text, cell, rank)]


def _piece(rules: RuleSet, text: str, cell: str, rank: int) -> bytes:
    """The one code of a piece, as a board of nothing else has it."""
    files, ranks = rules.board.files, rules.board.ranks
    empty = f"/{files}" * (ranks - 1)
    try:
        return parse_board(rules, f"{cell}{files - 1}{empty}")[(ranks - 1) * files :][:1]
    except PositionTextError as error:
        what = str(error).partition(": ")[2] or str(error)
        raise _no_cell(text, cell, rank, what) from None


def _no_cell(text: str, cell: str, rank: int, why: str) -> ConditionError:
    return ConditionError(f"{quoted(text)}: {quoted(cell)} in rank {rank}: {why}", text, text.find(cell))


def _class(codes: bytes) -> bytes:
    """What matches one of these codes in a regular expression."""
    if codes == _ANYTHING:
        return b"."
    return b"[" + b"".join(b"\\x%02x" % code for code in codes) + b"]"
