"""The way from core to the kernel of a game, which is imported, and numba with it, when it is first asked for."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.position import Position
from ..core.rules import RuleSet


def has_kernel(rules: RuleSet) -> bool:
    """Whether a game has been compiled; asking costs next to nothing."""
    return find_spec(f"{__package__}.{rules.game}_kernel") is not None


def kernel_of(rules: RuleSet) -> Any:  # noqa: ANN401  a module
    """The kernel module of a game.

    Raises:
        ModuleNotFoundError: if it has none.
    """
    return import_module(f".{rules.game}_kernel", __package__)


def is_open(position: Position) -> bool:
    """Whether a position discloses all that a kernel needs: nobody deploys, and no piece is unknown."""
    return not position.status.deploying and not position.status.pool
