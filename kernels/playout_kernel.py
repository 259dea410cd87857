"""Random games compiled, for every game."""

from typing import Any

from numba import literally

from . import game_kernel as game
from .game_kernel import DRAWN, GOES_ON, WON
from .memory_kernel import compiled, inlined, integer, load, store, word

PLIES, FIRST_WINS, SECOND_WINS, DRAWS = 0, 1, 2, 3
"""Where ``playouts`` counts, by index from the start of its memory."""
SEED = 4
"""Where it finds the state of its random numbers, which is not 0."""


@inlined
def next_random(seed: int) -> int:
    """The xorshift generator's next state. Source: G. Marsaglia, "Xorshift RNGs", 2003."""
    seed ^= seed << word(13)
    seed ^= seed >> word(7)
    return seed ^ (seed << word(17))


@inlined
def below(seed: int, limit: int) -> int:
    """A number from 0 to ``limit - 1`` out of a random word."""
    return integer(((seed >> word(32)) * word(limit)) >> word(32))


@compiled
def playouts(start: Any, rules: int, memory: int, games: int, most_plies: int, quiet_limit: int) -> None:
    """Play random games from a state, each of at most ``most_plies``, and add up what came of them.

    A ``quiet_limit`` of -1 knows no draw by quiet plies. Whoever is to move in ``start`` is the first here.
    """
    literally(rules)
    seed = word(load(memory, SEED))
    for _ in range(games):
        state = start
        plies = 0
        winner = DRAWS
        while plies < most_plies:
            moves = game.count(state, rules)
            if moves == 0:
                winner = FIRST_WINS if plies & 1 else SECOND_WINS
                break
            if game.quiet(state) == quiet_limit:
                break
            seed = next_random(seed)
            state = game.make(state, rules, game.nth(state, rules, below(seed, moves)))
            plies += 1
            decided = game.decision(state, rules)
            if decided != GOES_ON:
                winner = _winner(decided, plies)
                break
        store(memory, PLIES, load(memory, PLIES) + plies)
        store(memory, winner, load(memory, winner) + 1)
    store(memory, SEED, integer(seed))


@inlined
def _winner(decided: int, plies: int) -> int:
    """Who won, from what the player to move sees after so many plies."""
    if decided == DRAWN:
        return DRAWS
    return FIRST_WINS if (decided == WON) == (plies & 1 == 0) else SECOND_WINS
