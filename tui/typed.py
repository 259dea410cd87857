"""Moves that people type, read with no more than the player to move may know."""

from ..core.action import Action
from ..core.game import Game
from ..core.observation import Observation
from ..notation.move_errors import GameIsOverError, MoveError
from ..notation.move_reader import play_token, resolve
from ..notation.move_token import MoveForm, MoveToken, parse_token
from ..notation.move_writer import format_action
from ..notation.style import MoveStyle

_FORMS = (MoveStyle.SAN, MoveStyle.COORDINATE, MoveStyle.LAN)


class NamedFlipError(MoveError):
    """A typed flip that says what it will reveal, which nobody can know."""

    def __init__(self, text: str, square: str) -> None:
        super().__init__(f"{text}: nobody knows the piece before it is turned up; type {square}", text)


def typed_action(game: Game, text: str) -> Action:
    """The legal action that a typed text means, in any of the four forms.

    Face-down pieces stay unknown to the reader, so that no refusal tells what one is.

    Raises:
        MoveError: of the class for what is wrong with the text.
        LayoutTextError: if a deployment's layout cannot be read.
    """
    rules = game.rules
    if game.outcome is not None:
        raise GameIsOverError(f"{text}: the game is over ({game.outcome.reason.value})", text)
    token = parse_token(rules, text)
    known = rules.public(game.position, game.position.turn)
    if token.form is MoveForm.FLIP:
        _refuse_identity(game, token)
        return resolve(rules, known, token)
    played = play_token(Game.begin(rules, known), token).ply
    assert played is not None
    return played.action


def typed_forms(seen: Observation) -> str:
    """How the first of the legal actions may be typed, as words; empty where there is none."""
    texts: dict[str, None] = {}
    for action in seen.legal_actions()[:1]:
        texts = dict.fromkeys(format_action(seen.rules, seen.position, action, form) for form in _FORMS)
    *others, last = texts or ("",)
    return f"{', '.join(others)} or {last}" if others else last


def _refuse_identity(game: Game, token: MoveToken) -> None:
    if token.revealed is not None:
        raise NamedFlipError(token.text, game.rules.board.name_of(token.square))
