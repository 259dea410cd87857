"""Writing a record as a saved game."""

from collections.abc import Iterator, Sequence

from ...core.action import Deploy, Step
from ...core.board import Square
from ...core.deployment import Layout
from ...core.game import Game
from ...core.piece import Code, code_of
from ...core.rules import RuleSet
from ...core.seat import Player, Seat, Side
from ..model.record import Record
from ..model.replay import start_game
from ..model.start import StartError
from ..writing.writer_errors import UnwritableError
from .saved_game import BEGINNING
from .turn import format_move
from .variants import rules_file

VERSION = "0.02"
LINE_END = "\r\n"
"""Zillions is a program for Windows."""


def write_saved_game(record: Record, plies: Sequence[Game]) -> str:
    """A record as a saved game; ``plies`` are the games after each ply of the main line, deployments included.

    Raises:
        UnwritableError: if it is of a game that Zillions does not have, or begins while a player has yet to deploy.
    """
    game = _start_of(record)
    rules = game.rules
    file = rules_file(rules)
    if file is None:
        raise UnwritableError(f"a game of {rules.game.capitalize()}, for which Zillions has no rules")
    lines = (
        f"{BEGINNING} {VERSION} {_players(record)}",
        f"RulesFile={file}",
        f"VariantName={rules.title}",
        *_edits(game.line()[0]),
        *_turns([*game.line()[1:], *plies]),
    )
    return "".join(line + LINE_END for line in lines)


def _start_of(record: Record) -> Game:
    try:
        return start_game(record)
    except StartError as error:
        raise UnwritableError(str(error)) from None


def _players(record: Record) -> str:
    """One letter a player: C for a program, H for anybody else."""
    return "".join("C" if record.tag(name) == "program" else "H" for name in ("FirstType", "SecondType"))


def _edits(start: Game) -> tuple[str, ...]:
    """What makes the board of a start from that of the rules.

    A start with the same board (but another player to move) has one edit that changes nothing: only then may a reader
    take the player to move from the first turn.
    """
    rules, usual, position = start.rules, start.rules.start(), start.position
    if position == usual:
        return ()
    if position.status.deploying:
        raise UnwritableError("a Position in which a player has yet to deploy")
    if not any(position.board):
        raise UnwritableError("a Position without pieces")
    return tuple(_changes(rules, usual.board, position.board)) or _no_change(rules, position.board)


def _changes(rules: RuleSet, old: bytes, new: bytes) -> Iterator[str]:
    for square, (before, after) in enumerate(zip(old, new, strict=True)):
        if before and before != after:
            yield f"(x {rules.board.name_of(square)})"
        if after and before != after:
            yield f"({_put(rules, after, square)})"


def _no_change(rules: RuleSet, board: bytes) -> tuple[str, ...]:
    square = next(square for square, code in enumerate(board) if code)
    return (f"({_put(rules, board[square], square)})",)


def _turns(games: Sequence[Game]) -> Iterator[str]:
    """The turns; their number rises when the first player moves after the second."""
    number, last = 0, Player.SECOND
    for after in games:
        before = after.previous
        assert before is not None
        number += before.position.turn is Player.FIRST and last is Player.SECOND
        number, last = max(number, 1), before.position.turn
        for text in _texts(before, after):
            yield f"{number}. {text}"


def _texts(before: Game, after: Game) -> Iterator[str]:
    """The texts of a ply: one, but as many as there are pieces for a deployment."""
    rules, ply = before.rules, after.ply
    assert ply is not None
    if isinstance(ply.action, Deploy):
        yield from _placements(rules, ply.action.layout or b"", Side(before.position.turn ^ rules.first_side))
    elif isinstance(ply.action, Step):
        yield format_move(rules, ply, rules.kind_of(before.position.board[ply.action.origin]).name)


def _placements(rules: RuleSet, layout: Layout, side: Side) -> Iterator[str]:
    assert rules.deployment is not None
    for square, kind in zip(rules.deployment.squares(Seat(side)), layout, strict=True):
        if kind:
            yield _put(rules, code_of(kind, side), square)


def _put(rules: RuleSet, code: Code, square: Square) -> str:
    return f"{rules.piece_name(code)} {rules.board.name_of(square)}"
