"""A move with the marks that the rules give, in place of wrong ones."""

from ..core.game import Game
from .move_marks import outcome_mark, wins
from .move_reader import play_token
from .move_token import MoveForm, MoveToken, parse_token


def with_right_marks(game: Game, text: str) -> tuple[str, Game]:
    """A move's text, its capture and outcome marks put right where it has any, and the game after the move.

    Marks that are missing stay so. Without its marks the text must be a legal move.

    >>> from junqi.core.registry import rule_set
    >>> with_right_marks(Game.begin(rule_set("jungle")), "Rg3xg4#!")[0]
    'Rg3-g4!'

    Raises:
        MoveError: if the text is wrong otherwise, too.
    """
    token = parse_token(game.rules, text)
    marks = len(token.marks) + token.wins + len(token.glyph)
    body = _without_separator(game, token, text[: len(text) - marks])
    bare = parse_token(game.rules, body)
    after = play_token(game, bare)
    assert after.ply is not None
    if token.separator:
        body = _with_separator(game, bare, body, captures=after.ply.battle is not None)
    right = outcome_mark(after.ply) if token.marks else ""
    end = "#" if token.wins and wins(game.position, after.ply) else ""
    return body + right + end + token.glyph, after


def _without_separator(game: Game, token: MoveToken, body: str) -> str:
    if not token.separator:
        return body
    target = game.rules.board.name_of(token.square)
    return body[: -len(token.separator + target)] + target


def _with_separator(game: Game, token: MoveToken, body: str, *, captures: bool) -> str:
    """A dash stands between two squares only."""
    target = game.rules.board.name_of(token.square)
    dash = "-" if token.form is MoveForm.PIECE and token.origin is not None else ""
    return body[: -len(target)] + ("x" if captures else dash) + target
