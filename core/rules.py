"""What every rule set offers, whichever game it is of."""

import abc
import enum
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import attrs

from .action import Action, Step
from .board import Board, Square
from .deployment import Deployment
from .fault import Fault
from .outcome import Outcome, Reason
from .piece import KIND_BITS, SIDE_BIT, Code, PieceKind
from .ply import Ply
from .position import Position
from .seat import OPPONENT, SIDES, Player, Side


@attrs.frozen
class Repetition:
    """What repeating leads to: a draw at the nth occurrence, or a loss at the nth back and forth."""

    draw_at: int | None = None
    loss_at: int | None = None

    def __str__(self) -> str:
        if self.draw_at is not None:
            return f"draw at {self.draw_at}"
        return f"loss at {self.loss_at} back-and-forths" if self.loss_at is not None else "no"


@attrs.frozen
class RuleSet(abc.ABC):
    """One rule set: a game with the values of its parameters.

    Subclasses are the games. All methods are pure; none changes a position. Methods that take an
    action trust it to be legal unless they say otherwise; ``Game.play`` is the checked way.
    """

    game: ClassVar[str]
    """The game's name in lower case: the first part of identifiers, the key of its letter table."""
    board: ClassVar[Board]
    kinds: ClassVar[tuple[PieceKind, ...]]
    """Strongest first; ``kinds[(code & KIND_BITS) - 1]`` is a code's kind."""
    side_names: ClassVar[tuple[str, str]] = ("White", "Black")
    parameters: ClassVar[tuple[str, ...]] = ("first_side", "repetition", "quiet_plies")
    """Names of the fields by which this game's rule sets differ from other rule sets."""
    hides_pieces: ClassVar[bool] = False
    """Whether pieces lie face down, so that games may be dealt."""
    deployment: ClassVar[Deployment | None] = None
    """How players place their own pieces before the first move, in games where they do."""

    id: str
    title: str
    first_side: Side
    repetition: Repetition
    quiet_plies: int

    @abc.abstractmethod
    def start(self) -> Position:
        """The position in which a game begins, hidden pieces unknown."""

    @abc.abstractmethod
    def actions(self, position: Position) -> Iterator[Action]:
        """Yield the legal actions, in board order, as if the game were not over."""

    @abc.abstractmethod
    def targets(self, position: Position, origin: Square) -> list[Square]:
        """Squares to which the piece on ``origin`` may step, if the mover owns it; else none."""

    @abc.abstractmethod
    def apply(self, position: Position, action: Action, revealed: Code | None = None) -> Position:
        """The position after a legal action; ``revealed`` is the identity that flipping an unknown piece turns up.

        Raises:
            IdentityError: if an unknown piece is flipped and ``revealed`` is missing or is not among those face down.
        """

    @abc.abstractmethod
    def answer(self, position: Position, action: Action, revealed: Code | None = None) -> Ply:
        """The ply that a legal action makes, without its outcome."""

    @abc.abstractmethod
    def decision(self, position: Position) -> Outcome | None:
        """The end that the board itself shows: won, lost, both eliminated, or back and forth."""

    @abc.abstractmethod
    def faults(self, position: Position) -> tuple[Fault, ...]:
        """Everything that makes a raw position impossible in play; empty for a possible one."""

    def can_step(self, position: Position, origin: Square, target: Square) -> bool:
        """Whether the piece on ``origin`` may step to ``target``, if the mover owns it."""
        return target in self.targets(position, origin)

    def is_legal(self, position: Position, action: Action) -> bool:
        """Whether an action is legal, as if the game were not over."""
        if isinstance(action, Step):
            # An index below 0 would count from the end of the board.
            return 0 <= action.origin < self.board.size and self.can_step(position, action.origin, action.target)
        return action in self.actions(position)

    def legal_actions(self, position: Position) -> list[Action]:
        """All legal actions; none where the game is over."""
        if self.decision(position) is not None or position.quiet >= self.quiet_plies:
            return []
        return list(self.actions(position))

    def has_action(self, position: Position) -> bool:
        """Whether the player to move has a legal action, as if the game were not over."""
        return next(self.actions(position), None) is not None

    def outcome(self, position: Position, occurrences: int = 1) -> Outcome | None:
        """How the game has ended, if it has; ends are judged in the order of the rules.

        ``occurrences`` says how often the position has stood on the board, this time included.
        """
        decision = self.decision(position)
        if decision is not None:
            return decision
        if not self.has_action(position):
            return Outcome(OPPONENT[position.turn], Reason.NO_LEGAL_MOVE)
        draw_at = self.repetition.draw_at
        if draw_at is not None and occurrences >= draw_at:
            return Outcome(None, Reason.REPETITION)
        if position.quiet >= self.quiet_plies:
            return Outcome(None, Reason.QUIET_PLIES)
        return None

    def side_of(self, position: Position, player: Player) -> Side | None:
        """The colour a player plays; ``None`` while no one knows."""
        return SIDES[player ^ self.first_side]

    def public(self, position: Position, viewer: Player) -> Position:
        """The position as ``viewer`` may know it; the same one where nothing is hidden."""
        return position

    def public_ply(self, ply: Ply, position: Position, viewer: Player) -> Ply:
        """A past ply as ``viewer`` may know it when ``position`` stands, ``ply`` being played by the other player."""
        return ply

    def hidden(self, position: Position) -> bytes:
        """The identities still face down, as a sorted multiset of codes."""
        return b""

    def deal(self, position: Position, random: Random) -> Position:
        """The position with every unknown piece given an identity, at random from those still face down."""
        return position

    def kind_of(self, code: Code) -> PieceKind:
        """The kind of a piece whose identity is known."""
        return self.kinds[(code & KIND_BITS) - 1]

    def piece_name(self, code: Code) -> str:
        """A piece in words, such as ``White Rat``."""
        return f"{self.side_names[bool(code & SIDE_BIT)]} {self.kind_of(code).name}"

    def parameter_values(self) -> dict[str, str]:
        """The parameters of this rule set in words, by name."""
        values = {name: getattr(self, name) for name in self.parameters}
        return {name: in_words(value) for name, value in values.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the parameters alone: tables are made anew."""
        fields = {f.name: getattr(self, f.name) for f in attrs.fields(type(self)) if f.init}
        return _restore, (type(self), fields)


def _restore(cls: type[RuleSet], fields: dict[str, Any]) -> RuleSet:
    return cls(**fields)


def in_words(value: object) -> str:
    """A parameter's value as the documentation writes it.

    >>> in_words(True), in_words(Side.WHITE), in_words(3)
    ('yes', 'white', '3')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Side):
        return value.name.lower()
    return str(value.value) if isinstance(value, enum.Enum) else str(value)
