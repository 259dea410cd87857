"""The fields A and B of a position text: what some games need beside the board."""

import re

from ..core.piece import SIDE_BIT, UNKNOWN
from ..core.position import NO_ROWS, PLAIN, Position, Row, Rows, Status
from ..core.rules import RuleSet
from ..core.seat import Side
from .errors import PositionTextError, SquareTextError, quoted
from .letters import LetterTable, letters_of
from .square import parse_square

_NOTHING = "-"
_DEPLOYING = "d"
_COLOURS = {"-": None, "w": Side.WHITE, "r": Side.BLACK}
_ROW = re.compile(r"([12]):([a-z][0-9]{1,2})([a-z][0-9]{1,2})(?:\*([1-9][0-9]{0,8}))?")


def parse_status(rules: RuleSet, board: bytes, field: str) -> Status:
    """Read the field A; the status has no rows yet.

    Raises:
        PositionTextError: if it is malformed for the game.
    """
    if rules.hides_pieces:
        return _parse_colour(rules, board, field)
    if field == _NOTHING:
        return PLAIN
    if rules.deployment is not None and field == _DEPLOYING:
        return Status(deploying=True)
    allowed = "'-', or 'd' before deployment" if rules.deployment else "always '-'"
    raise PositionTextError(f"A is {quoted(field)}: in {rules.game.capitalize()} it is {allowed}", field)


def format_status(rules: RuleSet, position: Position) -> tuple[str, str]:
    """The fields A and B."""
    status = position.status
    if not rules.hides_pieces:
        return (_DEPLOYING if status.deploying else _NOTHING), _NOTHING
    colour = next(letter for letter, side in _COLOURS.items() if side is status.first_side)
    if UNKNOWN in position.board:
        colour += "/" + format_pool(status.pool, letters_of(rules))
    return colour, _format_rows(rules, status.rows)


def _parse_colour(rules: RuleSet, board: bytes, field: str) -> Status:
    """Junqi's A: the colour of player 1, and where pieces are unknown the set of those face down."""
    colour, slash, pool = field.partition("/")
    if colour not in _COLOURS:
        raise PositionTextError(f"A is {quoted(field)}: the colour of player 1 is '-', 'w' or 'r'", field)
    if (UNKNOWN in board) != bool(slash):
        need = (
            "must end in '/' and the set of face-down pieces"
            if not slash
            else "has a set of pieces, but no '?' is on the board"
        )
        raise PositionTextError(f"A is {quoted(field)}: it {need}", field)
    try:
        return Status(first_side=_COLOURS[colour], pool=parse_pool(pool, letters_of(rules)))
    except PositionTextError as error:
        raise PositionTextError(str(error), field, len(colour) + 1 + error.offset) from None


def parse_pool(text: str, table: LetterTable) -> bytes:
    """Read a set of pieces: letters in any order, upper case White, lower case Red."""
    codes = [table.code(letter) for letter in text]
    wrong = next((letter for letter, code in zip(text, codes, strict=True) if code is None), None)
    if wrong is not None:
        raise PositionTextError(
            f"{wrong!r} in the set of face-down pieces: pieces are {table.letters}", text, text.find(wrong)
        )
    return bytes(sorted(code for code in codes if code is not None))


def format_pool(pool: bytes, table: LetterTable) -> str:
    """A set of pieces: White's, strongest first, then Red's."""
    return "".join(table.letter(code) for code in sorted(pool, key=lambda code: (code & SIDE_BIT, code)))


def parse_rows(rules: RuleSet, field: str) -> Rows:
    """Read the field B, Junqi's back-and-forth rows.

    Raises:
        PositionTextError: if it is malformed for the game.
    """
    if field == _NOTHING:
        return NO_ROWS
    if not rules.hides_pieces:
        raise PositionTextError(f"B is {quoted(field)}: in {rules.game.capitalize()} it is always '-'", field)
    rows: list[Row | None] = [None, None]
    for part in field.split(","):
        player, row = _parse_row(rules, part, field)
        if rows[player] is not None:
            raise PositionTextError(
                f"B is {quoted(field)}: player {player + 1} stands in it twice", field, field.rfind(part)
            )
        rows[player] = row
    return rows[0], rows[1]


def _parse_row(rules: RuleSet, part: str, field: str) -> tuple[int, Row]:
    found = _ROW.fullmatch(part)
    if found is None:
        raise PositionTextError(
            f"{quoted(part)} in B: a row is written 1:d4c4 or 1:d4c4*7, with the player 1 or 2", field, field.find(part)
        )
    try:
        origin, target = (parse_square(rules.board, name) for name in found.groups()[1:3])
    except SquareTextError as error:
        raise PositionTextError(f"{quoted(part)} in B: {error}", field, field.find(part)) from None
    return int(found[1]) - 1, Row(origin, target, int(found[4] or 1))


def _format_rows(rules: RuleSet, rows: Rows) -> str:
    name = rules.board.name_of
    parts = (
        f"{player}:{name(row.origin)}{name(row.target)}" + (f"*{row.count}" if row.count > 1 else "")
        for player, row in enumerate(rows, 1)
        if row is not None
    )
    return ",".join(parts) or _NOTHING
