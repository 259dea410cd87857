"""From a ``position`` request to a game, with the rules asked."""

import attrs

from ...core.action import Deploy
from ...core.errors import JunqiError
from ...core.fault import FaultKind
from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.move_reader import play_token
from ...notation.move_token import MoveForm, MoveToken, parse_token
from ...notation.position import parse_position
from .request import RequestError, SetPosition

_UNPLAYABLE = frozenset({FaultKind.BAD_STATUS, FaultKind.BAD_DEPLOYMENT, FaultKind.BAD_MARK})
"""Faults with which the rules cannot go on; with others, such as two Rats of a colour, they can."""


@attrs.frozen
class SetUp:
    """A ``position`` request, and the game that it describes."""

    request: SetPosition
    game: Game

    def leads_to(self, request: SetPosition) -> bool:
        """Whether another request begins with all of this one, as from one move of a game to the next."""
        mine = self.request
        return mine.text == request.text and mine.moves == request.moves[: len(mine.moves)]


def start_of(rules: RuleSet) -> SetUp:
    """The start of a variant."""
    return SetUp(SetPosition(None), Game.begin(rules))


def set_up(rules: RuleSet, request: SetPosition, last: SetUp | None = None) -> SetUp:
    """The game that a request describes; what it shares with the ``last`` one, by the same rules, is not played again.

    Raises:
        RequestError: if its position cannot be played from, or a move is not legal; it names the first.
    """
    known = last if last is not None and last.leads_to(request) else _before_moves(rules, request)
    game, played = known.game, len(known.request.moves)
    for number, move in enumerate(request.moves[played:], played + 1):
        try:
            game = _play(game, parse_token(rules, move))
        except JunqiError as error:
            raise RequestError(f"position: move {number} of {len(request.moves)}: {error}") from None
    return SetUp(request, game)


def _before_moves(rules: RuleSet, request: SetPosition) -> SetUp:
    game = Game.begin(rules, None if request.text is None else _start(rules, request.text))
    return SetUp(SetPosition(request.text), game)


def _start(rules: RuleSet, text: str) -> Position:
    try:
        position = parse_position(rules, text)
    except JunqiError as error:
        raise RequestError(f"position: {error}") from None
    fault = next((fault for fault in rules.faults(position) if fault.kind in _UNPLAYABLE), None)
    if fault is not None and not _awaits_second_deployment(position):
        raise RequestError(f"position: {fault.message}")
    return position


def _play(game: Game, token: MoveToken) -> Game:
    if not game.position.status.deploying:
        return play_token(game, token)
    if _awaits_second_deployment(game.position):
        raise RequestError(f"{token.text[:7]}: nothing can follow a deployment that is not disclosed")
    if token.form is MoveForm.DEPLOY and token.layout is None and game.position.turn is Player.FIRST:
        return game.advance(Deploy(None))
    return play_token(game, token)


def _awaits_second_deployment(position: Position) -> bool:
    """Whether the second player is to deploy without knowing what the first has placed."""
    return position.status.deploying and position.turn is Player.SECOND and not any(position.board)
