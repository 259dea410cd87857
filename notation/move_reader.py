"""From a move's parts to the game after it, with every mark checked against the rules."""

from ..core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from ..core.board import Square
from ..core.errors import IdentityError
from ..core.game import Game
from ..core.piece import UNKNOWN
from ..core.position import Position
from ..core.rules import RuleSet
from ..core.seat import Seat
from .layout import deployment_of, parse_layout
from .move_errors import (
    AmbiguousMoveError,
    GameIsOverError,
    IllegalMoveError,
    MissingIdentityError,
    UnknownIdentityError,
    WrongCaptureMarkError,
    WrongIdentityError,
    WrongOutcomeMarkError,
    WrongPieceError,
)
from .move_marks import outcome_mark, wins
from .move_refusal import refuse_piece_move, refuse_place, refuse_step
from .move_token import MoveForm, MoveToken, parse_token
from .own_pieces import own_pieces


def play_text(game: Game, text: str) -> Game:
    """Play a move written in any of the four forms.

    >>> from junqi.core.registry import rule_set
    >>> play_text(Game.begin(rule_set("jungle")), "Rg4").length
    1

    Raises:
        MoveError: of the class for what is wrong.
        LayoutTextError: if a deployment's layout cannot be read.
    """
    return play_token(game, parse_token(game.rules, text))


def play_token(game: Game, token: MoveToken) -> Game:
    """Play a move taken apart; raises as ``play_text`` does."""
    if game.outcome is not None:
        raise GameIsOverError(f"{token.text[:40]}: the game is over ({game.outcome.reason.value})", token.text)
    action = resolve(game.rules, game.position, token)
    after = _play(game, action, token)
    if token.separator:
        _check_separator(game, after, token)
    if token.marks or token.wins:
        _check_marks(game, after, token)
    return after


def resolve(rules: RuleSet, position: Position, token: MoveToken) -> Action:
    """The legal action that a token means in a position.

    Raises:
        MoveError: if there is none, or more than one.
    """
    if token.form is MoveForm.PIECE:
        return Step(_origin(rules, position, token), token.square)
    if token.form is MoveForm.COORDINATE:
        return _coordinate_step(rules, position, token)
    if token.form is MoveForm.DEPLOY:
        return _deployment(rules, position, token)
    action: Action
    if token.form is MoveForm.FLIP:
        action = Flip(token.square)
    else:
        action = PutDown(token.square) if token.form is MoveForm.PUT_DOWN else PickUp(token.square)
    if not rules.is_legal(position, action):
        raise IllegalMoveError(refuse_place(rules, action, token), token.text)
    return action


def _coordinate_step(rules: RuleSet, position: Position, token: MoveToken) -> Step:
    assert token.origin is not None
    if not rules.can_step(position, token.origin, token.square):
        raise IllegalMoveError(refuse_step(rules, position, token.origin, token), token.text)
    return Step(token.origin, token.square)


def _origin(rules: RuleSet, position: Position, token: MoveToken) -> Square:
    """The one own piece that fits a long or short form."""
    fitting = [
        square
        for square in own_pieces(rules, position, token.kind or 0)
        if _fits(rules, square, token) and rules.can_step(position, square, token.square)
    ]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        names = ", ".join(rules.board.name_of(square) for square in fitting)
        piece = rules.kinds[(token.kind or 0) - 1].name
        raise AmbiguousMoveError(
            f"{token.text}: the {piece} pieces on {names} can all go there; name one", token.text, tuple(fitting)
        )
    _check_piece(rules, position, token)
    raise IllegalMoveError(refuse_piece_move(rules, position, token), token.text)


def _fits(rules: RuleSet, square: Square, token: MoveToken) -> bool:
    if token.file is None and token.rank is None:
        return True
    rank, file = divmod(square, rules.board.files)
    return token.file in (None, file) and token.rank in (None, rank)


def _check_piece(rules: RuleSet, position: Position, token: MoveToken) -> None:
    """Say so if only the letter is wrong: another piece stands on the square named, or alone could make the move."""
    if token.origin is None or not rules.can_step(position, token.origin, token.square):
        return
    found = rules.kind_of(position.board[token.origin])
    said = rules.kinds[(token.kind or 0) - 1].name
    where = rules.board.name_of(token.origin)
    raise WrongPieceError(f"{token.text}: {where} holds the {found.name}, not the {said}", token.text)


def _deployment(rules: RuleSet, position: Position, token: MoveToken) -> Deploy:
    if not position.status.deploying:
        raise IllegalMoveError(f"{token.text[:7]}: nobody is to deploy now", token.text)
    if token.layout is None:
        raise IllegalMoveError("@: a deployment must name its layout, as @LAYOUT", token.text)
    layout = parse_layout(rules, token.layout)
    seat = Seat(rules.side_of(position, position.turn) or 0)
    faults = deployment_of(rules).faults(layout, seat)
    if faults:
        raise IllegalMoveError("the layout breaks the rules: " + "; ".join(f.message for f in faults), token.text)
    return Deploy(layout)


def _check_separator(before: Game, after: Game, token: MoveToken) -> None:
    """``x`` and ``-`` may be missing, but not wrong."""
    assert after.ply is not None
    captures = after.ply.battle is not None
    if captures == (token.separator == "x"):
        return
    where = before.rules.board.name_of(token.square)
    if captures:
        met = before.rules.piece_name(before.position.board[token.square])
        raise WrongCaptureMarkError(f"{token.text}: '-' on a capture; the {met} stands on {where}", token.text)
    raise WrongCaptureMarkError(f"{token.text}: 'x', but nothing is captured on {where}", token.text)


def _play(game: Game, action: Action, token: MoveToken) -> Game:
    """Play a legal action, its revealed identity checked."""
    if isinstance(action, Flip):
        _check_identity(game, token)
    try:
        return game.advance(action, token.revealed)
    except IdentityError as error:
        raise WrongIdentityError(f"{token.text}: {error}", token.text) from None


def _check_identity(game: Game, token: MoveToken) -> None:
    """A flip of an unknown piece must say what it reveals."""
    name = game.rules.board.name_of(token.square)
    if token.revealed == UNKNOWN:
        raise UnknownIdentityError(f"{token.text}: a flip always reveals its piece; write {name}=E", token.text)
    if token.revealed is None and game.position.board[token.square] == UNKNOWN:
        raise MissingIdentityError(
            f"{token.text}: the piece on {name} is not known, so the flip must name it, as {name}=E", token.text
        )


def _check_marks(before: Game, after: Game, token: MoveToken) -> None:
    """Marks may be missing, but not wrong."""
    assert after.ply is not None
    allowed = outcome_mark(after.ply)
    for mark in token.marks:
        if mark != allowed:
            what = f"the rules give {allowed!r}" if allowed else "the rules give none"
            raise WrongOutcomeMarkError(f"{token.text}: wrong mark {mark!r}, {what}", token.text)
    if len(token.marks) > 1:
        raise WrongOutcomeMarkError(f"{token.text}: the mark {allowed!r} stands there twice", token.text)
    if token.wins and not wins(before.position, after.ply):
        raise WrongOutcomeMarkError(f"{token.text}: '#', but the move does not win the game", token.text)
