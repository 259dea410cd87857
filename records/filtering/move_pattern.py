"""What one move must be like, taken from its text in any of the four forms."""

from __future__ import annotations

import attrs

from ...core.action import Deploy, Flip, PickUp, PutDown, Step
from ...core.game import Game
from ...core.piece import KIND_BITS, UNKNOWN
from ...core.ply import Ply
from ...core.rules import RuleSet
from ...notation.move_errors import MoveTextError
from ...notation.move_marks import outcome_mark, wins
from ...notation.move_token import MoveForm, MoveToken, parse_token
from .errors import ConditionError

_FORMS = {Flip: MoveForm.FLIP, PutDown: MoveForm.PUT_DOWN, PickUp: MoveForm.PICK_UP}


@attrs.frozen
class MovePattern:
    """A move as a condition names it; ``token`` is ``None`` for any move.

    What the text leaves out may be anything: ``Rg4`` is any move of a Rat to g4, ``Rxg4`` a capture, ``Rg4#`` one that
    wins.
    """

    token: MoveToken | None

    def fits(self, before: Game, after: Game) -> bool:
        """Whether the move between two games is such a move."""
        token, ply = self.token, after.ply
        if token is None or ply is None:
            return ply is not None
        return _is_action(token, before, ply) and _has_marks(token, before, ply)


def parse_move_pattern(rules: RuleSet, text: str) -> MovePattern:
    """Read a move of a game, ``*`` for any.

    Raises:
        ConditionError: if it is none, or a deployment.
    """
    if text == "*":
        return MovePattern(None)
    try:
        token = parse_token(rules, text)
    except MoveTextError as error:
        raise ConditionError(str(error), text, error.offset) from None
    if token.form is MoveForm.DEPLOY:
        raise ConditionError(f"{text[:40]}: deployments stand in the tags FirstLayout and SecondLayout", text)
    return MovePattern(token)


def _is_action(token: MoveToken, before: Game, ply: Ply) -> bool:
    action = ply.action
    if isinstance(action, Step):
        return action.target == token.square and _comes_from(token, before, action)
    if isinstance(action, Deploy) or action.square != token.square or _FORMS[type(action)] is not token.form:
        return False
    return token.revealed in (None, UNKNOWN, ply.revealed)


def _comes_from(token: MoveToken, before: Game, step: Step) -> bool:
    """Whether a step's piece and origin are what is named of them."""
    if token.form not in (MoveForm.PIECE, MoveForm.COORDINATE):
        return False
    rank, file = divmod(step.origin, before.rules.board.files)
    kind = before.position.board[step.origin] & KIND_BITS
    named = ((token.kind, kind), (token.origin, step.origin), (token.file, file), (token.rank, rank))
    return all(wanted in (None, found) for wanted, found in named)


def _has_marks(token: MoveToken, before: Game, ply: Ply) -> bool:
    """Whether a ply has the marks that are named."""
    captures = ply.battle is not None
    if token.separator and captures != (token.separator == "x"):
        return False
    return token.marks in ("", outcome_mark(ply)) and (not token.wins or wins(before.position, ply))
