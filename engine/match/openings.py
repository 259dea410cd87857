"""How the games of a match begin: dealt, deployed, or some random moves into the game. Two games begin the same way."""

from random import Random

import attrs

from ...core.action import Action, Deploy
from ...core.errors import JunqiError
from ...core.game import Game
from ...core.piece import KIND_BITS
from ...core.position import Position
from ...core.rules import RuleSet
from .layout_source import LayoutSource
from .layouts import sensible_layout

_USUAL_PLIES = 6
"""Random plies where neither a deal nor deployments make games differ."""

_ATTEMPTS = 1000


class OpeningPliesError(JunqiError, ValueError):
    """Random plies asked for in games that the programs themselves deploy."""

    def __init__(self) -> None:
        super().__init__("random plies need deployments that are made already: add --layouts random")


class NoOpeningError(JunqiError):
    """Random plies that never lead to a position which is still open."""

    def __init__(self, plies: int) -> None:
        super().__init__(f"{plies} random plies do not lead to an even position in {_ATTEMPTS} attempts; ask for fewer")
        self.plies = plies


@attrs.frozen
class OpeningStyle:
    """How openings vary. ``plies`` is the number of random plies; ``None`` where the usual number will do."""

    layouts: LayoutSource = LayoutSource.OWN
    plies: int | None = None


def check_style(rules: RuleSet, style: OpeningStyle) -> None:
    """Refuse a style that a game cannot have.

    Raises:
        OpeningPliesError: for random plies before programs have deployed.
    """
    if rules.deployment is not None and style.layouts is LayoutSource.OWN and style.plies:
        raise OpeningPliesError


def opening(rules: RuleSet, style: OpeningStyle, random: Random) -> Game:
    """A game from which programs play on, the same for the same state of ``random``.

    Face-down pieces are dealt. Random plies end in a position where neither player is ahead or about to win something.

    Raises:
        NoOpeningError: if there is no such position.
    """
    plies = _usual_plies(rules) if style.plies is None else style.plies
    for _ in range(_ATTEMPTS):
        game = _moved(_begun(rules, style.layouts, random), plies, random)
        if not plies or is_even(game):
            return game
    raise NoOpeningError(plies)


def _usual_plies(rules: RuleSet) -> int:
    return 0 if rules.hides_pieces or rules.deployment is not None else _USUAL_PLIES


def _begun(rules: RuleSet, layouts: LayoutSource, random: Random) -> Game:
    """The game dealt, and deployed where the match does so."""
    game = Game.begin(rules, rules.deal(rules.start(), random))
    while rules.deployment is not None and layouts is LayoutSource.RANDOM and game.position.status.deploying:
        game = game.play(Deploy(sensible_layout(rules.deployment, random)))
    return game


def _moved(game: Game, plies: int, random: Random) -> Game:
    for _ in range(plies):
        if game.outcome is not None:
            break
        game = game.play(random.choice(game.rules.legal_actions(game.position)))
    return game


def is_even(game: Game) -> bool:
    """Whether a game goes on with equal material, and nobody wins or loses anything within two plies."""
    if game.outcome is not None or _material(game.rules, game.position):
        return False
    return max(_gain(game, action) for action in game.rules.legal_actions(game.position)) == 0


def _gain(game: Game, action: Action) -> float:
    """What an action wins less what the best reply wins back; infinite for a win of the game."""
    after = game.play(action)
    if after.outcome is not None:
        return float("inf") if after.outcome.winner is game.position.turn else 0.0
    replies = (after.play(reply) for reply in game.rules.legal_actions(after.position))
    return min(_worth(reply, game) for reply in replies)


def _worth(later: Game, game: Game) -> float:
    """How far the player who moves in ``game`` is ahead two plies later."""
    if later.outcome is not None and later.outcome.winner is not None:
        return float("inf") if later.outcome.winner is game.position.turn else float("-inf")
    return float(_material(game.rules, later.position))


def _material(rules: RuleSet, position: Position) -> int:
    """The ranks of the mover's pieces less those of the other's; 0 while colours are not known."""
    side = rules.side_of(position, position.turn)
    if side is None:
        return 0
    known = (code for code in position.board if code & KIND_BITS)
    return sum(rules.kind_of(code).rank * (1 if code >> 4 & 1 == side else -1) for code in known)
