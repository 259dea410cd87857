"""What choosing a square means: selecting, moving, flipping, a flag action, or nothing and why."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from ..core.action import Action, Flip, PickUp, PutDown, Step
from ..core.board import Square
from ..core.observation import Observation
from ..core.piece import KIND_BITS, piece_of


@attrs.frozen
class Selection:
    """A piece in hand: where it lies, where it may step, and what else may be done on its square."""

    origin: Square
    targets: tuple[Square, ...]
    in_place: Flip | PickUp | PutDown | None

    def is_legal(self, square: Square) -> bool:
        """Whether the piece may step onto a square."""
        return square in self.targets


@attrs.frozen
class Select:
    """Take a piece in hand."""

    selection: Selection


@attrs.frozen
class Drop:
    """Let go of the piece in hand."""


@attrs.frozen
class Act:
    """Play an action."""

    action: Action


@attrs.frozen
class Refuse:
    """Do nothing, and say why."""

    reason: str


Choice: TypeAlias = Select | Drop | Act | Refuse


def choose(seen: Observation, selection: Selection | None, square: Square) -> Choice:
    """What choosing ``square`` means while ``selection`` is in hand."""
    if selection is not None and square == selection.origin:
        return Act(selection.in_place) if selection.in_place is not None else Drop()
    if selection is not None and selection.is_legal(square):
        return Act(Step(selection.origin, square))
    found = selectable(seen, square)
    if found is not None:
        return Select(found)
    return Refuse(_refusal(seen, selection, square))


def selectable(seen: Observation, square: Square) -> Selection | None:
    """The selection that the piece on a square makes; ``None`` where the player to move can do nothing with it."""
    here = [action for action in seen.legal_actions() if _place(action) == square]
    if not here:
        return None
    targets = tuple(action.target for action in here if isinstance(action, Step))
    in_place = next((action for action in here if isinstance(action, Flip | PickUp | PutDown)), None)
    return Selection(square, targets, in_place)


def _place(action: Action) -> Square | None:
    """The square of the piece that acts."""
    if isinstance(action, Step):
        return action.origin
    return action.square if isinstance(action, Flip | PickUp | PutDown) else None


def _refusal(seen: Observation, selection: Selection | None, square: Square) -> str:
    rules, board = seen.rules, seen.position.board
    where, piece = rules.board.name_of(square), board[square]
    if seen.outcome is not None:
        return "The game is over."
    if selection is not None:
        mover = rules.kind_of(board[selection.origin]).name if board[selection.origin] & KIND_BITS else "piece"
        return f"The {mover} on {rules.board.name_of(selection.origin)} cannot go to {where}."
    if not piece:
        return f"There is no piece on {where}."
    if rules.side_of(seen.position, seen.position.turn) is None:
        return "Nobody knows the own colour yet: turn up a piece."
    own = rules.side_of(seen.position, seen.position.turn) == piece_of(piece).side
    name = rules.piece_name(piece)
    return f"The {name} on {where} cannot move now." if own else f"The {name} on {where} is not yours to move."
