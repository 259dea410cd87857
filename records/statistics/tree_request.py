"""What a tree of openings is asked to show."""

import attrs

from .tree_by import TreeBy
from .tree_errors import TwoRootsError
from .variant_rows import variants_named


@attrs.frozen
class TreeRequest:
    """Where a tree begins and how far it goes; it travels between processes.

    ``variants`` are the identifiers of those that get a tree, ``None`` for all. The tree begins at a position
    text, after some moves, or at the start. ``depth`` is in plies. ``valid`` leaves out games with errors.
    """

    depth: int = 2
    variants: tuple[str, ...] | None = None
    position: str | None = None
    moves: str | None = None
    by: TreeBy = TreeBy.POSITION
    valid: bool = False

    def __attrs_post_init__(self) -> None:
        if self.position is not None and self.moves is not None:
            raise TwoRootsError

    def takes(self, variant: str) -> bool:
        """Whether games of a variant count."""
        return self.variants is None or variant in self.variants


def tree_request(
    depth: int, variant: str | None, position: str | None, moves: str | None, by: TreeBy, *, valid: bool
) -> TreeRequest:
    """A request in the words of the command line.

    Raises:
        UnknownRuleSetError: if there is no such variant. TwoRootsError: if there are two roots.
    """
    return TreeRequest(depth, variants_named(variant), position, moves, by, valid)
