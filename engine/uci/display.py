"""What ``d`` and ``eval`` print."""

from ...core.game import Game
from ...core.outcome import Outcome
from ...notation.diagram import draw
from ...notation.position import format_position
from ...notation.words import outcome_in_words
from .score import Score


def display_lines(game: Game) -> tuple[str, ...]:
    """The board as a diagram, the position as text, and how the game has ended, if it has.

    >>> from junqi.core.registry import rule_set
    >>> display_lines(Game.begin(rule_set("jungle")))[-2:]
    ('Fen: l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w - - 0 1', 'Result: none')
    """
    drawing = draw(game.rules, game.position.board).splitlines()
    return (*drawing, "", f"Fen: {format_position(game.rules, game.position)}", f"Result: {_result(game.outcome)}")


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    winner = "draw" if outcome.winner is None else outcome.winner.name.lower()
    return f"{winner} {outcome.reason.value}"


def over_in_words(outcome: Outcome) -> str:
    """Why there is nothing to search."""
    return f"the game is over: {outcome_in_words(outcome)}"


def evaluation_line(game: Game, score: Score) -> str:
    """A static evaluation, from the point of view of the side to move."""
    return f"Evaluation: {score} ({game.position.turn.name.capitalize()} to move)"
