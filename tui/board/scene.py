"""What there is to see on a board at one moment, beside the board itself."""

import enum
from collections.abc import Iterable, Mapping

import attrs

from ...core.action import Step
from ...core.board import Square
from ...core.ply import BattleResult
from ...core.position import Position
from ...core.rules import RuleSet


class Target(enum.Enum):
    """What a step of the selected piece to a square would do."""

    QUIET = "quiet"
    CAPTURE = "capture"
    LOSS = "loss"
    """The attacker falls, alone or together with the defender."""
    LIFT = "lift"


Targets = tuple[tuple[Square, Target], ...]


def _pairs(targets: Mapping[Square, Target] | Iterable[tuple[Square, Target]]) -> Targets:
    return tuple(targets.items() if isinstance(targets, Mapping) else targets)


def _as_set(squares: Iterable[Square]) -> frozenset[Square]:
    return frozenset(squares)


@attrs.frozen
class Scene:
    """A board with its marks.

    ``board`` holds one piece code a square. ``selected`` is the piece in hand, ``targets`` what it can do where.
    ``last_from`` and ``last_to`` are the squares of the last ply (a flip has only a ``last_to``). ``lit`` squares are
    those on which a piece in hand may be placed. ``hint`` are the squares of a suggested move, the first and the last.
    ``revealed`` shows what face-down pieces are, where that is known.
    """

    board: bytes
    selected: Square | None = None
    targets: Targets = attrs.field(default=(), converter=_pairs)
    last_from: Square | None = None
    last_to: Square | None = None
    lit: frozenset[Square] = attrs.field(default=frozenset(), converter=_as_set)
    hint: tuple[Square, ...] = ()
    revealed: bool = False

    def target(self, square: Square) -> Target | None:
        """What the selected piece can do on a square."""
        return dict(self.targets).get(square)


def targets_of(rules: RuleSet, position: Position, origin: Square) -> Targets:
    """The targets of the piece on ``origin``, for the player to move; none where it is not theirs."""
    steps = (Step(origin, target) for target in rules.targets(position, origin))
    return tuple((step.target, _target(rules, position, step)) for step in steps)


def _target(rules: RuleSet, position: Position, step: Step) -> Target:
    ply = rules.answer(position, step)
    if ply.lifts:
        return Target.LIFT
    if ply.battle is None:
        return Target.QUIET
    return Target.CAPTURE if ply.battle.result is BattleResult.ATTACKER_STAYS else Target.LOSS
