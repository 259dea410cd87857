"""The board field of a position text."""

import re

from ..core.piece import EMPTY, FACE_DOWN, ON_FLAG, UNKNOWN, Code, FlagState, code_of
from ..core.rules import RuleSet
from ..core.seat import Side
from .counted import counted
from .errors import PositionTextError
from .letters import LetterTable, letters_of
from .piece_text import back_mark, flag_mark, piece_sign

_CELL = re.compile(r"(?P<gap>[1-9][0-9]{0,8})|(?P<unknown>\?)|(?P<down>~?)(?P<letter>[A-Za-z])(?P<flag>\^|_[A-Za-z])?")


def parse_board(rules: RuleSet, text: str) -> bytes:
    """Read ranks from the top down, split by ``/``.

    Raises:
        PositionTextError: at the first place that is malformed.
    """
    files, ranks = rules.board.files, rules.board.ranks
    rows = text.split("/")
    if len(rows) != ranks:
        raise PositionTextError(f"{counted(len(rows), 'rank')}: the {rules.board.name} board has {ranks}", text)
    board = b""
    offset = 0
    for rank, row in zip(range(ranks, 0, -1), rows, strict=True):
        codes = _parse_rank(rules, row, rank, text, offset)
        if len(codes) != files:
            raise PositionTextError(f"rank {rank} has {len(codes)} squares: it must have {files}", text, offset)
        board = bytes(codes) + board
        offset += len(row) + 1
    if UNKNOWN in board and any(code & FACE_DOWN and code != UNKNOWN for code in board):
        raise PositionTextError("both '~' and '?' pieces: a board holds one or the other", text, text.find("?"))
    return board


def _parse_rank(rules: RuleSet, row: str, rank: int, text: str, offset: int) -> list[Code]:
    codes: list[Code] = []
    at = 0
    while at < len(row):
        cell = _CELL.match(row, at)
        if cell is None:
            raise PositionTextError(f"{row[at]!r} in rank {rank}: {_allowed(rules)}", text, offset + at)
        if cell["gap"]:
            codes += [EMPTY] * min(int(cell["gap"]), rules.board.files + 1)
        else:
            codes.append(_parse_piece(rules, cell, rank, text, offset + at))
        at = cell.end()
    return codes


def _parse_piece(rules: RuleSet, cell: re.Match[str], rank: int, text: str, offset: int) -> Code:
    """One piece with its marks."""
    marked = cell["unknown"] or cell["down"] or cell["flag"]
    if marked and not rules.hides_pieces:
        raise PositionTextError(f"{cell[0]!r} in rank {rank}: {_allowed(rules)}", text, offset)
    if cell["unknown"]:
        return UNKNOWN
    code = letters_of(rules).code(cell["letter"])
    if code is None or (cell["down"] and cell["flag"]):
        raise PositionTextError(f"{cell[0]!r} in rank {rank}: {_allowed(rules)}", text, offset)
    flag = _parse_flag(letters_of(rules), cell["flag"])
    if flag is None:
        raise PositionTextError(f"{cell['flag']!r} in rank {rank}: a unit stands on _F or _f", text, offset)
    return code | (FACE_DOWN if cell["down"] else 0) | flag


def _parse_flag(table: LetterTable, mark: str | None) -> FlagState | None:
    """The Flag state a mark stands for; ``None`` if it names another piece than a Flag."""
    if mark is None:
        return FlagState.NONE
    if mark == "^":
        return FlagState.CARRIES
    flags = {table.letter(code_of(len(table.letters), side)): ON_FLAG[side] for side in Side}
    return flags.get(mark[1])


def _allowed(rules: RuleSet) -> str:
    marks = ", ~ or ? for face-down pieces, ^ or _F or _f after a unit" if rules.hides_pieces else ""
    return f"pieces are {letters_of(rules).letters} in upper or lower case, empty squares a number{marks}"


def format_board(rules: RuleSet, board: bytes) -> str:
    """Ranks from the top down; empty squares as numbers."""
    files = rules.board.files
    rows = (board[at : at + files] for at in range(len(board) - files, -1, -files))
    return "/".join(_format_rank(rules, row) for row in rows)


def _format_rank(rules: RuleSet, row: bytes) -> str:
    text, gap = "", 0
    for code in row:
        if not code:
            gap += 1
            continue
        text += (str(gap) if gap else "") + _format_piece(rules, code)
        gap = 0
    return text + (str(gap) if gap else "")


def _format_piece(rules: RuleSet, code: Code) -> str:
    """A piece with its marks, such as ``~E``, ``?``, ``e^`` or ``E_f``."""
    return back_mark(code) + piece_sign(rules, code, hanzi=False) + flag_mark(rules, code, hanzi=False)
