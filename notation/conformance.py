"""Checks conformance cases against this implementation."""

from collections.abc import Iterable, Iterator

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


@attrs.frozen
class CheckedCase:
    """What came of one line: everything in which it and this implementation disagree, or why it is no case."""

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


def check_lines(lines: Iterable[bytes]) -> Iterator[CheckedCase]:
    """Check a file's cases, one a line; blank lines hold none."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield CheckedCase(number, check_line(line))


def check_line(line: bytes) -> tuple[str, ...]:
    """Everything in which a case and this implementation disagree; a line that is no case is one disagreement."""
    try:
        # A byte order mark may stand before the first line.
        return check_case(parse_case(line.decode("utf-8-sig")))
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
    found = legal_moves(rules, position, MoveStyle.COORDINATE)
    expected = list(case.moves)
    if found != expected:
        yield _difference(expected, found)
    count = perft(rules, position, 2)
    if count != case.perft2:
        yield f"perft2: expected {case.perft2}, found {count}"


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
        yield f"winner: expected {case.winner}, found that the game is not over"
    elif _winner(game.outcome) != case.winner:
        yield f"winner: expected {case.winner}, found {_in_words(game.outcome)}"
    final = _final(game)
    if final != case.final:
        yield f"final: expected {case.final}, found {final}"


def _winner(outcome: Outcome) -> str:
    return "draw" if outcome.winner is None else outcome.winner.name.lower()


def _in_words(outcome: Outcome) -> str:
    return f"{_winner(outcome)}, {outcome.reason.value}"


def _final(game: Game) -> str:
    """A final position as cases write it: where colours come from flips, without the side to move."""
    board = format_board(game.rules, game.position.board)
    return board if game.rules.hides_pieces else f"{board} {turn_letters(game.rules)[game.position.turn]}"
