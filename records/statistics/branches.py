"""The branches of a counted tree, in the order in which they are shown."""

from collections.abc import Iterator

import attrs

from ..spilling.counter import SpillingCounter
from ..spilling.map import SpillingMap
from .score import Score
from .tree_by import TreeBy
from .tree_root import KEY_SIZE, Root
from .tree_walk import END


@attrs.frozen
class Branch:
    """A move at a node.

    ``line`` are the moves from the root on, this one the last; it is empty where games go no further at the node, which
    is ``level`` - 1 plies after the root. ``share`` is that of the node's games. ``is_known`` says that other moves led
    to the same node before, so that its branches do not come again.
    """

    level: int
    line: tuple[str, ...]
    move: str | None
    score: Score
    share: float
    is_known: bool = False


@attrs.frozen
class _Edge:
    following: bytes
    move: str
    score: Score


def branches(edges: SpillingCounter, seen: SpillingMap, root: Root, depth: int, least: int = 1) -> Iterator[Branch]:
    """The moves of a tree, depth first, at each node the commonest first; only those of at least so many games.

    Where the order of moves does not matter, branches of a node come where the node comes first.
    """
    line: list[str] = []
    waiting = [_branches_at(edges, root.key)]
    while waiting:
        found = next(waiting[-1], None)
        if found is None or found[0].score.games < least:
            waiting.pop()
            del line[-1:]
            continue
        edge, share = found
        level = len(waiting)
        if edge.following == END:
            yield Branch(level, tuple(line), None, edge.score, share)
            continue
        is_known = level < depth and root.by is TreeBy.POSITION and seen.first(edge.following) is not None
        yield Branch(level, (*line, edge.move), edge.move, edge.score, share, is_known)
        if level < depth and not is_known:
            line.append(edge.move)
            waiting.append(_branches_at(edges, edge.following))


def root_score(edges: SpillingCounter, root: Root) -> Score:
    """The results of all games that came to the root."""
    numbers = [counts for _, counts in edges.of_prefix(root.key)]
    return Score(*(sum(column) for column in list(zip(*numbers, strict=True))[1:])) if numbers else Score()


def _branches_at(edges: SpillingCounter, node: bytes) -> Iterator[tuple[_Edge, float]]:
    """The edges of a node with their shares of its games, the commonest first."""
    found = [
        _Edge(key[KEY_SIZE : 2 * KEY_SIZE], key[2 * KEY_SIZE :].decode(), Score(*counts[1:]))
        for key, counts in edges.of_prefix(node)
    ]
    games = sum(edge.score.games for edge in found)
    found.sort(key=lambda edge: (-edge.score.games, edge.following == END, edge.move))
    return iter([(edge, edge.score.games / games) for edge in found])
