"""What the players should hear before it decides the game."""

from collections.abc import Iterator

from ..core.action import Action, Step
from ..core.game import Game
from ..core.outcome import Reason
from ..core.seat import Player
from ..notation.move_writer import format_action
from ..notation.style import MoveStyle

QUIET_PLIES_SHOWN = 20
"""From how many quiet plies left on the players are told."""

LOSING_QUESTION = "This move goes back and forth once too often and loses the game. Play it?"
"""What is asked before a move for which ``loses_by_repeating`` holds."""

_EFFECTS: dict[Reason | None, str] = {
    Reason.BACK_AND_FORTH: "loses by back and forth",
    Reason.REPETITION: "draws by repetition",
}
"""What is said of a move that ends the game by what it repeats."""

_TIMES_SHOWN = 4
"""From how many times to and fro on the players are told."""


def warnings(game: Game, names: tuple[str, str]) -> tuple[str, ...]:
    """Sentences about ends that are near: back and forth, repetition, quiet plies; the nearest first."""
    if game.outcome is not None or game.position.status.deploying:
        return ()
    return (*_deciding_moves(game), *_rows(game, names), *_occurrences(game), *_quiet_plies(game))


def loses_by_repeating(game: Game, action: Action) -> bool:
    """Whether a legal step would complete one back and forth too many."""
    return _end_after(game, action) is Reason.BACK_AND_FORTH


def _end_after(game: Game, action: Action) -> Reason | None:
    """How a legal step would end the game, if it would; what else may be played repeats nothing."""
    outcome = game.advance(action).outcome if isinstance(action, Step) else None
    return None if outcome is None else outcome.reason


def _deciding_moves(game: Game) -> Iterator[str]:
    rules = game.rules
    known = rules.public(game.position, game.position.turn)
    for action in rules.actions(known):
        effect = _EFFECTS.get(_end_after(game, action))
        if effect:
            yield f"{format_action(rules, known, action, MoveStyle.LAN)} {effect}"


def _rows(game: Game, names: tuple[str, str]) -> Iterator[str]:
    limit, name_of = game.rules.repetition.loss_at, game.rules.board.name_of
    for player in Player:
        row = game.position.status.rows[player]
        if limit is not None and row is not None and row.count >= 2 * _TIMES_SHOWN:
            a, b = sorted((name_of(row.origin), name_of(row.target)))
            yield f"{names[player]} went to and fro {a}-{b} {row.count // 2} times, {limit} lose"


def _occurrences(game: Game) -> Iterator[str]:
    draw_at = game.rules.repetition.draw_at
    if draw_at is not None and game.occurrences == draw_at - 1:
        yield f"position seen {game.occurrences} times, {draw_at} draw"


def _quiet_plies(game: Game) -> Iterator[str]:
    left = game.rules.quiet_plies - game.position.quiet
    if left <= QUIET_PLIES_SHOWN:
        yield f"{left} quiet {'ply' if left == 1 else 'plies'} left before a draw"
