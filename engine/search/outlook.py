"""What a search found: a line and its score, in the kernel's terms and in the protocol's."""

import attrs

from ...core.game import Game
from ..uci.info import Info
from ..uci.score import Score
from ..uci.spoken import action_text
from .compiled_game import CompiledGame
from .memory_map import MATE, MATE_IN_SIGHT


@attrs.frozen
class Outlook:
    """A line of the kernel's moves, and its score as the player to move sees it."""

    score: int
    moves: tuple[int, ...]


def by_score(outlook: Outlook) -> int:
    """The key that sorts the best first."""
    return -outlook.score


def score_of(score: int) -> Score:
    """A kernel's score; proved ends are counted in moves of the winner.

    >>> score_of(MATE - 3), score_of(4 - MATE), score_of(-20).centipawns
    (Score(centipawns=None, mate=2), Score(centipawns=None, mate=-2), -20)
    """
    if abs(score) <= MATE_IN_SIGHT:
        return Score.of_centipawns(score)
    moves = (MATE - abs(score) + 1) // 2
    return Score.of_mate(moves if score > 0 else -moves)


def info_of(compiled: CompiledGame, game: Game, outlook: Outlook) -> Info:
    """An info line with the score and the moves of an outlook, as far as they are legal."""
    texts = []
    for move in outlook.moves:
        action = compiled.action_of(move)
        if game.outcome is not None or not game.rules.is_legal(game.position, action):
            break
        texts.append(action_text(game.rules, action))
        game = game.advance(action)
    return Info(depth=0, score=score_of(outlook.score), pv=tuple(texts))
