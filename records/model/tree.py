"""The tree of variations of a record. Everything here is linear and does not recurse."""

from .record import START, Record


def children(record: Record) -> tuple[tuple[int, ...], ...]:
    """For each node the indices of the moves that may follow it, the main one first.

    One entry more than there are nodes: the last holds the moves in the start position, so that
    ``children(record)[START]`` works.
    """
    found: list[list[int]] = [[] for _ in range(len(record.nodes) + 1)]
    for index, node in enumerate(record.nodes):
        found[node.parent].append(index)
    return tuple(map(tuple, found))


def main_line(record: Record, start: int = START) -> tuple[int, ...]:
    """The indices of the main moves after a node, as far as the record goes."""
    following = children(record)
    line = []
    while following[start]:
        start = following[start][0]
        line.append(start)
    return tuple(line)


def path(record: Record, index: int) -> tuple[int, ...]:
    """The indices of the nodes from the first move to a node, itself included."""
    line = []
    while index != START:
        line.append(index)
        index = record.nodes[index].parent
    return tuple(reversed(line))
