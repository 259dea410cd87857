"""Checks conformance cases against this implementation."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import attrs

from ..core.errors import JunqiError
from ..core.game import Game
from ..core.outcome import Outcome
from ..core.perft import perft
from ..core.registry import rule_set
from ..core.rules import RuleSet
from .board_text import format_board
from .conformance_case import Case, CaseError, GameCase, PositionCase, parse_case
from .legal_moves import legal_moves
from .move_reader import play_text
from .move_writer import format_ply
from .position import parse_position, turn_letters
from .style import MoveStyle

Check: TypeAlias = Callable[[Case], tuple[str, ...]]
"""Everything in which a case and an implementation disagree; this one is checked by ``check_case``."""


@attrs.frozen
class CheckedCase:
    """What came of one line: everything in which it and an implementation disagree, or why it is no case."""

    line: int
    disagreements: tuple[str, ...]


@attrs.frozen
class FileReport:
    """How many cases a file holds, and how many of them disagree."""

    cases: int = 0
    disagreeing: int = 0

    def and_case(self, case: CheckedCase) -> "FileReport":
        """The report with one more case."""
        return FileReport(self.cases + 1, self.disagreeing + bool(case.disagreements))


def check_lines(lines: Iterable[bytes], check: Check | None = None) -> Iterator[CheckedCase]:
    """Check a file's cases, one a line; blank lines hold none."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield CheckedCase(number, check_line(line, check))


def check_line(line: bytes, check: Check | None = None) -> tuple[str, ...]:
    """Everything in which a case and an implementation disagree; a line that is no case is one disagreement."""
    try:
        # A byte order mark may stand before the first line.
        return (check or check_case)(parse_case(line.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        return (f"not UTF-8: byte {line[error.start]:#04x} at offset {error.start}",)
    except JunqiError as error:
        return (str(error),)


def check_case(case: Case) -> tuple[str, ...]:
    """Everything in which a case and this implementation disagree.

    Raises:
        JunqiError: if the case names no rule set, or no position.
    """
    rules = rule_set(case.variant)
    if isinstance(case, PositionCase):
        return tuple(_check_position(rules, case))
    return tuple(_check_game(rules, case))


def _check_position(rules: RuleSet, case: PositionCase) -> Iterator[str]:
    position = parse_position(rules, case.position)
    yield from moves_difference(case, legal_moves(rules, position, MoveStyle.COORDINATE))
    yield from count_difference(case, perft(rules, position, 2))


def moves_difference(case: PositionCase, found: list[str]) -> Iterator[str]:
    """How the moves of a case and those found differ, if they do."""
    expected = list(case.moves)
    if found != expected:
        yield _difference(expected, found)


def count_difference(case: PositionCase, found: int) -> Iterator[str]:
    """How the number of lines of a case and the one found differ, if they do."""
    if found != case.perft2:
        yield f"perft2: expected {case.perft2}, found {found}"


def _difference(expected: list[str], found: list[str]) -> str:
    """How two lists of moves differ."""
    parts = []
    missing, extra = sorted(set(expected) - set(found)), sorted(set(found) - set(expected))
    if missing:
        parts.append(f"expected but not legal: {' '.join(missing)}")
    if extra:
        parts.append(f"legal but not expected: {' '.join(extra)}")
    if not parts:
        parts.append("the expected moves are not sorted, or stand there twice")
    return "moves: " + "; ".join(parts)


def _check_game(rules: RuleSet, case: GameCase) -> Iterator[str]:
    game = Game.begin(rules, parse_position(rules, case.start))
    for number, move in enumerate(case.moves, 1):
        if game.outcome is not None:
            yield f"move {number} {move}: expected the game to go on, found it over ({_in_words(game.outcome)})"
            return
        try:
            game = _play(game, move)
        except JunqiError as error:
            yield f"move {number}: expected a legal move in coordinate form, found {error}"
            return
    yield from _check_end(game, case)


def _play(game: Game, move: str) -> Game:
    after = play_text(game, move)
    assert after.ply is not None
    written = format_ply(game.rules, game.position, after.ply, MoveStyle.COORDINATE)
    if written != move:
        raise CaseError(f"{move!r}, which is written {written}")
    return after


def _check_end(game: Game, case: GameCase) -> Iterator[str]:
    if game.outcome is None:
        yield from winner_difference(case, None, "")
    else:
        yield from winner_difference(case, _winner(game.outcome), game.outcome.reason.value)
    final = format_board(game.rules, game.position.board)
    yield from final_difference(game.rules, case, final, turn_letters(game.rules)[game.position.turn])


def winner_difference(case: GameCase, found: str | None, reason: str) -> Iterator[str]:
    """How the winner of a case and the one found differ, if they do; ``None`` for a game that goes on."""
    if found is None:
        yield f"winner: expected {case.winner}, found that the game is not over"
    elif found != case.winner:
        yield f"winner: expected {case.winner}, found {found}, {reason}"


def final_difference(rules: RuleSet, case: GameCase, board: str, turn: str) -> Iterator[str]:
    """How the final position of a case and the one found differ, if they do.

    Cases write it with the side to move, unless colours come from flips.
    """
    found = board if rules.hides_pieces else f"{board} {turn}"
    if found != case.final:
        yield f"final: expected {case.final}, found {found}"


def _winner(outcome: Outcome) -> str:
    return "draw" if outcome.winner is None else outcome.winner.name.lower()


def _in_words(outcome: Outcome) -> str:
    return f"{_winner(outcome)}, {outcome.reason.value}"
