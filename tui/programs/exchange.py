"""What is told to a program of a game, and what its answer means."""

from ...core.action import Action
from ...core.errors import JunqiError
from ...core.observation import Observation
from ...engine.uci.errors import EngineIllegalMoveError, EngineNonsenseError
from ...notation.errors import quoted
from ...notation.move_errors import MoveTextError
from ...notation.move_reader import resolve
from ...notation.move_token import MoveForm, parse_token
from ...notation.move_writer import format_ply
from ...notation.style import MoveStyle


def moves_of(seen: Observation) -> tuple[str, ...]:
    """The plies so far as the protocol writes them: no more than the viewer has seen, a flip with what it turned up.

    A piece lies face down on its square from the start until it is turned up, so that the start alone tells which
    flips must name their piece.
    """
    return tuple(format_ply(seen.rules, seen.start, ply, MoveStyle.COORDINATE) for ply in seen.plies)


def action_of(seen: Observation, text: str, program: str) -> Action:
    """The legal action that the answer of a program, named for the message, means.

    Raises:
        EngineNonsenseError: if it is no move in coordinate form.
        EngineIllegalMoveError: if it is not a legal one.
    """
    try:
        token = parse_token(seen.rules, text)
    except MoveTextError:
        raise EngineNonsenseError(program, f"answered {quoted(text)}, which is no move") from None
    if token.form is MoveForm.PIECE:
        raise EngineNonsenseError(program, f"answered {quoted(text)}, which is not in coordinate form")
    try:
        return resolve(seen.rules, seen.position, token)
    except JunqiError as error:
        raise EngineIllegalMoveError(program, f"played {quoted(text)}, an illegal move: {error}") from None
