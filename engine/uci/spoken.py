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
    """The start and the moves of a game, in coordinate form, as ``viewer`` may know them.

    A piece lies face down on its square from the start until it is turned up, so that the start alone tells which
    flips must name their piece.
    """
    rules, line = game.rules, game.line()
    start = rules.public(line[0].position, viewer)
    moves = tuple(
        format_ply(rules, start, _known_ply(game, earlier, later.ply, viewer), MoveStyle.COORDINATE)
        for earlier, later in pairwise(line)
        if later.ply is not None
    )
    return start, moves


def _known_ply(game: Game, before: Game, ply: Ply, viewer: Player) -> Ply:
    """A ply as ``viewer`` may know it now."""
    return ply if before.position.turn is viewer else game.rules.public_ply(ply, game.position, viewer)


def read_move(game: Game, text: str, program: str) -> Action:
    """The legal action that a program's move means in a game.

    Raises:
        EngineIllegalMoveError: if it means none.
    """
    try:
        return resolve(game.rules, game.position, parse_token(game.rules, text))
    except JunqiError as error:
        why = str(error).removeprefix(f"{text}: ")
        raise EngineIllegalMoveError(program, f"plays {quoted(text)}, an illegal move: {why}") from None
