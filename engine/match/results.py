"""The results of a match from the side of its first contestant, game by game and pair by pair."""

from collections.abc import Sequence

import attrs

PAIR_SCORES = (0.0, 0.5, 1.0, 1.5, 2.0)
"""What a contestant can score in a pair: two games from one opening with the sides swapped."""

Pairs = tuple[int, int, int, int, int]
"""How many pairs had each of ``PAIR_SCORES``: the pentanomial frequencies."""


@attrs.frozen
class Results:
    """Counts of games and pairs; a pair counts once both its games are over."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    pairs: Pairs = (0, 0, 0, 0, 0)

    @property
    def games(self) -> int:
        """How many games are over."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A point for a win, half of one for a draw."""
        return self.wins + self.draws / 2

    @property
    def pair_score(self) -> float:
        """The share of the points of complete pairs, of which there must be one.

        >>> Results(wins=1, draws=1, pairs=(0, 0, 0, 1, 0)).pair_score
        0.75
        """
        points = sum(count * score for count, score in zip(self.pairs, PAIR_SCORES, strict=True))
        return points / (PAIR_SCORES[-1] * sum(self.pairs))

    @classmethod
    def of(cls, scores: Sequence[float | None]) -> "Results":
        """The results of games in pairing order, 1, 0.5 or 0 each; ``None`` for one that is not over.

        >>> Results.of([1.0, 0.5, 0.0, None])
        Results(wins=1, draws=1, losses=1, pairs=(0, 0, 0, 1, 0))
        """
        done = [score for score in scores if score is not None]
        both = [
            first + second
            for first, second in zip(scores[::2], scores[1::2], strict=False)
            if first is not None and second is not None
        ]
        ll, ld, even, wd, ww = (both.count(score) for score in PAIR_SCORES)
        return cls(done.count(1.0), done.count(0.5), done.count(0.0), (ll, ld, even, wd, ww))
