"""Going through the main line of a record with a program."""

import attrs

from ...core.action import Deploy
from ...core.game import Game
from ...core.ply import Ply
from ...records.model.record import Record
from ...records.model.replay import games_from, start_game
from ...records.model.tree import main_line
from ..uci.client import EngineClient
from ..uci.limits import Limits
from ..uci.score import Score
from ..uci.spoken import action_text
from .evaluator import Evaluation, evaluate, evaluate_action, is_by_chance, of_outcome
from .moves import JudgedMove


@attrs.define
class MainLine:
    """The moves to be judged: indices of nodes, and the games before the first and after each."""

    nodes: tuple[int, ...]
    games: tuple[Game, ...]
    evaluations: dict[int, Evaluation] = attrs.field(factory=dict)
    """By the number of moves before a position."""
    chances: dict[int, Evaluation] = attrs.field(factory=dict)
    """Of the moves that chance decides, before it has."""

    @classmethod
    def of(cls, record: Record) -> "MainLine":
        """The main line as far as it was understood.

        Raises:
            StartError: if the record's tags do not say how the game starts.
        """
        start = start_game(record)
        after = games_from(start, record)
        nodes, games = [], [start]
        for index in main_line(record):
            game = after[index]
            if game is None:
                break
            nodes.append(index)
            games.append(game)
        return cls(tuple(nodes), tuple(games))

    async def evaluate(self, client: EngineClient, limits: Limits, number: int) -> None:
        """Ask about the position after so many moves, and about the next move where chance decides it.

        Raises:
            EngineError: if the program fails.
        """
        game, ply = self.games[number], self._ply(number)
        if game.outcome is not None or game.position.status.deploying:
            return
        found = await evaluate(client, game, limits)
        if found is None:
            return
        self.evaluations[number] = found
        if ply is not None and is_by_chance(ply.action, game) and not self._is_best(number, ply):
            chance = await evaluate_action(client, game, ply.action, limits)
            if chance is not None:
                self.chances[number] = chance

    def judged(self) -> list[JudgedMove]:
        """The moves with what is known of them by now, deployments left out."""
        moves = []
        for number, node in enumerate(self.nodes):
            ply = self._ply(number)
            if ply is not None and not isinstance(ply.action, Deploy):
                moves.append(self._judged(number, node, ply))
        return moves

    def _judged(self, number: int, node: int, ply: Ply) -> JudgedMove:
        game, best, after = self.games[number], self.evaluations.get(number), self._after(number)
        played = self._end(number) or after
        if is_by_chance(ply.action, game):
            played = self.chances[number].score if number in self.chances else None
        return JudgedMove(node, game, best, played, after, is_best=best is not None and self._is_best(number, ply))

    def _after(self, number: int) -> Score | None:
        """The score of the position after a move, as its mover sees it."""
        found = self.evaluations.get(number + 1)
        return None if found is None else found.score.negated()

    def _end(self, number: int) -> Score | None:
        """What a move that ends the game brings its mover; ``None`` for other moves."""
        after = self.games[number + 1]
        return None if after.outcome is None else of_outcome(after.outcome, self.games[number].position.turn)

    def _ply(self, number: int) -> Ply | None:
        """The ply after so many moves."""
        return self.games[number + 1].ply if number + 1 < len(self.games) else None

    def _is_best(self, number: int, ply: Ply) -> bool:
        """Whether a ply is what the program would have played."""
        line = self.evaluations[number].line
        return line[:1] == (action_text(self.games[number].rules, ply.action),)
