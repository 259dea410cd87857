"""A game: a position with its past, shared by a link to the game one ply earlier."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import attrs

from .action import Action, Deploy
from .errors import GameOverError, IllegalActionError
from .outcome import Outcome
from .piece import Code
from .ply import Ply
from .position import Position
from .rules import RuleSet

Standing: TypeAlias = "tuple[bytes, int, Standing | None]"
"""A board that has stood, how often so far, and the standing two plies earlier, if no irreversible ply lies between."""

_Snapshot = tuple[RuleSet, Position, tuple[tuple[Ply | None, Outcome | None], ...]]


@attrs.frozen(eq=False, repr=False)
class Game:
    """An immutable game in progress or ended.

    ``previous`` is the game before ``ply``; keeping it is undo. An end by the players' words (resignation, agreement,
    time) is a link without a ply. ``standing`` is the chain in which repetitions are found: the boards with the same
    player to move, back to the last irreversible ply. Nothing here recurses, however long the game.
    """

    rules: RuleSet
    position: Position
    previous: Game | None = None
    ply: Ply | None = None
    outcome: Outcome | None = None
    standing: Standing = attrs.field(
        default=attrs.Factory(lambda self: (self.position.board, 1, None), takes_self=True)
    )
    length: int = 0
    """Number of plies so far, deployments included."""

    @classmethod
    def begin(cls, rules: RuleSet, position: Position | None = None) -> Game:
        """A game at its start: the rule set's own, or another position."""
        start = rules.start() if position is None else position
        return cls(rules, start, outcome=rules.outcome(start))

    def play(self, action: Action, revealed: Code | None = None) -> Game:
        """The game one ply on.

        Raises:
            GameOverError: if the game has ended.
            IllegalActionError: if the action is not legal.
            IdentityError: if ``revealed`` is needed and missing, or contradicts what is known.
        """
        if self.outcome is not None:
            raise GameOverError(action)
        if not self.rules.is_legal(self.position, action) or is_undisclosed(action):
            raise IllegalActionError(action)
        return self.advance(action, revealed)

    def advance(self, action: Action, revealed: Code | None = None) -> Game:
        """As ``play``, for an action known to be legal in a game that goes on; asks no questions."""
        rules = self.rules
        position = rules.apply(self.position, action, revealed)
        standing = self._standing(position)
        outcome = rules.outcome(position, standing[1])
        ply = rules.answer(self.position, action, revealed)
        if outcome is not None:
            ply = attrs.evolve(ply, outcome=outcome)
        return Game(rules, position, self, ply, outcome, standing, self.length + 1)

    def _standing(self, position: Position) -> Standing:
        """The standing of a position reached from here."""
        board = position.board
        if position.quiet < 2 or self.previous is None:
            return board, 1, None
        earlier: Standing | None = self.previous.standing
        before = earlier
        while before is not None:
            known, times, before = before
            if known == board:
                return board, times + 1, earlier
        return board, 1, earlier

    @property
    def occurrences(self) -> int:
        """How often the position has stood, this time included."""
        return self.standing[1]

    def end(self, outcome: Outcome) -> Game:
        """The game ended by the players' words.

        Raises:
            GameOverError: if it has ended already.
        """
        if self.outcome is not None:
            raise GameOverError(outcome.reason.value)
        return attrs.evolve(self, previous=self, ply=None, outcome=outcome)

    def backwards(self) -> Iterator[Game]:
        """This game, then each predecessor, back to the start."""
        game: Game | None = self
        while game is not None:
            yield game
            game = game.previous

    def line(self) -> list[Game]:
        """Every game from the start to this one."""
        return list(self.backwards())[::-1]

    @property
    def start(self) -> Position:
        """The position in which the game began."""
        return self.line()[0].position

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The plies so far, oldest first."""
        return tuple(game.ply for game in self.line() if game.ply is not None)

    def _snapshot(self) -> _Snapshot:
        """All that tells two games apart, without links."""
        line = self.line()
        return self.rules, line[0].position, tuple((game.ply, game.outcome) for game in line)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.length == other.length and self.position == other.position and self._snapshot() == other._snapshot()

    def __hash__(self) -> int:
        return hash((self.rules.id, self.position, self.length, self.outcome))

    def __repr__(self) -> str:
        return f"<Game {self.rules.id} length={self.length} position={self.position!r} outcome={self.outcome!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _replay, self._snapshot()


def _replay(rules: RuleSet, start: Position, steps: tuple[tuple[Ply | None, Outcome | None], ...]) -> Game:
    """Rebuild a pickled game."""
    game = Game(rules, start, outcome=steps[0][1])
    for ply, outcome in steps[1:]:
        if ply is None:
            assert outcome is not None
            game = game.end(outcome)
        else:
            game = game.advance(ply.action, ply.revealed)
    return game


def is_deployment(ply: Ply) -> bool:
    """Whether a ply is a deployment, which counts neither as a ply nor in move numbers."""
    return isinstance(ply.action, Deploy)


def is_undisclosed(action: Action) -> bool:
    """Whether an action is a deployment without its layout, which can be listed and observed but not played."""
    return isinstance(action, Deploy) and action.layout is None
