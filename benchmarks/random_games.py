"""Games of random legal moves, the same for the same seed."""

from random import Random

from junqi.core.action import Deploy
from junqi.core.game import Game, is_deployment
from junqi.core.rules import RuleSet


def begin(rules: RuleSet, random: Random) -> Game:
    """A game whose pieces are dealt or deployed at random."""
    game = Game.begin(rules, rules.deal(rules.start(), random))
    while rules.deployment is not None and game.position.status.deploying:
        game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
    return game


def play(rules: RuleSet, random: Random, plies: int) -> Game:
    """A game of at most ``plies`` random moves."""
    game = begin(rules, random)
    for _ in range(plies):
        if game.outcome is not None:
            break
        game = game.play(random.choice(rules.legal_actions(game.position)))
    return game


def random_game(rules: RuleSet, random: Random, plies: int) -> Game:
    """A game of exactly ``plies`` random moves; one that ends earlier is thrown away for another."""
    while True:
        game = play(rules, random, plies)
        if sum(not is_deployment(ply) for ply in game.plies) == plies:
            return game
