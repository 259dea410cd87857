"""Asking a program about the positions of a game. It is told what the player to move may know, and no more."""

import attrs

from ...core.action import Action, Flip
from ...core.game import Game
from ...core.outcome import Outcome
from ...core.seat import Player
from ..uci.client import EngineClient
from ..uci.info import Info
from ..uci.limits import Limits
from ..uci.score import Score
from ..uci.spoken import public_moves


@attrs.frozen
class Evaluation:
    """What a program says of a position: the score as the player to move sees it, and the best line."""

    score: Score
    line: tuple[str, ...] = ()


async def evaluate(client: EngineClient, game: Game, limits: Limits) -> Evaluation | None:
    """The program's evaluation of a game that goes on; ``None`` where it tells no score.

    Raises:
        EngineError: if the program fails.
    """
    found: list[Info] = []

    def hear(info: Info) -> None:
        if info.multipv == 1:
            found.append(info)

    start, moves = public_moves(game, game.position.turn)
    best = await client.think(start, moves, limits, hear)
    if not found:
        return None
    line = next((info.pv for info in reversed(found) if info.pv[:1] == (best,)), (best,))
    return Evaluation(found[-1].score, line)


async def evaluate_action(client: EngineClient, game: Game, action: Action, limits: Limits) -> Evaluation | None:
    """The evaluation of a game if the player to move plays ``action``, before anybody knows what it brings."""
    return await evaluate(client, game, attrs.evolve(limits, moves=(action,)))


def of_outcome(outcome: Outcome, player: Player) -> Score:
    """The score of a game that is over, as ``player`` sees it."""
    if outcome.winner is None:
        return Score.of_centipawns(0)
    return Score.of_mate(1 if outcome.winner is player else -1)


def is_by_chance(action: Action, game: Game) -> bool:
    """Whether chance decides what comes of an action: then the position after it does not tell how good it was."""
    return game.rules.hides_pieces and isinstance(action, Flip)
