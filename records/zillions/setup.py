"""The position in which a saved game begins: that of the rules, changed by set-up edits."""

from __future__ import annotations

import re

import attrs

from ...core.board import Square
from ...core.errors import UnknownSquareError
from ...core.piece import EMPTY, SIDE_BIT, Code, code_of
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Player, Side
from ..findings.codes import Code as FindingCode
from ..findings.notes import Notes
from .saved_game import Line, SavedGame
from .turn import parse_move, parse_placement, parse_turn

_REMOVAL = re.compile(r"x +(\S+)")


@attrs.frozen
class Start:
    """Where a saved game begins, whether that is another position than the rules', and the edits left out."""

    position: Position
    is_edited: bool
    left_out: tuple[Line, ...]


def read_start(notes: Notes, rules: RuleSet, saved: SavedGame) -> Start:
    """The position after all edits; those that cannot be read or done are noted.

    The file does not say who is to move: whoever owns the piece that moves first, else the first player.
    """
    usual = rules.start()
    board = bytearray(usual.board)
    left_out = []
    for edit in saved.edits:
        fault = _edit(rules, board, edit.text)
        if fault is not None:
            notes.add(FindingCode.ZSG_EDIT, edit.offset, f"{edit.text[:60]}: {fault}; the edit is left out")
            left_out.append(edit)
    if len(left_out) == len(saved.edits):
        return Start(usual, is_edited=False, left_out=tuple(left_out))
    edited = attrs.evolve(usual, board=bytes(board), status=attrs.evolve(usual.status, deploying=False))
    position = attrs.evolve(edited, turn=_first_to_move(rules, edited, saved))
    return Start(position, position != usual, tuple(left_out))


def _edit(rules: RuleSet, board: bytearray, text: str) -> str | None:
    """Do an edit; why it cannot be done."""
    inner = text.removeprefix("(").removesuffix(")").strip()
    removal, placement = _REMOVAL.fullmatch(inner), parse_placement(inner)
    if not text.endswith(")") or (removal is None and placement is None):
        return "an edit is written (x SQUARE) or (PLAYER PIECE SQUARE)"
    if placement is None:
        return _put(rules, board, "" if removal is None else removal[1].lower(), EMPTY)
    code = piece_named(rules, placement.player, placement.piece)
    if code is None:
        return f"{placement.player} {placement.piece}: no piece of {rules.game.capitalize()}"
    return _put(rules, board, placement.square, code)


def _put(rules: RuleSet, board: bytearray, name: str, code: Code) -> str | None:
    square = square_named(rules, name)
    if square is None:
        return f"{name} is not a square of the board"
    if not code and not board[square]:
        return f"{name} is empty"
    board[square] = code
    return None


def square_named(rules: RuleSet, name: str) -> Square | None:
    """The square of a name; ``None`` where the board has none on which pieces stand."""
    try:
        square = rules.board.square(name)
    except UnknownSquareError:
        return None
    return square if square in rules.board.squares else None


def piece_named(rules: RuleSet, player: str, piece: str) -> Code | None:
    """The piece of a player, both named as Zillions names them."""
    side = next((side for side in Side if rules.side_names[side].casefold() == player.casefold()), None)
    kind = next((kind for kind in rules.kinds if kind.name.casefold() == piece.casefold()), None)
    return None if side is None or kind is None else code_of(kind.number, side)


def _first_to_move(rules: RuleSet, position: Position, saved: SavedGame) -> Player:
    """The owner of the piece that moves first."""
    move = parse_move(parse_turn(saved.turns[0].text).text) if saved.turns else None
    origin = None if move is None else square_named(rules, move.origin)
    code = EMPTY if origin is None else position.board[origin]
    return Player(bool(code & SIDE_BIT) ^ rules.first_side) if code else position.turn
