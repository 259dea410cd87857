"""Actions: what a player chooses, and nothing of what the truth answers."""

from typing import TypeAlias

import attrs

from .board import Square
from .deployment import Layout


@attrs.frozen
class Step:
    """Move the piece on ``origin`` to ``target``: a step, slide, jump, attack or lift."""

    origin: Square
    target: Square


@attrs.frozen
class Flip:
    """Turn up the face-down piece on a square."""

    square: Square


@attrs.frozen
class PickUp:
    """Lift the enemy Flag on which the own unit stands."""

    square: Square


@attrs.frozen
class PutDown:
    """Lay the carried Flag on the carrier's square."""

    square: Square


@attrs.frozen
class Deploy:
    """Place all pieces at once. ``layout`` is ``None`` where it is not disclosed."""

    layout: Layout | None


Action: TypeAlias = Step | Flip | PickUp | PutDown | Deploy
