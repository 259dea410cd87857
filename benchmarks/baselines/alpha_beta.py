"""A baseline player for open games, as a program of the UCI protocol.

Alpha-beta of depth 4 with material evaluation and nothing else: no quiescence, no table, no time. Among equals it
chooses at random, by the option Seed. It deploys sensible layouts at random. Draws by repetition are seen at the root
alone.

    python benchmarks/baselines/alpha_beta.py --warm jungle    # compiles ahead, which takes some seconds
    junqi match engine "uci:python benchmarks/baselines/alpha_beta.py" --variant jungle
"""

import sys
import time
from random import Random

from serving import serve
from values import values_of

from junqi.core.action import Action, Deploy
from junqi.core.game import Game
from junqi.core.piece import KIND_BITS
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.engine.match.layouts import sensible_layout
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.info import Info
from junqi.engine.uci.score import Score
from junqi.engine.uci.spoken import action_text
from junqi.kernels.doors import kernel_of

DEPTH = 4
_MOST_PLIES = 32


class AlphaBeta:
    """Plays one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        import alpha_beta_kernel as compiled

        from junqi.kernels.memory_kernel import memory_block

        self._rules = rules
        self._compiled = compiled
        self._kernel = kernel_of(rules)
        self._word = self._kernel.rules_word(rules)
        self._values = values_of(rules)
        self._memory = memory_block(compiled.MOVES + _MOST_PLIES * compiled.MOST_MOVES)
        self._memory[compiled.VALUES : compiled.VALUES + len(self._values)] = self._values
        self._compile()

    def _compile(self) -> None:
        """Load what is compiled, or compile it now: the first move must not have to wait for it."""
        rules = self._rules
        start = Game.begin(rules)
        while rules.deployment is not None and start.position.status.deploying:
            start = start.play(Deploy(sensible_layout(rules.deployment, Random(1))))
        self._score(start, 0, 0)

    def think(self, assignment: Assignment) -> Action:
        """The move of the best score; of the limits only the depth is looked at."""
        game, limits, random = assignment.game, assignment.limits, assignment.random()
        if game.position.status.deploying:
            assert self._rules.deployment is not None
            return Deploy(sensible_layout(self._rules.deployment, random))
        began = time.monotonic()
        self._memory[self._compiled.NODES] = 0
        depth = DEPTH if limits.depth is None else min(DEPTH, limits.depth)
        action, score = self._best(game, depth, list(limits.moves), random)
        milliseconds = round((time.monotonic() - began) * 1000)
        nodes = int(self._memory[self._compiled.NODES])
        pv = (action_text(self._rules, action),)
        assignment.report(Info(depth, self._told(score), pv, nodes=nodes, time=milliseconds))
        return action

    def _told(self, score: int) -> Score:
        """A score as the protocol tells it."""
        plies = self._compiled.WIN - abs(score)
        if plies > DEPTH:
            return Score.of_centipawns(score)
        return Score.of_mate((plies + 2) // 2 if score > 0 else -((plies + 1) // 2))

    def evaluate(self, game: Game) -> Score:
        """The material."""
        return Score.of_centipawns(self._material(game))

    def _best(self, game: Game, depth: int, only: list[Action], random: Random) -> tuple[Action, int]:
        """The move of the best score, at random among equals."""
        best, found = -2 * self._compiled.WIN, []
        for action in only or self._rules.legal_actions(game.position):
            score = self._score(game.play(action), depth - 1, best)
            if score > best:
                best, found = score, []
            if score == best:
                found.append(action)
        return random.choice(found), best

    def _score(self, after: Game, depth: int, best: int) -> int:
        """What a move is worth to its player, exactly if it is at least ``best``."""
        win = self._compiled.WIN
        if after.outcome is not None:
            winner = after.outcome.winner
            return 0 if winner is None else -win if winner is after.position.turn else win
        state = self._kernel.state_of(self._rules, after.position)
        address, material = self._memory.ctypes.data, self._material(after)
        window = (-2 * win, 1 - best)
        return -int(self._compiled.alpha_beta(state, self._word, address, depth, *window, material, 1))

    def _material(self, game: Game) -> int:
        """How far the player to move is ahead."""
        side = self._rules.side_of(game.position, game.position.turn)
        pieces = (code for code in game.position.board if code)
        return sum(self._values[code & KIND_BITS] * (1 if code >> 4 & 1 == side else -1) for code in pieces)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--warm"]:
        AlphaBeta(rule_set(sys.argv[2]))
    else:
        serve("Baseline alpha-beta of depth 4", AlphaBeta)
