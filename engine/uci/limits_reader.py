"""From a ``go`` request to limits, its moves read in the position that is searched."""

from ...core.action import Action
from ...core.errors import JunqiError
from ...core.game import Game
from ...notation.move_reader import resolve
from ...notation.move_token import parse_token
from .go_reader import DEEPEST
from .limits import Limits
from .request import Go, RequestError

_SECOND = 1000
"""Milliseconds."""


def limits_of(game: Game, request: Go) -> Limits:
    """What ends the search that a request asks for.

    ``mate`` stands for the depth in which a win in so many moves is found. A single clock counts for both players.

    Raises:
        RequestError: if one of its moves is not legal.
    """
    numbers = request.numbers
    depths = [numbers[name] for name in ("depth",) if name in numbers]
    depths += [2 * numbers["mate"] - 1] if "mate" in numbers else []
    return Limits(
        movetime=numbers["movetime"] / _SECOND if "movetime" in numbers else None,
        depth=min(*depths, DEEPEST) if depths else None,
        nodes=numbers.get("nodes"),
        clocks=_clocks(numbers),
        increments=(numbers.get("winc", 0) / _SECOND, numbers.get("binc", 0) / _SECOND),
        moves_to_go=numbers.get("movestogo"),
        infinite=request.infinite or not numbers,
        moves=_actions(game, request.moves),
    )


def _clocks(numbers: dict[str, int]) -> tuple[float, float] | None:
    """The seconds that are left; a clock that has run out shows none."""
    given = [numbers[name] for name in ("wtime", "btime") if name in numbers]
    if not given:
        return None
    return max(0, given[0]) / _SECOND, max(0, given[-1]) / _SECOND


def _actions(game: Game, moves: tuple[str, ...]) -> tuple[Action, ...]:
    """Moves to choose among; of deployments there is no choice."""
    if moves and game.position.status.deploying:
        raise RequestError("go: searchmoves: nothing is searched while players deploy")
    try:
        return tuple(resolve(game.rules, game.position, parse_token(game.rules, move)) for move in moves)
    except JunqiError as error:
        raise RequestError(f"go: searchmoves: {error}") from None
