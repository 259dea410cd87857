"""Which games a match consists of: pairs from one opening, the second game with the sides swapped."""

from random import Random

import attrs

from ...core.errors import JunqiError
from ...core.game import Game
from ...core.rules import RuleSet
from ...core.seat import Player
from .contestant import seeds
from .openings import OpeningStyle, opening


class GameCountError(JunqiError, ValueError):
    """A number of games that are not pairs."""

    def __init__(self, games: int) -> None:
        super().__init__(f"{games} games: give an even number from 2, as each opening is played with both sides")
        self.games = games


@attrs.frozen
class Fixture:
    """A game to be played. ``seats`` names the contestant (0 or 1) who is each player; ``seeds`` are by contestant."""

    number: int
    opening: Game
    seats: tuple[int, int]
    seeds: tuple[int, int]

    def score(self, winner: Player | None) -> float:
        """What the first contestant scores."""
        return 0.5 if winner is None else 1.0 - self.seats[winner]


def check_games(games: int) -> None:
    """Refuse a number of games that are not pairs.

    Raises:
        GameCountError: if it is odd or less than 2.
    """
    if games < 2 or games % 2:
        raise GameCountError(games)


def fixture(rules: RuleSet, style: OpeningStyle, seed: int, number: int) -> Fixture:
    """The game of a number, from 1, in a match of a seed; it depends on nothing else, so that a match can go on later.

    Raises:
        NoOpeningError: if the style allows none.
    """
    random = Random(f"{seed}:{(number - 1) // 2}")
    start = opening(rules, style, random)
    return Fixture(number, start, (1, 0) if swapped(number) else (0, 1), seeds(random))


def swapped(number: int) -> bool:
    """Whether the second contestant is the first player in the game of a number: it is in every other one."""
    return number % 2 == 0
