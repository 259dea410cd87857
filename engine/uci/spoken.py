"""Positions, games and limits as lines that a program is sent, and its moves read back."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ...core.action import Action
from ...core.errors import JunqiError
from ...core.game import Game
from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.errors import quoted
from ...notation.move_reader import resolve
from ...notation.move_token import parse_token
from ...notation.move_writer import format_ply
from ...notation.position import format_position
from ...notation.style import MoveStyle
from .errors import EngineIllegalMoveError
from .limits import Limits


def position_line(rules: RuleSet, start: Position, moves: Sequence[str]) -> str:
    """The line that sets a position up: its start, and the moves since in coordinate form.

    >>> from junqi.core.registry import rule_set
    >>> position_line(rule_set("jungle"), rule_set("jungle").start(), ("g3g4",))
    'position startpos moves g3g4'
    """
    text = "startpos" if start == rules.start() else f"fen {format_position(rules, start)}"
    return " ".join(("position", text, *(("moves", *moves) if moves else ())))


def go_line(rules: RuleSet, limits: Limits) -> str:
    """The line that starts a search.

    >>> from junqi.core.registry import rule_set
    >>> go_line(rule_set("jungle"), Limits(movetime=0.25, depth=8))
    'go movetime 250 depth 8'
    """
    return " ".join(("go", *(_limit_words(limits) or ("infinite",)), *_move_words(rules, limits.moves)))


def _limit_words(limits: Limits) -> list[str]:
    words: list[str] = []
    if limits.clocks is not None:
        for name, seconds in zip(("wtime", "btime"), limits.clocks, strict=True):
            words += [name, str(_milliseconds(seconds))]
        for name, seconds in zip(("winc", "binc"), limits.increments, strict=True):
            words += [name, str(_milliseconds(seconds))]
    if limits.movetime is not None:
        words += ["movetime", str(_milliseconds(limits.movetime))]
    counts = (("movestogo", limits.moves_to_go), ("depth", limits.depth), ("nodes", limits.nodes))
    words += [word for name, count in counts if count is not None for word in (name, str(count))]
    return [*words, "infinite"] if limits.infinite else words


def _milliseconds(seconds: float) -> int:
    return max(0, round(seconds * 1000))


def _move_words(rules: RuleSet, moves: Iterable[Action]) -> tuple[str, ...]:
    texts = tuple(action_text(rules, action) for action in moves)
    return ("searchmoves", *texts) if texts else ()


def action_text(rules: RuleSet, action: Action) -> str:
    """An action in coordinate form, a deployment with its layout, a flip without what it reveals.

    >>> from junqi.core.action import Flip
    >>> from junqi.core.registry import rule_set
    >>> action_text(rule_set("junqi"), Flip(0))
    'a1'
    """
    return format_ply(rules, _NOWHERE, Ply(action), MoveStyle.COORDINATE)


_NOWHERE = Position(b"", Player.FIRST)
"""Coordinate forms are the same on every board, unless a flip tells what it reveals."""


def public_moves(game: Game, viewer: Player) -> tuple[Position, tuple[str, ...]]:
    """The start and the moves of a game, in coordinate form, as ``viewer`` may know them."""
    rules, line = game.rules, game.line()
    moves = tuple(
        _public_move(game, earlier, later.ply, viewer) for earlier, later in pairwise(line) if later.ply is not None
    )
    return rules.public(line[0].position, viewer), moves


def _public_move(game: Game, before: Game, ply: Ply, viewer: Player) -> str:
    rules = game.rules
    known = ply if before.position.turn is viewer else rules.public_ply(ply, game.position, viewer)
    return format_ply(rules, rules.public(before.position, viewer), known, MoveStyle.COORDINATE)


def read_move(game: Game, text: str, program: str) -> Action:
    """The legal action that a program's move means in a game.

    Raises:
        EngineIllegalMoveError: if it means none.
    """
    try:
        return resolve(game.rules, game.position, parse_token(game.rules, text))
    except JunqiError as error:
        raise EngineIllegalMoveError(program, f"plays {quoted(text)}, an illegal move: {error}") from None
