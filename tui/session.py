"""A game as people play it: with names, tags, and the moves taken back."""

from __future__ import annotations

import attrs

from ..core.action import Action
from ..core.deployment import Layout
from ..core.errors import JunqiError
from ..core.game import Game, is_deployment
from ..core.outcome import Outcome, Reason
from ..core.rules import RuleSet
from ..core.seat import OPPONENT, Player

DEFAULT_NAMES = ("First", "Second")


class NothingToUndoError(JunqiError):
    """A wish to take back where there is no move to take back."""

    def __init__(self, rules: RuleSet) -> None:
        before = " before the first move; deployments stay" if rules.deployment else ""
        super().__init__(f"There is no move to take back{before}.")


class NothingToRedoError(JunqiError):
    """A wish to play again a move that was not taken back."""

    def __init__(self) -> None:
        super().__init__("There is no move to play again.")


@attrs.frozen
class Session:
    """A game in progress or ended, and what surrounds it.

    ``undone`` holds the games taken back, the next one to redo last. ``names`` are indexed by player. ``tags`` are the
    record's tags that the game itself does not know, names and values (Event, Site, Date ...). ``prepared`` holds
    layouts made before the game, indexed by player.
    """

    game: Game
    names: tuple[str, str] = DEFAULT_NAMES
    tags: tuple[tuple[str, str], ...] = ()
    undone: tuple[Game, ...] = ()
    prepared: tuple[Layout | None, Layout | None] = (None, None)

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return self.game.rules

    @property
    def turn(self) -> Player:
        """Whose turn it is, or would be had the game not ended."""
        return self.game.position.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, if it has."""
        return self.game.outcome

    @property
    def can_undo(self) -> bool:
        """Whether there is a move, or an end by the players' words, to take back."""
        game = self.game
        return game.previous is not None and (game.ply is None or not is_deployment(game.ply))

    def name_of(self, player: Player) -> str:
        """A player's name."""
        return self.names[player]

    def at(self, game: Game) -> Session:
        """The session with another game that goes on from this one; moves taken back are forgotten."""
        return attrs.evolve(self, game=game, undone=())

    def play(self, action: Action) -> Session:
        """The session one ply on; raises what ``Game.play`` raises."""
        return self.at(self.game.play(action))

    def undo(self) -> Session:
        """The session one ply back: its very predecessor, with all its counters, flags and face-down pieces.

        Raises:
            NothingToUndoError: at the start, and where only deployments came before.
        """
        if not self.can_undo or self.game.previous is None:
            raise NothingToUndoError(self.rules)
        return attrs.evolve(self, game=self.game.previous, undone=(*self.undone, self.game))

    def redo(self) -> Session:
        """The session with the last move taken back played again.

        Raises:
            NothingToRedoError: if none was taken back.
        """
        if not self.undone:
            raise NothingToRedoError
        return attrs.evolve(self, game=self.undone[-1], undone=self.undone[:-1])

    def resign(self, player: Player) -> Session:
        """The session with ``player`` giving up."""
        return self.ended(Outcome(OPPONENT[player], Reason.RESIGNATION))

    def ended(self, outcome: Outcome) -> Session:
        """The session with an end that no ply made, such as the failure of a program that plays."""
        return self.at(self.game.end(outcome))

    def named(self, player: Player, name: str) -> Session:
        """The session with another name for a player."""
        first, second = (name if one is player else self.names[one] for one in Player)
        return attrs.evolve(self, names=(first, second))

    def agree_draw(self) -> Session:
        """The session ended as a draw that both players want."""
        return self.ended(Outcome(None, Reason.AGREEMENT))

    def whole_line(self) -> list[Game]:
        """Every game from the start to the last one taken back."""
        return [*self.game.line(), *self.undone[::-1]]
