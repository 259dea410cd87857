"""Pairs of games of compiled search against itself, with sides swapped, and what they say of strength."""

from collections.abc import Sequence

from selfplay import Player, play

from junqi.core.game import Game
from junqi.engine.match.elo import estimate


def half_points(starts: tuple[Game, Game], ours: Player, theirs: Player, nodes: int) -> int:
    """The half points, of four, that ``ours`` wins in two games: it begins the first, and the other the second."""
    led = play(starts[0], ours, theirs, ours, nodes)
    followed = 1 - play(starts[1], theirs, ours, ours, nodes)
    return round(2 * (led + followed))


def in_words(counts: Sequence[int]) -> str:
    """How often pairs won 0 to 4 half points, and the Elo that follows with its margin."""
    found = estimate(counts)
    assert found is not None
    return f"pairs {list(counts)}, Elo {found.elo:+.1f} +- {found.elo_margin:.1f}"
