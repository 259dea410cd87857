"""What a tree of openings is asked to show."""

import attrs

from ...core.registry import rule_set
from .tree_by import TreeBy
from .tree_errors import TwoRootsError


@attrs.frozen
class TreeRequest:
    """Where a tree begins and how far it goes; it travels between processes.

    ``variant`` is the identifier of the only variant, or ``None`` for a tree of each. The tree begins at a position
    text, after some moves, or at the start. ``depth`` is in plies. ``valid`` leaves out games with errors.
    """

    depth: int = 2
    variant: str | None = None
    position: str | None = None
    moves: str | None = None
    by: TreeBy = TreeBy.POSITION
    valid: bool = False

    def __attrs_post_init__(self) -> None:
        if self.position is not None and self.moves is not None:
            raise TwoRootsError


def tree_request(
    depth: int, variant: str | None, position: str | None, moves: str | None, by: TreeBy, *, valid: bool
) -> TreeRequest:
    """A request in the words of the command line.

    Raises:
        UnknownRuleSetError: if there is no such variant. TwoRootsError: if there are two roots.
    """
    identifier = None if variant is None else rule_set(variant).id
    return TreeRequest(depth, identifier, position, moves, by, valid)
