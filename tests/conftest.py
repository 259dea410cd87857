"""Fixtures for tests of every layer: moves in coordinate form, and games played at random."""

import re
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Action, Deploy, Flip, PickUp, PutDown, Step
from junqi.core.deployment import Layout
from junqi.core.game import Game
from junqi.core.position import Position
from junqi.core.rules import RuleSet
from junqi.notation.letters import letters_of

SQUARE = re.compile(r"[a-g][0-9]+")


def _layout(rules: RuleSet, text: str) -> Layout:
    letters = letters_of(rules).letters
    return bytes(letters.find(letter) + 1 for letter in text if letter != "/")


def action_of(rules: RuleSet, text: str) -> Action:
    """The action that a coordinate move stands for, read without the product's own reader."""
    if text[0] == "@":
        return Deploy(_layout(rules, text[1:]))
    squares = [rules.board.square(name) for name in SQUARE.findall(text)]
    if text[0] in "_^":
        return (PutDown if text[0] == "_" else PickUp)(squares[0])
    return Step(*squares) if len(squares) == 2 else Flip(squares[0])


def start_of(rules: RuleSet, random: Random) -> Game:
    """A game ready for its first move: dealt, or with both sides deployed at random."""
    game = Game.begin(rules, rules.deal(rules.start(), random))
    while game.position.status.deploying and rules.deployment:
        game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
    return game


def play_out(game: Game, random: Random, plies: int) -> Game:
    """The game after at most so many random plies."""
    for _ in range(plies):
        if game.outcome is not None:
            break
        game = game.play(random.choice(game.rules.legal_actions(game.position)))
    return game


@pytest.fixture(scope="session")
def act() -> Callable[[RuleSet, str], Action]:
    return action_of


@pytest.fixture(scope="session")
def random_game() -> Callable[..., Game]:
    """Makes a game of random plies: ``random_game(rules, seed, plies=..., position=None)``."""

    def make(rules: RuleSet, seed: int, plies: int = 80, position: Position | None = None) -> Game:
        random = Random(seed)
        start = start_of(rules, random) if position is None else Game.begin(rules, position)
        return play_out(start, random, plies)

    return make
