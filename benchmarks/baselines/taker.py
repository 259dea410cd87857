"""A baseline player for games with face-down pieces, as a program of the UCI protocol.

It takes the best visible capture: the one that gains most by plain values of the pieces. Without one that gains it
flips at random; once nothing is left to flip, it plays any legal move. Among equals it chooses at random, by the option
Seed.

    junqi match engine "uci:python benchmarks/baselines/taker.py" --variant junqi
"""

from serving import serve
from values import values_of

from junqi.core.action import Action, Flip, Step
from junqi.core.game import Game
from junqi.core.piece import KIND_BITS
from junqi.core.ply import BattleResult
from junqi.core.rules import RuleSet
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.score import Score


class Taker:
    """Plays one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._values = values_of(rules)

    def think(self, assignment: Assignment) -> Action:
        """The best capture, a flip, or anything."""
        game, random = assignment.game, assignment.random()
        actions = list(assignment.limits.moves) or self._rules.legal_actions(game.position)
        gains = {action: self._gain(game, action) for action in actions if isinstance(action, Step)}
        best = max(gains.values(), default=0)
        if best > 0:
            return random.choice([action for action, gain in gains.items() if gain == best])
        flips = [action for action in actions if isinstance(action, Flip)]
        return random.choice(flips or actions)

    def evaluate(self, game: Game) -> Score:
        """It knows no evaluation."""
        return Score.of_centipawns(0)

    def _gain(self, game: Game, step: Step) -> int:
        """What a step wins in value."""
        battle = self._rules.answer(game.position, step).battle
        if battle is None:
            return 0
        won, lost = self._values[battle.defender & KIND_BITS], self._values[battle.attacker & KIND_BITS]
        return won if battle.result is BattleResult.ATTACKER_STAYS else won - lost


if __name__ == "__main__":
    serve("Baseline taker", Taker)
